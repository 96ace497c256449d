import type {RootContent} from 'mdast';

import type {Chart, Charts, ChartValue} from '../../platform/charts';
import {loadCharts, loadSchemaFiles} from '../../platform/loadPlatform';
import {createSchemaFileName} from '../../platform/schemas';
import {loadImages} from '../../platform/catalogue/loadImages';
import {replaceElements, type ElementKind} from '../replaceElements';
import {createCascadeTree} from './createCascadeTree';
import {createFieldRows} from './createFieldRows';
import {createFirstSteps} from './createFirstSteps';
import {createGlance} from './createGlance';
import {createInstalledTable} from './createInstalledTable';
import {createEffectTable, createImageTables, createScanTypeTable} from './createListTables';
import {createAllRules, createOwnRules, createReactingRules} from './createRuleNodes';
import {createFieldTable, createValuesTable, lacksEffect} from './createTables';
import {createChartLink, fold, type ChartLink} from '../nodes';

type Create = ElementKind['create'];

function splitList(value = ''): string[] {
  return value.split(/\s+/).filter(Boolean);
}

function isBelow(key: string, parents: readonly string[]): boolean {
  return parents.some((parent) => key === parent || key.startsWith(`${parent}.`));
}

function findChart(name: string | undefined, attribute = 'chart'): Chart {
  const chart = loadCharts().get(name ?? '');
  if (!chart) throw new Error(`needs the attribute "${attribute}" with a known chart, got "${name ?? ''}"`);
  return chart;
}

const createFields: Create = ({of, path = '', without}) => {
  if (of === undefined) throw new Error('needs the attribute "of": the kind, such as of="Scan"');
  const file = createSchemaFileName(of);
  return [createFieldTable(createFieldRows(file, path, splitList(without), loadSchemaFiles()))];
};

const createValues: Create = ({chart: name, prefix, show}) => {
  const chart = findChart(name);
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

const createRules: Create = ({chart, reactsTo}) => {
  const charts = loadCharts();
  const linkChart = createChartLink(charts);
  if (chart !== undefined && reactsTo !== undefined) throw new Error('takes "chart" or "reactsTo", not both');
  if (chart !== undefined) return createOwnRules(findChart(chart).chart, charts);
  if (reactsTo === undefined) return createAllRules(charts, linkChart);
  return createReactingRules(findChart(reactsTo, 'reactsTo').chart, charts, linkChart);
};

function ofAllCharts(create: (charts: Charts, linkChart: ChartLink) => RootContent[]): ElementKind {
  return {attributes: [], create: () => create(loadCharts(), createChartLink(loadCharts()))};
}

const ELEMENTS: Record<string, ElementKind> = {
  FieldTable: {attributes: ['of', 'path', 'without'], create: createFields},
  ChartValues: {attributes: ['chart', 'prefix', 'show'], create: createValues},
  CascadingRules: {attributes: ['chart', 'reactsTo'], create: createRules},
  CascadeTree: ofAllCharts(createCascadeTree),
  ScanTypes: ofAllCharts((charts, linkChart) => [createScanTypeTable(charts, linkChart)]),
  Images: ofAllCharts((_, linkChart) => createImageTables(loadImages(), linkChart)),
  ValuesWithoutEffect: ofAllCharts((charts, linkChart) => [createEffectTable(charts, linkChart)]),
  Installed: {
    attributes: ['chart'],
    create: ({chart}) => [
      fold('Objects, images and how the container runs', [createInstalledTable(findChart(chart))]),
    ],
  },
  FirstSteps: {attributes: ['step'], create: ({step}) => createFirstSteps(Number(step))},
  AtAGlance: {
    attributes: [],
    create: (_, {data}) => createGlance(data.frontMatter ?? {}, loadCharts(), createChartLink(loadCharts())),
  },
};

/**
 * Remark plugin: replaces elements such as `<ChartValues chart="nmap" />` with content generated from the page's front
 * matter and from the platform data that the examples are checked against.
 */
export default function remarkReference() {
  return replaceElements(ELEMENTS);
}
