export interface ViewEvent {
  query: string;
  results: number;
}

export interface Reporter {
  /** Says that results are on the screen; returns what says that they no longer are. */
  show: (event: ViewEvent) => () => void;
}

/** Events per request. */
const CHUNK_SIZE = 20;
/** In milliseconds. This excludes the results of half-typed words. */
const VIEW_TIME = 400;
/** In milliseconds after the last event. */
const DEBOUNCE_DELAY = 400;

type PrivacyNavigator = Pick<Navigator, 'doNotTrack' | 'sendBeacon'> & {globalPrivacyControl?: boolean};

type ReporterWindow = Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & {
  navigator: PrivacyNavigator;
  document: Pick<Document, 'visibilityState'>;
};

function isTrackingRefused({doNotTrack, globalPrivacyControl}: PrivacyNavigator): boolean {
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
}

/**
 * Nothing is collected without an endpoint, a path on the same host, or if the reader refuses tracking. What waits is
 * sent when the reader leaves the page.
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
