import {
  architectures,
  type Architecture,
  type Catalogue,
  type HookEntry,
  type PageLink,
  type ScannerEntry,
} from './catalogue';
import {findClosest} from './findClosest';
import type {ParsedPage} from './parsePage';
import {createProblemReport, type Problem} from './problems';

/**
 * Puts the entries of all pages together.
 *
 * @throws one error that lists all problems of all pages
 */
export function createCatalogue(pages: ParsedPage[]): Catalogue {
  const problems = pages.flatMap((page) => [...page.problems, ...collectReplacementProblems(page, pages)]);
  if (problems.length > 0) {
    throw new Error(createProblemReport(problems));
  }

  const scanners: ScannerEntry[] = [];
  const hooks: HookEntry[] = [];
  for (const page of pages) {
    if (!page.isListed || !page.valid) {
      continue;
    }
    const {kind, permalink, frontMatter} = page.valid;
    const {title, description, integration} = frontMatter;
    const common = {
      title,
      permalink,
      description,
      architectures: sortArchitectures(integration.architectures),
      replacement: createReplacementLink(page, pages),
    };
    // The spread keeps its type only where the kind is known.
    if (kind === 'scanner') {
      scanners.push({...page.valid.frontMatter.integration, ...common});
    } else {
      hooks.push({...page.valid.frontMatter.integration, ...common});
    }
  }
  return {scanners: sortByTitle(scanners), hooks: sortByTitle(hooks)};
}

/** Problems with `replacement`: the successor must be another page of the same kind. */
function collectReplacementProblems(page: ParsedPage, pages: ParsedPage[]): Problem[] {
  const replacement = page.valid?.frontMatter.integration.replacement;
  if (replacement === undefined || findReplacement(page, pages)) {
    return [];
  }
  const path = ['integration', 'replacement'];
  const slugs = pages
    .filter((other) => other !== page && other.kind === page.kind)
    .map((other) => other.slug);
  const closest = findClosest(replacement, slugs);
  return [
    {
      file: page.displayPath,
      line: page.findLine(path),
      field: path.join('.'),
      reason: `must be the last part of another ${page.kind} page's address, got "${replacement}"${
        closest === undefined ? '' : ` (did you mean ${closest}?)`
      }`,
    },
  ];
}

function findReplacement(page: ParsedPage, pages: ParsedPage[]): ParsedPage | undefined {
  const replacement = page.valid?.frontMatter.integration.replacement;
  return pages.find((other) => other !== page && other.kind === page.kind && other.slug === replacement);
}

function createReplacementLink(page: ParsedPage, pages: ParsedPage[]): PageLink | undefined {
  const successor = findReplacement(page, pages)?.valid;
  return successor && {title: successor.frontMatter.title, permalink: successor.permalink};
}

function sortArchitectures(unsorted: Architecture[]): Architecture[] {
  return architectures.filter((architecture) => unsorted.includes(architecture));
}

function sortByTitle<Entry extends PageLink>(entries: Entry[]): Entry[] {
  return entries.sort((a, b) => a.title.localeCompare(b.title, 'en', {sensitivity: 'base'}));
}
