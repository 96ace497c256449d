import {SCRIPTS_META} from '../../../protocol';
import {whenParsed} from './whenParsed';

/** Milliseconds before a script that failed is requested again: a random failure may be over by then. */
const RETRY_DELAY = 1000;

/** URLs of the scripts of this page. Empty on the development server, which loads them itself. */
function readScripts(): string[] {
  return document.querySelector<HTMLMetaElement>(`meta[name=${SCRIPTS_META}]`)?.content.match(/\S+/g) ?? [];
}

/** Loads a script. `onError` is called where that fails, with the element taken away: the bundler waits for one that stays. */
function loadScript(src: string, onError: () => void): void {
  const element = document.createElement('script');
  element.src = src;
  element.onerror = () => {
    element.remove();
    onError();
  };
  document.head.append(element);
}

/**
 * Loads the scripts of the page, each of them once more where it fails. They wait for each other, in whatever order.
 *
 * @param onFailure gets the error text where a script has failed twice: the page stays without behaviour
 */
export function loadScripts(onFailure: (reason: string) => void): void {
  whenParsed(() => {
    readScripts().forEach((src) => {
      const fail = () => onFailure(`${src} did not load.`);
      loadScript(src, () => setTimeout(() => loadScript(src, fail), RETRY_DELAY));
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
    document.head.append(link);
  });
}
