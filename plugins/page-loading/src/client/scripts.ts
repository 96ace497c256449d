import {SCRIPTS_META} from '../names';
import {whenParsed} from './whenParsed';

/** How long to wait before a script that failed is asked for again, in milliseconds: what fails by chance passes. */
const RETRY_DELAY = 1000;

interface LoadHandlers {
  /** A script has failed twice: the page stays without behaviour. */
  onFailure: () => void;
}

/** Addresses of the scripts of this page. Empty on the development server, which loads them itself. */
function readScripts(): string[] {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${SCRIPTS_META}]`);
  return meta ? meta.content.split(' ').filter(Boolean) : [];
}

/** Loads a script. `onError` is called where that fails, with the element taken away: the bundler waits for one that stays. */
function loadScript(src: string, onError: () => void): void {
  const element = document.createElement('script');
  element.src = src;
  element.onerror = () => {
    element.remove();
    onError();
  };
  document.head.appendChild(element);
}

/** Loads the scripts of the page, each of them once more where it fails. They wait for each other, in whatever order. */
export function loadScripts({onFailure}: LoadHandlers): void {
  whenParsed(() => {
    readScripts().forEach((src) => {
      loadScript(src, () => setTimeout(() => loadScript(src, onFailure), RETRY_DELAY));
    });
  });
}

/** Fetches the scripts without running them, so that the first touch does not wait for the network. */
export function prefetchScripts(): void {
  readScripts().forEach((href) => {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = 'script';
    link.href = href;
    document.head.appendChild(link);
  });
}
