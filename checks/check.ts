import type {Fault} from '../text/fault';
import type {PageSet} from './sources/readPages';

export interface CheckContext {
  siteDir: string;
  /** Reads all pages; cached, so that checks share the work. */
  readPages: () => Promise<PageSet>;
}

export interface CheckResult {
  /** How many things were checked, for the summary: `{count: 214, unit: 'code blocks'}`. */
  checked: {count: number; unit: string};
  faults: Fault[];
  /** Lines to print that are no faults, such as blocks that are not checked. */
  notes?: string[];
}

/** A check of the content. The list in `run.ts` has all of them. */
export interface Check {
  /** Name on the command line: `npm run check -- NAME`. */
  name: string;
  /** Half a sentence for the summary: what holds when the check passes. */
  promise: string;
  /** Checks of built pages need a finished `build/`; the others read the sources only. */
  reads: 'sources' | 'build';
  run: (context: CheckContext) => Promise<CheckResult>;
}
