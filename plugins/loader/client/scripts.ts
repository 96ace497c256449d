import {SCRIPTS_META} from '../../../protocol';
import {whenParsed} from './whenParsed';

/** Milliseconds before a script that failed is requested again: a random failure may be over by then. */
const RETRY_DELAY = 1000;

/** URLs of the scripts of this page. Empty on the development server, which loads them itself. */
function readScripts(): string[] {
  return document.querySelector<HTMLMetaElement>(`meta[name=${SCRIPTS_META}]`)?.content.match(/\S+/g) ?? [];
}

/**
 * Loads a script. If that fails, removes the element, for which the bundler would wait forever, and calls `onError`.
 */
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
 * Loads the scripts of the page; each is requested again if it fails. They can arrive in any order.
 *
 * @param onFailure called with the error text if a script has failed twice: then the page stays without behaviour
 */
export function loadScripts(onFailure: (reason: string) => void): void {
  whenParsed(() => {
    readScripts().forEach((src) => {
      const fail = () => onFailure(`${src} did not load.`);
      loadScript(src, () => setTimeout(() => loadScript(src, fail), RETRY_DELAY));
    });
  });
}

/** Fetches the scripts without running them, so that the first interaction does not wait for the network. */
export function prefetchScripts(): void {
  readScripts().forEach((href) => {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = 'script';
    link.href = href;
    document.head.append(link);
  });
}
