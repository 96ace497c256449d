import type {RootContent} from 'mdast';

import type {Fault} from '../../text/fault';
import {getAttribute, type JsxElement} from '../../markdown/jsx';
import type {Page, PageHeading} from '../sources/parsePage';
import type {SectionRule} from './rules';

function getField(frontMatter: Record<string, unknown>, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (value as Record<string, unknown> | null | undefined)?.[key],
      frontMatter,
    );
}

function getSectionNodes({tree}: Page, {line}: PageHeading): RootContent[] {
  const start = tree.children.findIndex(
    (node) => node.type === 'heading' && node.position?.start.line === line,
  );
  const rest = start < 0 ? [] : tree.children.slice(start + 1);
  const end = rest.findIndex((node) => node.type === 'heading' && node.depth <= 2);
  return end < 0 ? rest : rest.slice(0, end);
}

function collectEmptySectionFaults(page: Page): Fault[] {
  return page.headings
    .filter(({depth}) => depth === 2)
    .filter((heading) => getSectionNodes(page, heading).every(({type}) => type === 'heading'))
    .map(({text, line}) => ({
      file: page.file,
      line,
      message: `the section "${text}" is empty. Write it, or remove its heading.`,
    }));
}

/** Elements that read the front matter; all others have a `chart` attribute. */
const WITHOUT_CHART: ReadonlySet<string> = new Set(['AtAGlance', 'DecisionStatus']);

function findChart(element: JsxElement): string | undefined {
  return getAttribute(element, 'chart') ?? getAttribute(element, 'reactsTo');
}

/** Generated content must exist, and show the chart that the page is about. */
function collectContentFaults(
  page: Page,
  present: ReadonlyMap<string, PageHeading>,
  sections: readonly SectionRule[],
): Fault[] {
  const chart = getField(page.frontMatter, 'integration.chart');
  return sections.flatMap(({heading, contains}): Fault[] => {
    const section = present.get(heading);
    if (contains === undefined || !section) return [];
    const needsChart = !WITHOUT_CHART.has(contains);
    if (needsChart && typeof chart !== 'string') return [];
    const elements = getSectionNodes(page, section).filter(
      (node): node is RootContent & JsxElement => node.type === 'mdxJsxFlowElement' && node.name === contains,
    );
    const [first] = elements;
    if (first && (!needsChart || elements.some((element) => findChart(element) === chart))) return [];
    const wanted = needsChart ? `<${contains} chart="${String(chart)}" />` : `<${contains} />`;
    const message = first
      ? `the section "${heading}" shows the chart "${findChart(first) ?? ''}", but the page is about "${String(chart)}". Write ${wanted}.`
      : `the section "${heading}" lacks what is made from data. Add ${wanted} on a line of its own.`;
    return [{file: page.file, line: first?.position?.start.line ?? section.line, message}];
  });
}

/** Counts entries of lists and rows of tables, except in folds, which few readers open. */
function countItems(nodes: readonly RootContent[]): number {
  return nodes.reduce((count, node) => {
    if (node.type === 'list') return count + node.children.length;
    return node.type === 'table' ? count + node.children.length - 1 : count;
  }, 0);
}

function collectAmountFaults(
  page: Page,
  present: ReadonlyMap<string, PageHeading>,
  sections: readonly SectionRule[],
): Fault[] {
  return sections.flatMap(({heading, maxItems}): Fault[] => {
    const section = present.get(heading);
    if (maxItems === undefined || !section) return [];
    const count = countItems(getSectionNodes(page, section));
    if (count <= maxItems) return [];
    const message = `the section "${heading}" has ${count} entries; ${maxItems} are the most on pages like this one. Move the others to the step that they belong to, or into a fold.`;
    return [{file: page.file, line: section.line, message}];
  });
}

/**
 * Lists sections that are missing, misspelt, empty or out of order.
 *
 * @param page the page; only its second-level headings count as sections
 * @param sections what the page should have, in order; other sections may come between them
 */
export function collectSectionFaults(page: Page, sections: readonly SectionRule[]): Fault[] {
  const {file, headings, frontMatter} = page;
  const isRequired = ({optional, onlyWith}: SectionRule) =>
    !optional && (onlyWith === undefined || getField(frontMatter, onlyWith) !== undefined);
  const present = new Map<string, PageHeading>();
  for (const heading of headings) {
    if (heading.depth === 2 && !present.has(heading.text)) present.set(heading.text, heading);
  }
  const expected = new Set(sections.map(({heading}) => heading));
  const faults = [
    ...collectEmptySectionFaults(page),
    ...collectContentFaults(page, present, sections),
    ...collectAmountFaults(page, present, sections),
  ];

  for (const [index, rule] of sections.entries()) {
    const name = rule.heading;
    if (present.has(name)) continue;
    const misspelt = headings.find(
      ({text, depth}) => depth === 2 && !expected.has(text) && text.toLowerCase() === name.toLowerCase(),
    );
    if (misspelt) {
      faults.push({
        file,
        line: misspelt.line,
        message: `the section "${misspelt.text}" is called "${name}" on pages like this one. Write "## ${name}".`,
      });
    } else if (isRequired(rule)) {
      // Sections reported before count as added, so that a writer can follow the messages in order.
      const before = sections
        .slice(0, index)
        .findLast((earlier) => present.has(earlier.heading) || isRequired(earlier));
      const place = before ? `after "${before.heading}"` : 'as the first section';
      faults.push({file, message: `the section "${name}" is missing. Add "## ${name}" ${place}.`});
    }
  }

  const ordered = sections.flatMap(({heading}) => present.get(heading) ?? []);
  const misplaced = ordered.find(({line}, index) => line < (ordered[index - 1]?.line ?? 0));
  if (misplaced) {
    const order = ordered.map(({text}) => `"${text}"`).join(', ');
    faults.push({
      file,
      line: misplaced.line,
      message: `the sections are not in the order of pages like this one. Write them as ${order}.`,
    });
  }
  return faults;
}
