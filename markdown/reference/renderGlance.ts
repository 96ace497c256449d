import type {PhrasingContent, RootContent} from 'mdast';

import {collectFollowers, collectSources} from '../../platform/cascades';
import type {Chart, Charts} from '../../platform/charts';
import {
  glanceLabels,
  intrusivenessLabels,
  stateLabels,
  type IntegrationKind,
} from '../../platform/catalogue/labels';
import type {IntegrationFrontMatter} from '../../platform/catalogue/schema';
import {renderNetworkPolicy} from './renderNetworkPolicy';
import {
  code,
  enumerate,
  enumerateCode,
  factTable,
  link,
  parsePhrasing,
  strong,
  text,
  type ChartLink,
  type Fact,
} from '../nodes';

/** The catalogue entry of a page, which markdown/catalogue validates. */
type Integration = Pick<IntegrationFrontMatter<'hook'>, 'state'> &
  Partial<Omit<IntegrationFrontMatter<'scanner'>, 'atAGlance'>> &
  Partial<Pick<IntegrationFrontMatter<'hook'>, 'hookTypes'>> & {atAGlance?: Record<string, string>};

/** How the DefectDojo hook imports results that have no dedicated importer. */
const GENERIC_IMPORTER = 'Generic Findings Import';

function renderState(
  {state, replacement}: Integration,
  {removedIn}: Partial<Chart>,
  kind: IntegrationKind,
): PhrasingContent[] {
  const removal = removedIn === undefined ? '' : `, removed in ${removedIn}`;
  const successor =
    replacement === undefined ? [] : [...text('. Use '), link(`/docs/${kind}s/${replacement}`, replacement)];
  return [...text(`${stateLabels[state]}${removal}`), ...successor];
}

function renderCharts(names: readonly string[], linkChart: ChartLink): PhrasingContent[] {
  return names.length === 0 ? text('None') : enumerate(names.map((name) => [linkChart(name)]));
}

/** More would repeat the table of the section about cascading rules, which pages of such charts have. */
const MOST_FOLLOWERS = 4;

function renderFollowers(names: readonly string[], linkChart: ChartLink): PhrasingContent[] {
  return names.length > MOST_FOLLOWERS
    ? [link('#cascading-rules', `${names.length} scanners`)]
    : renderCharts(names, linkChart);
}

function renderScannerRows(
  {appVersion = '', architectures = []}: Integration,
  chart: Chart,
  charts: Charts,
  linkChart: ChartLink,
): Fact[] {
  const {scanTypes = []} = chart;
  const importers = new Set(scanTypes.map((scanType) => scanType.defectDojoImporter ?? GENERIC_IMPORTER));
  return [
    ['ScanTypes', enumerateCode(scanTypes.map(({name}) => name))],
    ['Result type', enumerateCode(scanTypes.map(({resultType}) => resultType))],
    ['DefectDojo importer', text([...importers].join(', '))],
    ['Started by findings of', renderCharts(collectSources(charts, chart.chart), linkChart)],
    ['Its findings start', renderFollowers(collectFollowers(charts, chart.chart), linkChart)],
    ['Tool version', [code(appVersion)]],
    ['Architectures', architectures.length === 0 ? text('Not stated') : enumerateCode(architectures)],
  ];
}

function renderHookRows({hookTypes = [], architectures = []}: Integration, chart: Chart | undefined): Fact[] {
  const image = chart?.values.find(({key}) => key === 'hook.image.repository')?.default;
  return [
    ['Type', enumerateCode(hookTypes)],
    ['Chart', chart === undefined ? text('None yet') : [code(chart.chart)]],
    ['Image', image === undefined ? [] : [code(image)]],
    ['Architectures', enumerateCode(architectures)],
  ];
}

/** A table from the page's catalogue entry and its chart; for a scanner also the NetworkPolicy that allows it. */
export function renderGlance(
  {integration}: {integration?: Integration},
  charts: Charts,
  linkChart: ChartLink,
): RootContent[] {
  const answers = integration?.atAGlance;
  if (!integration || !answers)
    throw new Error('needs "integration.atAGlance" in the front matter of the page');
  const chart = charts.get(integration.chart ?? '');
  const kind = integration.intrusiveness === undefined ? 'hook' : 'scanner';
  const touch = integration.intrusiveness && intrusivenessLabels[integration.intrusiveness];

  const answerRows = Object.entries<string>(glanceLabels[kind]).map(([field, label]): Fact => {
    const answer = parsePhrasing(answers[field] ?? '');
    return [label, field === 'touchesTarget' && touch ? [strong(touch), ...text('. '), ...answer] : answer];
  });
  const chartRows =
    kind === 'scanner' && chart
      ? renderScannerRows(integration, chart, charts, linkChart)
      : renderHookRows(integration, chart);
  const state = renderState(integration, chart ?? {}, kind);
  const facts = factTable([...answerRows, ...chartRows, ['State', state]]);
  return kind === 'scanner' && chart ? [facts, renderNetworkPolicy(chart)] : [facts];
}
