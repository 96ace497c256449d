import type {Segment} from '../core/text/passage';
import type {RecordType} from '../core/index/records';
import type {UnknownWords} from '../core/rank/unknownWords';
import type {SearchSettings} from '../core/settings';

export interface ShownResult {
  route: string;
  title: Segment[];
  /** What is above the section, outermost first; the page's title last, except for the start of a page. */
  path: string[];
  type: RecordType;
  /** Empty until the texts have arrived. */
  passage: Segment[];
}

export interface ShownCorrection {
  typed: string;
  /** As spelt in the results; what none of them shows is left out. */
  used: string[];
}

export interface SearchReply {
  results: ShownResult[];
  terms: string[];
  corrections: ShownCorrection[];
  unknown: UnknownWords | undefined;
}

export const EMPTY_REPLY: SearchReply = {results: [], terms: [], corrections: [], unknown: undefined};

/**
 * `index` has the bytes of the index file; the worker fetches the others. `retry`: a reader is about to search again,
 * so missing files may be requested again.
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
 * A query can get two replies, first without passages. `failed`: the index is unusable; `outdated`: the other files
 * belong to another one.
 */
export type WorkerResponse =
  {type: 'failed'} | {type: 'outdated'} | {type: 'reply'; id: number; reply: SearchReply};
