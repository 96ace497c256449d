// Types and labels only: the shared catalogue also imports the generated entries, which unit tests do not have.
import {type Catalogue, type HookEntry, type ScannerEntry} from '../../catalogue';
import {
  hookHeadings,
  intrusivenessLabels,
  scannerHeadings,
  targetLabels,
} from '../../../../platform/catalogue/labels';

export type ListEntry = (ScannerEntry & {kind: 'scanner'}) | (HookEntry & {kind: 'hook'});

export interface Query {
  /** Words that an entry must contain, in any order and case; empty matches everything. */
  text: string;
  /** Category that stands for the heading of the entries ({@link findLead}); undefined matches all. */
  category: string | undefined;
  /** Whether only entries with images for this processor are shown. */
  isArm64: boolean;
}

export const emptyQuery: Query = {text: '', category: undefined, isArm64: false};

const headings = Object.values<readonly string[]>({...scannerHeadings, ...hookHeadings});

/** The category that stands for all that share its heading, in URLs and in the filter: the first of them. */
function findLead(category: string): string {
  return headings.find((categories) => categories.includes(category))?.[0] ?? category;
}

/** All entries of the catalogue: scanners before hooks, and within each kind the deprecated ones last. */
export function collectEntries({scanners, hooks}: Catalogue): ListEntry[] {
  const entries: ListEntry[] = [
    ...scanners.map((entry) => ({...entry, kind: 'scanner' as const})),
    ...hooks.map((entry) => ({...entry, kind: 'hook' as const})),
  ];
  const rank = (entry: ListEntry) => (entry.kind === 'hook' ? 2 : 0) + (entry.state === 'deprecated' ? 1 : 0);
  // The sort is stable: within a rank the catalogue's own order by title stays.
  return entries.sort((a, b) => rank(a) - rank(b));
}

function searchableText(entry: ListEntry): string {
  const details =
    entry.kind === 'scanner'
      ? [
          ...entry.scanTypes,
          ...entry.targets.map((target) => targetLabels[target]),
          intrusivenessLabels[entry.intrusiveness],
        ]
      : entry.hookTypes;
  return [entry.title, entry.useCase, entry.chart ?? '', ...details].join(' ').toLowerCase();
}

export const runsOnArm64 = ({architectures}: ListEntry): boolean => architectures.includes('linux/arm64');

export function filterEntries(entries: readonly ListEntry[], {text, category, isArm64}: Query): ListEntry[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    const haystack = searchableText(entry);
    return (
      (category === undefined || findLead(entry.category) === category) &&
      (!isArm64 || runsOnArm64(entry)) &&
      words.every((word) => haystack.includes(word))
    );
  });
}

/** How many entries each heading has, by the category that stands for it; those without entries are absent. */
export function countByCategory(entries: readonly ListEntry[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const {category} of entries) {
    const lead = findLead(category);
    counts.set(lead, (counts.get(lead) ?? 0) + 1);
  }
  return counts;
}

/** Reads a query from a URL's query string. A category stands for its heading, an unknown one is ignored. */
export function parseQuery(search: string, categories: readonly string[]): Query {
  const parameters = new URLSearchParams(search);
  const category = findLead(parameters.get('category') ?? '');
  return {
    text: parameters.get('find') ?? '',
    category: categories.includes(category) ? category : undefined,
    isArm64: parameters.get('cpu') === 'arm64',
  };
}

/** Writes a query into a URL's query string and keeps its other parameters. The inverse of {@link parseQuery}. */
export function toSearch(search: string, {text, category, isArm64}: Query): string {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of [
    ['find', text.trim()],
    ['category', category],
    ['cpu', isArm64 ? 'arm64' : undefined],
  ] as const) {
    if (value) parameters.set(name, value);
    else parameters.delete(name);
  }
  const result = parameters.toString();
  return result === '' ? '' : `?${result}`;
}
