import type {PhrasingContent, RootContent, Table} from 'mdast';

import {collectRules, type InstalledRule} from '../../platform/cascades';
import type {ChartCascadingRule, Charts, FindingPattern} from '../../platform/charts';
import {
  code,
  DATA_LIST_CLASS,
  enumerate,
  fold,
  join,
  joinCode,
  parsePhrasing,
  table,
  text,
  type ChartLink,
} from '../nodes';

/** Tables with at least this many rows are folded, because readers look things up in them rather than read them. */
const FOLD_FROM = 8;

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

function describeStart(start: string, {needs}: ChartCascadingRule): PhrasingContent[] {
  const needed = needs === undefined ? [] : [...text('. Needs: '), ...parsePhrasing(needs)];
  return [code(start), ...needed];
}

/** @param options.linkChart links to a rule's chart, if the table has rules of several charts */
function renderTable(rules: readonly InstalledRule[], {linkChart}: {linkChart?: ChartLink} = {}): Table {
  return table(
    DATA_LIST_CLASS,
    [linkChart ? 'Scanner and rule' : 'Rule', 'Finding that matches', 'Scan that starts'],
    rules.map(({chart, rule}) => [
      [
        ...(linkChart ? [linkChart(chart.chart), ...text(': ')] : []),
        code(rule.name),
        ...text(` (${rule.invasive}, ${rule.intensive})`),
      ],
      describeMatches(rule.matches),
      describeStart(`${rule.scanType} ${rule.parameters}`, rule),
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

/**
 * What a finding must have, short: ports and services alone. `undefined` if the patterns have other conditions; that
 * ports are open is left out.
 */
function describePorts(matches: readonly FindingPattern[]): PhrasingContent[] | undefined {
  const alternatives = matches.map(({category, osi_layer: layer, attributes = {}}) => {
    const {port, service, state, ...others} = attributes;
    const isPlain = category === 'Open Port' && layer === undefined && state === 'open';
    const [first, ...more] = [port, service].filter((value) => value !== undefined);
    if (!isPlain || first === undefined || more.length > 0) return undefined;
    const conditions = Object.entries(others).map(([key, value]) => `${key}: ${value}`);
    return [`${first}`, ...conditions];
  });
  const known = alternatives.filter((conditions) => conditions !== undefined);
  if (known.length < alternatives.length) return undefined;
  return join(
    known.map((conditions) => joinCode(conditions, ' with ')),
    ', ',
  );
}

/** The rules of all charts in one short table: their pages show the parameters. */
export function renderAllRules(charts: Charts, linkChart: ChartLink): RootContent[] {
  const rows = collectRules(charts).map(({chart, rule}) => [
    [linkChart(chart.chart), ...text(': '), code(rule.name)],
    describePorts(rule.matches) ?? describeMatches(rule.matches),
    describeStart(rule.scanType, rule),
    text(`${rule.invasive}, ${rule.intensive}`),
  ]);
  return [table(DATA_LIST_CLASS, ['Scanner and rule', 'Open port or service', 'Starts', 'Labels'], rows)];
}
