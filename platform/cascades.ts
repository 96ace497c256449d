import type {Chart, ChartCascadingRule, Charts} from './charts';

/** A rule with the chart that installs it. */
export interface InstalledRule {
  chart: Chart;
  rule: ChartCascadingRule;
}

/** All rules of all charts, in the order of the charts' names. */
export function collectRules(charts: Charts): InstalledRule[] {
  return [...charts.values()].flatMap((chart) => (chart.cascadingRules ?? []).map((rule) => ({chart, rule})));
}

function sortUnique(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}

/** Charts whose findings start scans of a chart, by the rules that the chart installs. */
export function collectSources(charts: Charts, chart: string): string[] {
  return sortUnique(charts.get(chart)?.cascadingRules?.flatMap(({findingsOf}) => findingsOf) ?? []);
}

/** Charts that findings of a chart start, by their own rules. */
export function collectFollowers(charts: Charts, chart: string): string[] {
  return sortUnique(
    collectRules(charts)
      .filter(({rule}) => rule.findingsOf.includes(chart))
      .map((installed) => installed.chart.chart),
  );
}
