/** What is reported: a query whose results were seen. */
export interface ViewEvent {
  query: string;
  /** Number of results. */
  results: number;
}

export interface Reporter {
  /**
   * Reports that the results of a query are on the screen. Returns what to call when they no longer are: they
   * count as seen if they were there long enough.
   */
  show: (event: ViewEvent) => () => void;
}

/** Most events of one request. */
const CHUNK_SIZE = 20;
/** Results count as seen after this time, in milliseconds. Nobody reads those of a half-typed word. */
const VIEW_TIME = 400;
/** Events are sent when none came for this long, in milliseconds. */
const DEBOUNCE_DELAY = 400;

/** What a reader may have told the browser to tell sites. */
type PrivacyNavigator = Pick<Navigator, 'doNotTrack' | 'sendBeacon'> & {globalPrivacyControl?: boolean};

/** What is used of the window. */
type ReporterWindow = Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & {
  navigator: PrivacyNavigator;
  document: Pick<Document, 'visibilityState'>;
};

/** Whether the reader does not want to be tracked. */
function isTrackingRefused({doNotTrack, globalPrivacyControl}: PrivacyNavigator): boolean {
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
}

/**
 * Makes a reporter. Nothing is collected without an endpoint, or where the reader refuses tracking. Events that wait
 * are sent when the reader leaves the page.
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
    // Neither asks for the same listener twice.
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
