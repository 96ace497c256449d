import {collectRules} from '../../platform/cascades';
import type {ChartCascadingRule, Charts} from '../../platform/charts';

export interface ShippedRule {
  chart: string;
  /** What must exist in the namespace before it can work. */
  needs?: string;
  /** The rule as a manifest, as far as the data about the chart has it. */
  rule: object;
}

function toManifest(rule: ChartCascadingRule) {
  const {name, invasive, intensive, type, matches, scanType, parameters} = rule;
  return {
    metadata: {
      name,
      labels: {
        'securecodebox.io/invasive': invasive,
        'securecodebox.io/intensive': intensive,
        ...(type !== undefined && {'securecodebox.io/type': type}),
      },
    },
    spec: {matches: {anyOf: matches}, scanSpec: {scanType, parameters: parameters.split(' ')}},
  };
}

export function collectShippedRules(charts: Charts): ShippedRule[] {
  return collectRules(charts).map(({chart, rule}) => ({
    chart: chart.chart,
    ...(rule.needs !== undefined && {needs: rule.needs}),
    rule: toManifest(rule),
  }));
}
