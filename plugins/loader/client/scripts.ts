import {SCRIPTS_META} from '../../../protocol';
import {create} from '../../../browser/create';
import {whenParsed} from './whenParsed';

/** Milliseconds before a script of the page is requested again: a random failure may be over by then. */
const RETRY_DELAY = 1000;

/** The URLs that a `<meta>` lists. */
export function readUrls(name: string): string[] {
  return document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content.match(/\S+/g) ?? [];
}

/** URLs of the scripts of this page. Empty on the development server, which loads them itself. */
const readScripts = (): string[] => readUrls(SCRIPTS_META);

/**
 * Loads a script. If that fails, removes the element, for which the bundler would wait forever, and calls `onError`.
 */
function loadScript(src: string, onError: () => void): void {
  const element = create('script', {src});
  element.onerror = () => {
    element.remove();
    onError();
  };
  document.head.append(element);
}

/**
 * Loads a script, and requests it again if that fails.
 *
 * @param delay milliseconds before the second request
 * @param onFailure called with the error text if it fails twice
 */
export function loadTwice(src: string, delay: number, onFailure: (reason: string) => void): void {
  const fail = () => onFailure(`${src} did not load.`);
  loadScript(src, () => setTimeout(() => loadScript(src, fail), delay));
}

/**
 * Loads the scripts of the page. They can arrive in any order.
 *
 * @param onFailure called with the error text if a script has failed twice: then the page stays without behaviour
 */
export function loadScripts(onFailure: (reason: string) => void): void {
  whenParsed(() => readScripts().forEach((src) => loadTwice(src, RETRY_DELAY, onFailure)));
}

/** Fetches the scripts without running them, so that the first interaction does not wait for the network. */
export function prefetchScripts(): void {
  document.head.append(...readScripts().map((href) => create('link', {rel: 'prefetch', as: 'script', href})));
}
