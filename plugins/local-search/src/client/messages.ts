import type {Segment} from '../core/passage';
import type {RecordType} from '../core/records';
import type {Correction} from '../core/search';
import type {SearchSettings} from '../core/settings';

/** A result as the panel shows it. */
export type ShownResult = {
  route: string;
  title: Segment[];
  /** What stands above the section, outermost first; the page's title last, except for the start of a page. */
  path: string[];
  type: RecordType;
  /** Empty until the texts have arrived. */
  passage: Segment[];
};

/** What the worker says to a query. */
export type SearchReply = {
  results: ShownResult[];
  /** Terms to be marked on the page of a result. */
  terms: string[];
  corrections: Correction[];
};

/** From the page to the worker. `index` has the bytes of the index file. */
export type WorkerRequest =
  | {type: 'load'; index: ArrayBuffer; contentUrl: string; settings: SearchSettings}
  | {type: 'search'; id: number; query: string};

/** From the worker to the page. A query may be answered twice: without passages at first, then with them. */
export type WorkerResponse = {type: 'failed'} | {type: 'reply'; id: number; reply: SearchReply};
