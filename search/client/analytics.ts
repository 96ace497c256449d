interface ViewEvent {
  query: string;
  results: number;
}

/** Events per request. */
const CHUNK_SIZE = 20;
/** In milliseconds. This excludes the results of half-typed words. */
const VIEW_TIME = 400;
/** In milliseconds after the last event. */
const DEBOUNCE_DELAY = 400;

/**
 * Creates the function that reports results on the screen; it returns what says that they no longer are. Undefined if
 * the reader refuses tracking. What waits is sent when the reader leaves the page.
 *
 * @param endpoint path on the same host
 */
export function createReporter(endpoint: string): ((event: ViewEvent) => () => void) | undefined {
  const {doNotTrack, globalPrivacyControl} = navigator as Navigator & {globalPrivacyControl?: boolean};
  if (doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true) return undefined;
  const waiting: ViewEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(): void {
    clearTimeout(timer);
    while (waiting.length > 0) {
      const body = JSON.stringify({events: waiting.splice(0, CHUNK_SIZE)});
      navigator.sendBeacon(endpoint, new Blob([body], {type: 'application/json'}));
    }
  }

  addEventListener('pagehide', send);
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  return (event) => {
    const view = setTimeout(() => {
      waiting.push(event);
      clearTimeout(timer);
      timer = setTimeout(send, DEBOUNCE_DELAY);
    }, VIEW_TIME);
    return () => clearTimeout(view);
  };
}
