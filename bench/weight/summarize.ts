/** A request of a page. */
export interface PageRequest {
  url: string;
  /** Whether the reader had touched the page. */
  isAfterTouch: boolean;
  /** Whether the page asked for it in advance, for later. */
  isPrefetch: boolean;
}

/** Files and their bytes after gzip. */
export interface Load {
  requests: number;
  bytes: number;
}

/**
 * What a page loads. A file that was prefetched and is used after the touch is in both columns; `all` counts every file
 * once.
 */
export interface Weight {
  /** Needed before the reader touches the page. */
  before: Load;
  /** Asked for in advance, before or after the touch. */
  prefetched: Load;
  /** Needed from the touch on. */
  after: Load;
  all: Load;
}

/**
 * Tells a prefetch by its headers, or by what the browser calls its kind.
 *
 * @param headers with lower-case names
 * @param kind `resourceType` of the browser's protocol
 */
export function isPrefetch(headers: Readonly<Record<string, string>>, kind: string): boolean {
  return (
    kind.toLowerCase() === 'prefetch' ||
    [headers.purpose, headers['sec-purpose'], headers['x-purpose'], headers['x-moz']].some((value) =>
      value?.includes('prefetch'),
    )
  );
}

/** Adds up the requests of a page by what they are for. */
export function summarize(requests: readonly PageRequest[], getBytes: (url: string) => number): Weight {
  const count = (wanted: readonly PageRequest[]): Load => {
    const urls = [...new Set(wanted.map(({url}) => url))];
    return {requests: urls.length, bytes: urls.reduce((sum, url) => sum + getBytes(url), 0)};
  };
  const needed = requests.filter((request) => !request.isPrefetch);
  return {
    before: count(needed.filter(({isAfterTouch}) => !isAfterTouch)),
    prefetched: count(requests.filter((request) => request.isPrefetch)),
    after: count(needed.filter(({isAfterTouch}) => isAfterTouch)),
    all: count(requests),
  };
}
