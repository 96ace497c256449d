/** What pages know of scanners and hooks. They import this file: it must not pull in Node code. */
import type {IntegrationKind} from '../../platform/catalogue/labels';
import type {IntegrationFrontMatter} from '../../platform/catalogue/schema';

export interface PageLink {
  title: string;
  /** Path of the page's URL, with the base URL: `/docs/scanners/nmap`. */
  permalink: string;
}

/** What the front matter says, with links to other pages; architectures and targets in the order of their lists. */
type Entry<Kind extends IntegrationKind> = PageLink &
  Omit<IntegrationFrontMatter<Kind>, 'replacement' | 'atAGlance'> & {replacement?: PageLink};

export type ScannerEntry = Entry<'scanner'> & {
  /** Charts of the scanners whose findings start this scanner, according to the rules in its chart; sorted by name. */
  startedBy: string[];
  /** Charts of the scanners that its findings start, according to the rules in those charts; sorted by name. */
  starts: string[];
};

export type HookEntry = Entry<'hook'>;

/** What a security team must know of a scanner before it allows it. Cells contain code in backticks. */
export interface ApprovalRow extends PageLink {
  cells: string[];
}

export interface Approval {
  columns: string[];
  rows: ApprovalRow[];
}

/** Path of the same table as CSV, below the base path. */
export const APPROVAL_CSV = '/docs/scanners/approval.csv';

export interface Catalogue {
  scanners: ScannerEntry[];
  hooks: HookEntry[];
}
