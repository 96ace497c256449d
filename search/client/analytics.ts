/** What is reported: a query whose results were seen. */
export interface ViewEvent {
  query: string;
  /** Number of results. */
  results: number;
}

export interface Reporter {
  /**
   * Reports that the results of a query are on the screen. Returns a function to call when they no longer are. They
   * count as seen if they were shown for long enough.
   */
  show: (event: ViewEvent) => () => void;
}

/** Maximum number of events per request. */
const CHUNK_SIZE = 20;
/** Results count as seen after this many milliseconds. This excludes the results of half-typed words. */
const VIEW_TIME = 400;
/** Events are sent once there has been no new one for this many milliseconds. */
const DEBOUNCE_DELAY = 400;

/** Privacy preferences that the browser reports to sites. */
type PrivacyNavigator = Pick<Navigator, 'doNotTrack' | 'sendBeacon'> & {globalPrivacyControl?: boolean};

/** The parts of `window` that are used. */
type ReporterWindow = Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & {
  navigator: PrivacyNavigator;
  document: Pick<Document, 'visibilityState'>;
};

/** Whether the reader does not want to be tracked. */
function isTrackingRefused({doNotTrack, globalPrivacyControl}: PrivacyNavigator): boolean {
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
}

/**
 * Creates a reporter. Nothing is collected without an endpoint, or if the reader refuses tracking. Pending events are
 * sent when the reader leaves the page.
 *
 * @param endpoint path on the same host, or null
 */
export function createReporter(endpoint: string | null, window: ReporterWindow): Reporter {
  const {navigator, document} = window;
  if (endpoint === null || isTrackingRefused(navigator)) return {show: () => () => undefined};
  let waiting: ViewEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(): void {
    clearTimeout(timer);
    window.removeEventListener('pagehide', send);
    window.removeEventListener('visibilitychange', sendWhenHidden);
    while (waiting.length > 0 && endpoint !== null) {
      const events = waiting.slice(0, CHUNK_SIZE);
      waiting = waiting.slice(CHUNK_SIZE);
      navigator.sendBeacon(endpoint, new Blob([JSON.stringify({events})], {type: 'application/json'}));
    }
  }

  function sendWhenHidden(): void {
    if (document.visibilityState === 'hidden') send();
  }

  function report(event: ViewEvent): void {
    waiting.push(event);
    clearTimeout(timer);
    timer = setTimeout(send, DEBOUNCE_DELAY);
    // Adding the same listener again has no effect.
    window.addEventListener('pagehide', send);
    window.addEventListener('visibilitychange', sendWhenHidden);
  }

  return {
    show(event) {
      const view = setTimeout(() => report(event), VIEW_TIME);
      return () => clearTimeout(view);
    },
  };
}
