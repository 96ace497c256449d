import type {Fault} from '../text/fault';
import type {PageSet} from './sources/readPages';

/** What a check gets to work on. */
export interface CheckContext {
  /** Absolute path of the site: the folder with `docs/` and `blog/`. */
  siteDir: string;
  /** Reads all pages on the first call and returns the same set afterwards, so that checks share the work. */
  readPages: () => Promise<PageSet>;
}

/** What a check found. */
export interface CheckResult {
  /** How many things were looked at, for the summary: `{count: 214, unit: 'code blocks'}`. */
  checked: {count: number; unit: string};
  faults: Fault[];
  /** Lines for the reader that are no faults, such as pages that are still to be written. */
  notes?: string[];
}

/** One of the checks of the content. Adding a check means adding it to the list in `run.ts`. */
export interface Check {
  /** Name on the command line: `npm run check -- NAME`. */
  name: string;
  /** Half a sentence for the summary: what holds when the check passes. */
  promise: string;
  /** Checks of built pages need a finished `build/`; the others read the sources only. */
  reads: 'sources' | 'build';
  run: (context: CheckContext) => Promise<CheckResult>;
}
