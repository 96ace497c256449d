import type {RootContent} from 'mdast';

import type {Chart, Charts, ChartValue} from '../../platform/charts';
import {loadCharts, loadSchemaFiles} from '../../platform/loadPlatform';
import {toSchemaFileName} from '../../platform/schemas';
import {loadImages} from '../../platform/catalogue/loadImages';
import {replaceElements, type ElementKind} from '../replaceElements';
import {renderCascadeTree} from './renderCascadeTree';
import {buildFieldRows} from './buildFieldRows';
import {renderContainerTable} from './renderContainerTable';
import {renderFirstSteps} from './renderFirstSteps';
import {renderGlance} from './renderGlance';
import {renderInstalledTable} from './renderInstalledTable';
import {
  renderDemoTargetTable,
  renderEffectTable,
  renderHookTable,
  renderImageTables,
  renderScannerImageTable,
  renderScanTypeTable,
} from './renderListTables';
import {renderAllRules, renderOwnRules, renderReactingRules} from './renderRules';
import {renderFieldTable, renderValuesTable, lacksEffect} from './renderTables';
import {compileChartLink, fold, type ChartLink} from '../nodes';

type Render = ElementKind['create'];

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

const renderFields: Render = ({of, path = '', without}) => {
  if (of === undefined) throw new Error('needs the attribute "of": the kind, such as of="Scan"');
  const file = toSchemaFileName(of);
  return [renderFieldTable(buildFieldRows(file, path, splitList(without), loadSchemaFiles()))];
};

const renderValues: Render = ({chart: name, prefix, show}) => {
  const chart = findChart(name);
  const prefixes = splitList(prefix);
  if (prefixes.length > 0) {
    const values = chart.values.filter(({key}) => isBelow(key, prefixes));
    if (values.length > 0) return [renderValuesTable(chart, values)];
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
  const nodes: RootContent[] = particular.length === 0 ? [] : [renderValuesTable(chart, particular)];
  if (folded.length === 0) return nodes;
  const kind = chart.scanTypes ? 'scanner' : 'hook';
  return [
    ...nodes,
    fold(`Values that ${kind} charts share (${folded.length})`, [renderValuesTable(chart, folded)]),
  ];
};

const renderRules: Render = ({chart, reactsTo}) => {
  const charts = loadCharts();
  const linkChart = compileChartLink(charts);
  if (chart !== undefined && reactsTo !== undefined) throw new Error('takes "chart" or "reactsTo", not both');
  if (chart !== undefined) return renderOwnRules(findChart(chart).chart, charts);
  if (reactsTo === undefined) return renderAllRules(charts, linkChart);
  return renderReactingRules(findChart(reactsTo, 'reactsTo').chart, charts, linkChart);
};

function ofAllCharts(create: (charts: Charts, linkChart: ChartLink) => RootContent[]): ElementKind {
  return {attributes: [], create: () => create(loadCharts(), compileChartLink(loadCharts()))};
}

const ELEMENTS: Record<string, ElementKind> = {
  FieldTable: {attributes: ['of', 'path', 'without'], create: renderFields},
  ChartValues: {attributes: ['chart', 'prefix', 'show'], create: renderValues},
  CascadingRules: {attributes: ['chart', 'reactsTo'], create: renderRules},
  CascadeTree: ofAllCharts(renderCascadeTree),
  ScanTypes: ofAllCharts((charts, linkChart) => [renderScanTypeTable(charts, linkChart)]),
  Images: ofAllCharts((_, linkChart) => renderImageTables(loadImages(), linkChart)),
  ScannerImages: ofAllCharts((charts, linkChart) => [renderScannerImageTable(charts, linkChart)]),
  ContainerUsers: ofAllCharts(renderContainerTable),
  HookImages: ofAllCharts((charts, linkChart) => [renderHookTable(loadImages(), charts, linkChart)]),
  DemoTargets: ofAllCharts((charts) => [renderDemoTargetTable(loadImages(), charts)]),
  ValuesWithoutEffect: ofAllCharts((charts, linkChart) => [renderEffectTable(charts, linkChart)]),
  Installed: {
    attributes: ['chart'],
    create: ({chart}) => [
      fold('Objects, images and how the container runs', [renderInstalledTable(findChart(chart))]),
    ],
  },
  FirstSteps: {attributes: ['step'], create: ({step}) => renderFirstSteps(Number(step))},
  AtAGlance: {
    attributes: [],
    create: (_, {data}) => renderGlance(data.frontMatter ?? {}, loadCharts(), compileChartLink(loadCharts())),
  },
};

/**
 * Remark plugin: replaces elements such as `<ChartValues chart="nmap" />` with content generated from the page's front
 * matter and from the platform data that the examples are checked against.
 */
export default function remarkReference() {
  return replaceElements(ELEMENTS);
}
