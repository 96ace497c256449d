import {gzipSync} from 'node:zlib';

import {isCompressible} from '../sites/proxy';

/** A request in a Lighthouse report. */
export interface PageRequest {
  url: string;
  /** What it is for; the browser says `Other` for prefetched files and for icons. */
  resourceType?: string;
}

/** Bytes that a page loads. A file that is prefetched and used after the touch is in both sums, but once in `all`. */
export interface Weight {
  /** Needed before the reader touches the page. */
  before: number;
  /** Prefetched, before or after the touch. */
  prefetched: number;
  /** Needed from the touch on. */
  after: number;
  all: number;
  /** Number of files. */
  files: number;
}

/** Bytes after gzip, level 9; images and fonts, which no server compresses, are counted as they are. */
async function fetchSize(url: string): Promise<number> {
  const response = await fetch(url);
  const body = Buffer.from(await response.arrayBuffer());
  const isText = isCompressible(response.headers.get('content-type') ?? '');
  return isText ? gzipSync(body, {level: 9}).length : body.length;
}

/**
 * Adds up what a page loads, by purpose.
 *
 * @param before requests until the page is quiet
 * @param after requests from the touch on
 * @param getSize returns the bytes of a file
 */
export async function measureWeight(
  before: readonly PageRequest[],
  after: readonly PageRequest[],
  getSize: (url: string) => Promise<number> = fetchSize,
): Promise<Weight> {
  const sizes = new Map<string, number>();
  const add = async (requests: readonly PageRequest[], isPrefetch?: boolean): Promise<number> => {
    const urls = requests
      .filter(({resourceType}) => isPrefetch === undefined || (resourceType === 'Other') === isPrefetch)
      .map(({url}) => url)
      .filter((url) => /^https?:/.test(url));
    let sum = 0;
    for (const url of new Set(urls)) {
      const size = sizes.get(url) ?? (await getSize(url));
      sizes.set(url, size);
      sum += size;
    }
    return sum;
  };
  const both = [...before, ...after];
  return {
    before: await add(before, false),
    prefetched: await add(both, true),
    after: await add(after, false),
    all: await add(both),
    files: sizes.size,
  };
}
