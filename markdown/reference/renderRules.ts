import type {PhrasingContent, RootContent, Table} from 'mdast';

import {collectRules, type InstalledRule} from '../../platform/cascades';
import type {ChartCascadingRule, Charts, FindingPattern} from '../../platform/charts';
import {
  code,
  DATA_LIST_CLASS,
  enumerate,
  fold,
  joinCode,
  paragraph,
  parsePhrasing,
  strong,
  table,
  text,
  type ChartLink,
} from '../nodes';

/** Tables with at least this many rows are folded, because readers look things up in them rather than read them. */
const FOLD_FROM = 8;

const INTENSITIES = ['light', 'medium', 'high'];

/** The conditions of a pattern as texts: `category: Open Port`, `state: open`. */
function listConditions({category, osi_layer: layer, attributes = {}}: FindingPattern): string[] {
  return [
    ...(category === undefined ? [] : [`category: ${category}`]),
    ...(layer === undefined ? [] : [`osi_layer: ${layer}`]),
    ...Object.entries(attributes).map(([key, value]) => `${key}: ${value}`),
  ];
}

/** What a finding must have: first the conditions that all patterns share, then the alternatives. */
function describeMatches(matches: readonly FindingPattern[]): PhrasingContent[] {
  const all = matches.map(listConditions);
  const [first = []] = all;
  const common = first.filter((condition) => all.every((conditions) => conditions.includes(condition)));
  const rest = all.map((conditions) => conditions.filter((condition) => !common.includes(condition)));
  const alternatives = rest.filter(({length}) => length > 0);
  const commonPart = joinCode(common);
  if (alternatives.length === 0) return commonPart;
  const differences = enumerate(
    alternatives.map((conditions) => joinCode(conditions, ' with ')),
    'or',
  );
  return common.length === 0 ? differences : [...commonPart, ...text(', and '), ...differences];
}

function describeStart({scanType, parameters, needs}: ChartCascadingRule): PhrasingContent[] {
  const start = [code(`${scanType} ${parameters}`)];
  return needs === undefined ? start : [...start, ...text('. Needs: '), ...parsePhrasing(needs)];
}

/**
 * @param options.linkChart links to a rule's chart, if the table has rules of several charts
 * @param options.withoutLabels leaves the labels out, because the text above the table names them
 */
function renderTable(
  rules: readonly InstalledRule[],
  {linkChart, withoutLabels = false}: {linkChart?: ChartLink; withoutLabels?: boolean} = {},
): Table {
  return table(
    DATA_LIST_CLASS,
    [linkChart ? 'Scanner and rule' : 'Rule', 'Finding that matches', 'Scan that starts'],
    rules.map(({chart, rule}) => [
      [
        ...(linkChart ? [linkChart(chart.chart), ...text(': ')] : []),
        code(rule.name),
        ...text(withoutLabels ? '' : ` (${rule.invasive}, ${rule.intensive})`),
      ],
      describeMatches(rule.matches),
      describeStart(rule),
    ]),
  );
}

export function renderOwnRules(chart: string, charts: Charts): RootContent[] {
  const rules = collectRules(charts).filter((installed) => installed.chart.chart === chart);
  if (rules.length === 0) throw new Error(`shows nothing: ${chart} installs no CascadingRules`);
  return [renderTable(rules)];
}

/** The rules of other charts that react to findings of a chart; many of them are folded. */
export function renderReactingRules(chart: string, charts: Charts, linkChart: ChartLink): RootContent[] {
  const rules = collectRules(charts).filter(
    ({chart: {chart: owner}, rule}) => owner !== chart && rule.findingsOf.includes(chart),
  );
  if (rules.length === 0)
    throw new Error(`shows nothing: no rule of another chart reacts to findings of ${chart}`);
  const nodes = [renderTable(rules, {linkChart})];
  return rules.length < FOLD_FROM
    ? nodes
    : [fold(`Rules of other charts that react to findings of ${chart} (${rules.length})`, nodes)];
}

export function renderAllRules(charts: Charts, linkChart: ChartLink): RootContent[] {
  const rules = collectRules(charts);
  return INTENSITIES.flatMap((intensity) => {
    const ofIntensity = rules.filter(({rule}) => rule.intensive === intensity);
    const kinds = [...new Set(ofIntensity.map(({rule}) => rule.invasive))];
    return kinds.flatMap((invasive) => [
      paragraph([strong(`Intensive: ${intensity}; invasive: ${invasive}`)]),
      renderTable(
        ofIntensity.filter(({rule}) => rule.invasive === invasive),
        {linkChart, withoutLabels: true},
      ),
    ]);
  });
}
