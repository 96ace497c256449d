import {relative} from 'node:path';
import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import type {Chart, Charts, ChartValue} from '../../platform/charts';
import {createSchemaFileName, type SchemaFiles} from '../../platform/schemas';
import {createCascadeTree} from './createCascadeTree';
import {createEffectTable, lacksEffect} from './createEffectNodes';
import {createFieldRows} from './createFieldRows';
import {createGlanceTable} from './createGlanceTable';
import {createInstalledTable} from './createInstalledTable';
import {createAllRules, createOwnRules, createReactingRules, FOLD_FROM} from './createRuleNodes';
import {createScanTypeTable} from './createScanTypeTable';
import {createFieldTable, createValuesTable} from './createTables';
import {fold} from './nodes';
import {createChartLink, type Page} from './page';

/** The data behind the elements, which the examples are also checked against. */
export interface ReferenceData {
  schemas: SchemaFiles;
  charts: Charts;
}

type Attributes = Record<string, string | undefined>;

/** Creates the replacement for one element. The caller adds file and line to errors. */
type Create = (attributes: Attributes, data: ReferenceData, page: Page) => RootContent[];

/** Splits the value of an attribute that takes several names, separated by spaces. */
function splitList(value = ''): string[] {
  return value.split(/\s+/).filter(Boolean);
}

/** Whether a key is one of the parents or below one of them. */
function isBelow(key: string, parents: readonly string[]): boolean {
  return parents.some((parent) => key === parent || key.startsWith(`${parent}.`));
}

function findChart(charts: Charts, name: string | undefined, attribute = 'chart'): Chart {
  const chart = charts.get(name ?? '');
  if (!chart) throw new Error(`needs the attribute "${attribute}" with a known chart, got "${name ?? ''}"`);
  return chart;
}

const createFields: Create = ({of, path = '', without}, {schemas}) => {
  if (of === undefined) throw new Error('needs the attribute "of": the kind, such as of="Scan"');
  return [createFieldTable(createFieldRows(createSchemaFileName(of), path, splitList(without), schemas))];
};

const createValues: Create = ({chart: name, prefix, show}, {charts}) => {
  const chart = findChart(charts, name);
  const prefixes = splitList(prefix);
  if (prefixes.length > 0) {
    const values = chart.values.filter(({key}) => isBelow(key, prefixes));
    if (values.length > 0) return [createValuesTable(chart, values)];
    throw new Error(`shows nothing: no value of ${chart.chart} begins with "${prefix ?? ''}"`);
  }
  const shown = splitList(show);
  for (const parent of shown) {
    if (chart.values.some(({key}) => isBelow(key, [parent]))) continue;
    throw new Error(`cannot show "${parent}": no value of ${chart.chart} begins with it`);
  }
  const isFolded = ({key, shared = false}: ChartValue) =>
    shared && !lacksEffect(chart, key) && !isBelow(key, shown);
  const folded = chart.values.filter(isFolded);
  const particular = chart.values.filter((value) => !isFolded(value));
  const nodes: RootContent[] = particular.length === 0 ? [] : [createValuesTable(chart, particular)];
  if (folded.length === 0) return nodes;
  const kind = chart.scanTypes ? 'scanner' : 'hook';
  return [
    ...nodes,
    fold(`Values that ${kind} charts share (${folded.length})`, [createValuesTable(chart, folded)]),
  ];
};

const createRules: Create = ({chart, reactsTo}, {charts}, page) => {
  const linkChart = createChartLink(page, charts);
  if (chart !== undefined && reactsTo !== undefined) throw new Error('takes "chart" or "reactsTo", not both');
  if (chart !== undefined) {
    const rules = createOwnRules(findChart(charts, chart).chart, charts);
    if (rules) return rules;
    throw new Error(`shows nothing: ${chart} installs no CascadingRules`);
  }
  if (reactsTo === undefined) return createAllRules(charts, linkChart);
  const {chart: source} = findChart(charts, reactsTo, 'reactsTo');
  const rules = createReactingRules(source, charts, linkChart);
  if (!rules) throw new Error(`shows nothing: no rule of another chart reacts to findings of ${reactsTo}`);
  const [table] = rules;
  const count = table?.type === 'table' ? table.children.length - 1 : 0;
  return count < FOLD_FROM
    ? rules
    : [fold(`Rules of other charts that react to findings of ${source} (${count})`, rules)];
};

/** The elements that this plugin replaces, with their attributes. */
const ELEMENTS: Record<string, {attributes: readonly string[]; create: Create}> = {
  FieldTable: {attributes: ['of', 'path', 'without'], create: createFields},
  ChartValues: {attributes: ['chart', 'prefix', 'show'], create: createValues},
  CascadingRules: {attributes: ['chart', 'reactsTo'], create: createRules},
  CascadeTree: {
    attributes: [],
    create: (_, {charts}, page) => createCascadeTree(charts, createChartLink(page, charts)),
  },
  ScanTypes: {
    attributes: [],
    create: (_, {charts}, page) => [createScanTypeTable(charts, createChartLink(page, charts))],
  },
  ValuesWithoutEffect: {
    attributes: [],
    create: (_, {charts}, page) => [createEffectTable(charts, createChartLink(page, charts))],
  },
  Installed: {
    attributes: ['chart'],
    create: ({chart}, {charts}) => [
      fold('Objects, images and how the container runs', [createInstalledTable(findChart(charts, chart))]),
    ],
  },
  AtAGlance: {
    attributes: [],
    create: (_, {charts}, page) => [createGlanceTable(page, charts, createChartLink(page, charts))],
  },
};

/** The names of the elements that this plugin replaces. */
export const REFERENCE_ELEMENTS: ReadonlySet<string> = new Set(Object.keys(ELEMENTS));

function readAttributes(node: MdxJsxFlowElement, known: readonly string[]): Attributes {
  return Object.fromEntries(
    node.attributes.map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
        throw new Error('takes attributes with plain text only: name="value"');
      }
      if (!known.includes(attribute.name)) {
        const takes = known.length === 0 ? 'It takes none' : `It takes ${known.join(', ')}`;
        throw new Error(`has no attribute "${attribute.name}". ${takes}`);
      }
      return [attribute.name, attribute.value];
    }),
  );
}

/**
 * Creates the replacement for an element.
 *
 * @throws an error with file and line if an attribute is invalid or there is no data for it
 */
export function createReference(node: MdxJsxFlowElement, data: ReferenceData, page: Page): RootContent[] {
  try {
    const element = ELEMENTS[node.name ?? ''];
    return element ? element.create(readAttributes(node, element.attributes), data, page) : [];
  } catch (error) {
    const place = `${relative(process.cwd(), page.file)}:${node.position?.start.line ?? 1}`;
    const {message} = error as Error;
    throw new Error(`${place}: <${node.name ?? ''}> ${message}${message.endsWith('?') ? '' : '.'}`);
  }
}
