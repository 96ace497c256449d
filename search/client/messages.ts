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

/** A word that the documentation does not have, and what was looked for instead. */
export interface ShownCorrection {
  typed: string;
  /** As the results spell it; a term that none of them shows is left out. */
  used: string[];
}

/** What the worker says to a query. */
export interface SearchReply {
  results: ShownResult[];
  /** Terms to be marked on the page of a result. */
  terms: string[];
  corrections: ShownCorrection[];
}

/** The answer where there is no index, or where it is of no use. */
export const EMPTY_REPLY: SearchReply = {results: [], terms: [], corrections: []};

/** What a reader asks, and where. */
export interface Question {
  query: string;
  /** Ids of the versions that the reader reads, one of each docs plugin, see `DocsVersion`. */
  versions?: readonly string[];
}

/**
 * From the page to the worker. `index` has the bytes of the index file; the other files the worker fetches. `retry`
 * means that a reader is about to search again: what could not be fetched may be tried once more.
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
  | ({type: 'search'; id: number} & Question);

/**
 * From the worker to the page. A query may be answered twice: without passages at first, then with them. `failed` means
 * that the index is of no use, `outdated` that the files beside it belong to another one.
 */
export type WorkerResponse =
  {type: 'failed'} | {type: 'outdated'} | {type: 'reply'; id: number; reply: SearchReply};
