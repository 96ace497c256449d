import {parseArgs} from 'node:util';

/** What can be measured, in the order of the report. */
export const MODULES = ['build', 'pages', 'navigation', 'search'] as const;
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
  /** Paths of the pages, each with a slash at the front. */
  pages: readonly string[];
  /** How often each thing is measured; each module has its own number where this is missing. */
  runs?: number;
  /** How many times its pages the docs are built with; empty where growth is not measured. */
  scale: readonly number[];
  /** Folders and addresses to compare with, as they were written. */
  others: readonly string[];
}

const splitList = (text: string) => text.split(',').map((part) => part.trim());

function parseCount(name: string, text: string): number {
  // Number() alone also reads '', ' 80', 0x50 and 1e3.
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new Error(`--${name} takes whole numbers from 1 on, got "${text}"`);
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
      scale: {type: 'string'},
    },
  });
  const only = splitList(values.only);
  const unknown = only.find((name) => !MODULES.some((known) => known === name));
  if (unknown !== undefined) throw new Error(`--only takes ${MODULES.join(', ')}, got "${unknown}"`);
  const scale =
    values.scale === undefined ? [] : splitList(values.scale).map((text) => parseCount('scale', text));
  if (scale.length > 0 && !only.includes('build')) throw new Error('--scale needs the module "build"');
  if (scale.length > 0 && !scale.includes(1)) throw new Error('--scale needs 1 to compare with');
  return {
    only: MODULES.filter((name) => only.includes(name)),
    pages: splitList(values.pages),
    ...(values.runs === undefined ? {} : {runs: parseCount('runs', values.runs)}),
    scale: [...new Set(scale)].sort((a, b) => a - b),
    others: positionals,
  };
}
