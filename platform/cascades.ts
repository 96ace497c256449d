import type {Chart, ChartCascadingRule, Charts} from './charts';

export interface InstalledRule {
  chart: Chart;
  rule: ChartCascadingRule;
}

/** All rules of all charts, sorted by chart. */
export function collectRules(charts: Charts): InstalledRule[] {
  return [...charts.values()].flatMap((chart) => (chart.cascadingRules ?? []).map((rule) => ({chart, rule})));
}

function sortUnique(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}

/** Charts whose findings start scans of a chart, according to its own rules. */
export function collectSources(charts: Charts, chart: string): string[] {
  return sortUnique(charts.get(chart)?.cascadingRules?.flatMap(({findingsOf}) => findingsOf) ?? []);
}

/** Charts that findings of a chart start, according to the rules of those charts. */
export function collectFollowers(charts: Charts, chart: string): string[] {
  return sortUnique(
    collectRules(charts)
      .filter(({rule}) => rule.findingsOf.includes(chart))
      .map((installed) => installed.chart.chart),
  );
}

/** For each chart whose findings start scans, the charts that they start, which can include itself. Sorted by name. */
export function collectStarts(charts: Charts) {
  const rules = collectRules(charts);
  return sortUnique(rules.flatMap(({rule}) => rule.findingsOf)).map((source) => {
    const matching = rules.filter(({rule}) => rule.findingsOf.includes(source));
    return {
      source,
      categories: sortUnique(
        matching.flatMap(({rule}) => rule.matches.flatMap(({category = []}) => category)),
      ),
      followers: collectFollowers(charts, source).map((chart) => ({
        chart,
        /** Whether at least one of its rules needs nothing that the chart does not install. */
        worksAsShipped: matching
          .filter((installed) => installed.chart.chart === chart)
          .some(({rule}) => rule.needs === undefined),
      })),
    };
  });
}

export type CascadeStart = ReturnType<typeof collectStarts>[number];
