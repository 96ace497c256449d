import {formatFault, sortFaults, type Fault} from '../../text/fault';
import {findFieldLine} from '../../text/yamlLines';
import {formatCount} from '../../text/formatCount';
import {suggest} from '../../text/suggest';
import type {Charts} from '../../platform/charts';
import {collectFollowers, collectSources} from '../../platform/cascades';
import {
  architectures,
  type Catalogue,
  type HookEntry,
  type IntegrationKind,
  type PageLink,
  type ScannerEntry,
  targets,
} from '../../markdown/catalogue/catalogue';
import {describeError} from '../../markdown/catalogue/describeError';
import {
  findKnownKeys,
  frontMatterSchemas,
  type IntegrationFrontMatter,
} from '../../markdown/catalogue/schema';
import type {Page} from './collectPages';

/** An invalid field of the front matter. Its line is looked up only when it is reported. */
interface FieldFault {
  path: readonly (string | number)[];
  message: string;
}

type ParsedEntry = {
  [Kind in IntegrationKind]: {kind: Kind; integration: IntegrationFrontMatter<Kind>};
}[IntegrationKind];

interface ParsedPage {
  page: Page;
  entry: ParsedEntry | undefined;
  faults: FieldFault[];
}

function parsePage(page: Page): ParsedPage {
  const {kind, frontMatter} = page;
  const result = frontMatterSchemas[kind].validate(frontMatter);
  if (result.error) {
    const faults = result.error.details.map((detail) => ({
      path: detail.path,
      message: describeError(detail, findKnownKeys(kind, detail.path)),
    }));
    return {page, entry: undefined, faults};
  }
  return {page, entry: {kind, integration: result.value.integration} as ParsedEntry, faults: []};
}

/**
 * Combines the entries of all pages into the catalogue. Throws one error with all faults; `readSource` reads the
 * Markdown file of a page with faults, to find their lines.
 */
export function createCatalogue(
  pages: readonly Page[],
  charts: Charts,
  readSource: (file: string) => string,
): Catalogue {
  const parsedPages = pages.map(parsePage);
  const faults = parsedPages.flatMap((parsed) =>
    locateFaults(
      parsed.page.file,
      [...parsed.faults, ...collectReplacementFaults(parsed, pages)],
      readSource,
    ),
  );
  if (faults.length > 0) throw new Error(createReport(faults));

  const scanners: ScannerEntry[] = [];
  const hooks: HookEntry[] = [];
  for (const {page, entry} of parsedPages) {
    if (!page.isListed || !entry) continue;
    const {title, permalink} = page;
    const successor = findSuccessor(page, entry.integration.replacement, pages);
    const common = {
      title,
      permalink,
      architectures: architectures.filter((name) => entry.integration.architectures.includes(name)),
      replacement: successor && {title: successor.title, permalink: successor.permalink},
    };
    // Only the page shows `atAGlance`. It is removed in each branch, because TypeScript types the rest only by kind.
    if (entry.kind === 'scanner') {
      const {atAGlance, ...integration} = entry.integration;
      scanners.push({
        ...integration,
        ...common,
        targets: targets.filter((target) => integration.targets.includes(target)),
        startedBy: collectSources(charts, integration.chart),
        starts: collectFollowers(charts, integration.chart),
      });
    } else {
      const {atAGlance, ...integration} = entry.integration;
      hooks.push({...integration, ...common});
    }
  }
  return {scanners: sortByTitle(scanners), hooks: sortByTitle(hooks)};
}

/** The pages that a page may name as its successor: all others of the same kind, unlisted ones too. */
function collectCandidates(page: Page, pages: readonly Page[]): Page[] {
  return pages.filter((other) => other !== page && other.kind === page.kind);
}

function findSuccessor(
  page: Page,
  replacement: string | undefined,
  pages: readonly Page[],
): Page | undefined {
  return collectCandidates(page, pages).find(({slug}) => slug === replacement);
}

function collectReplacementFaults({page, entry}: ParsedPage, pages: readonly Page[]): FieldFault[] {
  const replacement = entry?.integration.replacement;
  if (replacement === undefined || findSuccessor(page, replacement, pages)) return [];
  const slugs = collectCandidates(page, pages).map(({slug}) => slug);
  return [
    {
      path: ['integration', 'replacement'],
      message: `integration.replacement must be the last part of another ${page.kind} page's URL, got "${replacement}".${suggest(replacement, slugs)}`,
    },
  ];
}

function locateFaults(
  file: string,
  faults: readonly FieldFault[],
  readSource: (file: string) => string,
): Fault[] {
  if (faults.length === 0) return [];
  const source = readSource(file);
  return faults.map(({path, message}) => ({file, line: findFieldLine(source, path), message}));
}

function createReport(faults: readonly Fault[]): string {
  return [
    `${formatCount(faults.length, 'fault')} in the catalogue entries of scanner and hook pages (plugins/integrations/README.md explains the fields):`,
    ...sortFaults(faults).map(formatFault),
  ].join('\n');
}

function sortByTitle<Entry extends PageLink>(entries: Entry[]): Entry[] {
  return entries.sort((a, b) => a.title.localeCompare(b.title, 'en', {sensitivity: 'base'}));
}
