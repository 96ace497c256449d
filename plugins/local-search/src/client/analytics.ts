/** What is reported: a query whose results were seen. */
export type ViewEvent = {
  query: string;
  /** Number of results. */
  results: number;
};

export type Reporter = {
  report: (event: ViewEvent) => void;
};

/** Most events of one request. */
const CHUNK_SIZE = 20;
/** Events are sent when none came for this long, in milliseconds. */
const DEBOUNCE_DELAY = 400;

/** What a reader may have told the browser to tell sites. */
type PrivacyNavigator = Pick<Navigator, 'doNotTrack' | 'sendBeacon'> & {globalPrivacyControl?: boolean};

/** Whether the reader does not want to be tracked. */
export function isTrackingRefused({doNotTrack, globalPrivacyControl}: PrivacyNavigator): boolean {
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
}

/**
 * Makes a reporter. Nothing is collected without an endpoint, or where the reader refuses tracking.
 *
 * @param endpoint path on the same host, or null
 */
export function createReporter(endpoint: string | null, navigator: PrivacyNavigator): Reporter {
  if (endpoint === null || isTrackingRefused(navigator)) return {report: () => undefined};
  let waiting: ViewEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(): void {
    clearTimeout(timer);
    while (waiting.length > 0 && endpoint !== null) {
      const events = waiting.slice(0, CHUNK_SIZE);
      waiting = waiting.slice(CHUNK_SIZE);
      navigator.sendBeacon(endpoint, new Blob([JSON.stringify({events})], {type: 'application/json'}));
    }
  }

  return {
    report(event) {
      waiting.push(event);
      clearTimeout(timer);
      timer = setTimeout(send, DEBOUNCE_DELAY);
    },
  };
}
