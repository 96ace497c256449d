import type {RootContent} from 'mdast';

import {getAttribute, type JsxElement} from '../../markdown/jsx';
import type {Page, PageFault, PageHeading} from '../sources/parsePage';
import type {SectionRule} from './rules';

type Section = PageHeading & {nodes: RootContent[]};

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

/** Elements that read the front matter; all others have a `chart` attribute. */
const WITHOUT_CHART: ReadonlySet<string> = new Set(['AtAGlance', 'DecisionStatus']);

function findChart(element: JsxElement): string | undefined {
  return getAttribute(element, 'chart') ?? getAttribute(element, 'reactsTo');
}

/** Generated content must exist, and show the chart that the page is about. */
function collectContentFaults({text, line, nodes}: Section, contains: string, chart: unknown): PageFault[] {
  const needsChart = !WITHOUT_CHART.has(contains);
  if (needsChart && typeof chart !== 'string') return [];
  const elements = nodes.filter(
    (node): node is RootContent & JsxElement => node.type === 'mdxJsxFlowElement' && node.name === contains,
  );
  const [first] = elements;
  if (first && (!needsChart || elements.some((element) => findChart(element) === chart))) return [];
  const wanted = needsChart ? `<${contains} chart="${String(chart)}" />` : `<${contains} />`;
  const message = first
    ? `the section "${text}" shows the chart "${findChart(first) ?? ''}", but the page is about "${String(chart)}". Write ${wanted}.`
    : `the section "${text}" lacks what is made from data. Add ${wanted} on a line of its own.`;
  return [{line: first?.position?.start.line ?? line, message}];
}

/** Counts entries of lists and rows of tables, except in folds, which few readers open. */
function countItems(nodes: readonly RootContent[]): number {
  return nodes.reduce((count, node) => {
    if (node.type === 'list') return count + node.children.length;
    return node.type === 'table' ? count + node.children.length - 1 : count;
  }, 0);
}

/** Third-level headings that a section lacks or, if none is missing, has in another order than the rules. */
function collectSubsectionFaults(
  {text: section, line, nodes}: Section,
  {headings}: Page,
  subsections: readonly string[],
): PageFault[] {
  const lines = new Set(nodes.map((node) => node.position?.start.line));
  const found = headings
    .filter(({depth, line: own, text}) => depth === 3 && lines.has(own) && subsections.includes(text))
    .map(({text}) => text);
  const missing = subsections.filter((heading) => !found.includes(heading));
  if (missing.length > 0) {
    return missing.map((heading) => ({
      line,
      message: `the section "${section}" lacks the subsection "${heading}". Add "### ${heading}".`,
    }));
  }
  if (found.join('\n') === subsections.join('\n')) return [];
  const order = subsections.map((heading) => `"${heading}"`).join(', ');
  const message = `the subsections of "${section}" are not in the order of pages like this one. Write them as ${order}.`;
  return [{line, message}];
}

/**
 * Lists sections that are missing, misspelt, empty, too long or out of order, or lack what is made from data.
 *
 * @param page the page; only its second-level headings count as sections
 * @param rules what the page should have, in order; other sections may come between them
 */
export function collectSectionFaults(page: Page, rules: readonly SectionRule[]): PageFault[] {
  const sections = page.headings
    .filter(({depth}) => depth === 2)
    .map((heading): Section => ({...heading, nodes: getSectionNodes(page, heading)}));
  const find = (heading: string) => sections.find(({text}) => text === heading);
  const isExpected = ({heading, optional, onlyWith}: SectionRule) =>
    find(heading) !== undefined ||
    (!optional && (onlyWith === undefined || getField(page.frontMatter, onlyWith) !== undefined));
  const chart = getField(page.frontMatter, 'integration.chart');
  const faults: PageFault[] = sections
    .filter(({nodes}) => nodes.every(({type}) => type === 'heading'))
    .map(({text, line}) => ({
      line,
      message: `the section "${text}" is empty. Write it, or remove its heading.`,
    }));

  for (const [index, rule] of rules.entries()) {
    const {heading, contains, maxItems = Infinity, subsections = []} = rule;
    const section = find(heading);
    if (section) {
      if (contains !== undefined) faults.push(...collectContentFaults(section, contains, chart));
      faults.push(...collectSubsectionFaults(section, page, subsections));
      const count = countItems(section.nodes);
      if (count > maxItems) {
        const message = `the section "${heading}" has ${count} entries; ${maxItems} are the most on pages like this one. Move the others to the step that they belong to, or into a fold.`;
        faults.push({line: section.line, message});
      }
      continue;
    }
    const misspelt = sections.find(
      ({text}) =>
        text.toLowerCase() === heading.toLowerCase() && !rules.some((other) => other.heading === text),
    );
    if (misspelt) {
      const {text, line} = misspelt;
      const message = `the section "${text}" is called "${heading}" on pages like this one. Write "## ${heading}".`;
      faults.push({line, message});
    } else if (isExpected(rule)) {
      // Sections reported before count as added, so that a writer can follow the messages in order.
      const before = rules.slice(0, index).findLast(isExpected);
      const place = before ? `after "${before.heading}"` : 'as the first section';
      faults.push({message: `the section "${heading}" is missing. Add "## ${heading}" ${place}.`});
    }
  }

  const ordered = rules.flatMap(({heading}) => find(heading) ?? []);
  const misplaced = ordered.find(({line}, index) => line < (ordered[index - 1]?.line ?? 0));
  if (misplaced) {
    const order = ordered.map(({text}) => `"${text}"`).join(', ');
    const message = `the sections are not in the order of pages like this one. Write them as ${order}.`;
    faults.push({line: misplaced.line, message});
  }
  return faults;
}
