import type {Segment} from '../core/text/passage';
import type {RecordType} from '../core/index/records';
import type {SearchSettings} from '../core/settings';

/** A result as the panel shows it. */
export interface ShownResult {
  route: string;
  title: Segment[];
  /** What is above the section, outermost first; the page's title last, except for the start of a page. */
  path: string[];
  type: RecordType;
  /** Empty until the texts have arrived. */
  passage: Segment[];
}

/** A word that does not occur in the documentation, and what was searched for instead. */
export interface ShownCorrection {
  typed: string;
  /** As spelt in the results; terms that none of them shows are left out. */
  used: string[];
}

/** The worker's reply to a query. */
export interface SearchReply {
  results: ShownResult[];
  /** Terms to mark on the page of a result. */
  terms: string[];
  corrections: ShownCorrection[];
}

/** The reply if there is no usable index. */
export const EMPTY_REPLY: SearchReply = {results: [], terms: [], corrections: []};

/**
 * Messages from the page to the worker. `index` is the content of the index file; the worker fetches the other files
 * itself. `retry` means that a reader is about to search again, so files that could not be fetched may be requested
 * again.
 */
export type WorkerRequest =
  | {
      type: 'load';
      index: ArrayBuffer;
      supplementUrl: string;
      contentUrl: string;
      settings: SearchSettings;
    }
  | {type: 'retry'}
  | {type: 'search'; id: number; query: string};

/**
 * Messages from the worker to the page. A query can get two replies: first without passages, then with them. `failed`
 * means that the index is unusable, `outdated` that the other files belong to another index.
 */
export type WorkerResponse =
  {type: 'failed'} | {type: 'outdated'} | {type: 'reply'; id: number; reply: SearchReply};
