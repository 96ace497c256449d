import {formatFault, sortFaults, type Fault} from '../../text/fault';
import {findFieldLine} from '../../text/yamlLines';
import {formatCount} from '../../text/formatCount';
import {suggest} from '../../text/suggest';
import type {Charts} from '../../platform/charts';
import {collectFollowers, collectSources} from '../../platform/cascades';
import {type Catalogue, type HookEntry, type PageLink, type ScannerEntry} from './catalogue';
import {architectures, type IntegrationKind, targets} from '../../platform/catalogue/labels';
import {describeFieldError} from '../../text/describeFieldError';
import {
  findKnownKeys,
  frontMatterSchemas,
  type IntegrationFrontMatter,
} from '../../platform/catalogue/schema';
import type {Page} from './collectPages';

/** An invalid field of the front matter. Its line is looked up only when it is reported. */
interface FieldFault {
  path: readonly (string | number)[];
  message: string;
}

function readEntry<Kind extends IntegrationKind>(page: Page, kind: Kind): IntegrationFrontMatter<Kind> {
  const {value} = frontMatterSchemas[kind].validate(page.frontMatter) as {
    value: {integration: IntegrationFrontMatter<Kind>};
  };
  return value.integration;
}

/** The pages that a page may name as its successor: all others of the same kind, unlisted ones too. */
function collectCandidates(page: Page, pages: readonly Page[]): Page[] {
  return pages.filter((other) => other !== page && other.kind === page.kind);
}

function collectFaults(page: Page, pages: readonly Page[]): FieldFault[] {
  const {kind, frontMatter} = page;
  const {error} = frontMatterSchemas[kind].validate(frontMatter);
  if (error) {
    return error.details.map((detail) => ({
      path: detail.path,
      message: describeFieldError(detail, findKnownKeys(kind, detail.path)),
    }));
  }
  const {replacement} = readEntry(page, kind);
  const slugs = collectCandidates(page, pages).map(({slug}) => slug);
  if (replacement === undefined || slugs.includes(replacement)) return [];
  const message = `integration.replacement must be the last part of another ${kind} page's URL, got "${replacement}".${suggest(replacement, slugs)}`;
  return [{path: ['integration', 'replacement'], message}];
}

function renderReport(faults: readonly Fault[]): string {
  return [
    `${formatCount(faults.length, 'fault')} in the catalogue entries of scanner and hook pages (markdown/catalogue/README.md explains the fields):`,
    ...sortFaults(faults).map(formatFault),
  ].join('\n');
}

function sortByTitle<Entry extends PageLink>(entries: Entry[]): Entry[] {
  return entries.sort((a, b) => a.title.localeCompare(b.title, 'en', {sensitivity: 'base'}));
}

/**
 * Combines the entries of all pages into the catalogue. Throws one error with all faults; `readSource` reads the
 * Markdown file of a page with faults, to find their lines.
 */
export function buildCatalogue(
  pages: readonly Page[],
  charts: Charts,
  readSource: (file: string) => string,
): Catalogue {
  const faults = pages.flatMap((page) =>
    collectFaults(page, pages).map(({path, message}): Fault => {
      const {file} = page;
      return {file, line: findFieldLine(readSource(file), path), message};
    }),
  );
  if (faults.length > 0) throw new Error(renderReport(faults));

  const complete = (
    page: Page,
    entry: Pick<IntegrationFrontMatter<IntegrationKind>, 'architectures' | 'replacement'>,
  ) => {
    const successor = collectCandidates(page, pages).find(({slug}) => slug === entry.replacement);
    return {
      title: page.title,
      permalink: page.permalink,
      architectures: architectures.filter((name) => entry.architectures.includes(name)),
      replacement: successor && {title: successor.title, permalink: successor.permalink},
    };
  };
  const collectListed = (wanted: IntegrationKind) =>
    pages.filter(({kind, isListed}) => kind === wanted && isListed);
  // Only the page shows `atAGlance`.
  const scanners = collectListed('scanner').map((page): ScannerEntry => {
    const {atAGlance, ...entry} = readEntry(page, 'scanner');
    return {
      ...entry,
      ...complete(page, entry),
      targets: targets.filter((target) => entry.targets.includes(target)),
      startedBy: collectSources(charts, entry.chart),
      starts: collectFollowers(charts, entry.chart),
    };
  });
  const hooks = collectListed('hook').map((page): HookEntry => {
    const {atAGlance, ...entry} = readEntry(page, 'hook');
    return {...entry, ...complete(page, entry)};
  });
  return {scanners: sortByTitle(scanners), hooks: sortByTitle(hooks)};
}
