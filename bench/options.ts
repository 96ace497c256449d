import {parseArgs} from 'node:util';

/** What can be measured, in the order of the report. */
export const MODULES = ['pages', 'navigation', 'search'] as const;
export type ModuleName = (typeof MODULES)[number];

/** One page of each kind. */
const PAGES = [
  '/',
  '/docs/scbctl/installation',
  '/docs/getting-started/installation',
  '/docs/scanners/nmap',
  '/docs/api/crds/scan',
  '/blog',
  '/blog/2023/09/01/sbom-part-one-generation',
];

/** What is measured, and how. */
export interface Options {
  only: readonly ModuleName[];
  /** Paths of the pages, each with a leading slash. */
  pages: readonly string[];
  /** Number of runs; if missing, each module has its own. */
  runs?: number;
  /** Folders and URLs to compare with, as given. */
  others: readonly string[];
}

const splitList = (text: string) => text.split(',').map((part) => part.trim());

function parseRuns(text: string): number {
  // Number() alone also reads '', ' 80', 0x50 and 1e3.
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new Error(`--runs takes a whole number from 1 on, got "${text}"`);
  return Number(text);
}

/**
 * Reads the command line of the benchmark.
 *
 * @throws {Error} with one line that says what is wrong
 */
export function parseOptions(args: string[]): Options {
  const {values, positionals} = parseArgs({
    args,
    allowPositionals: true,
    options: {
      only: {type: 'string', default: MODULES.join(',')},
      pages: {type: 'string', default: PAGES.join(',')},
      runs: {type: 'string'},
    },
  });
  const only = splitList(values.only);
  const unknown = only.find((name) => !MODULES.some((known) => known === name));
  if (unknown !== undefined) throw new Error(`--only takes ${MODULES.join(', ')}, got "${unknown}"`);
  return {
    only: MODULES.filter((name) => only.includes(name)),
    pages: splitList(values.pages),
    ...(values.runs === undefined ? {} : {runs: parseRuns(values.runs)}),
    others: positionals,
  };
}
