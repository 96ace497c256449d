import type {ChartFile, OwnValue, RuleEntry, ScanTypeEntry} from './chartSchema';

export type {Egress, EgressRule, FindingPattern, ListedImage} from './chartSchema';

export type ChartValue = Omit<OwnValue, 'after'> & {
  /** Whether the value is inherited and not overridden, except for a default that differs per chart. */
  shared?: boolean;
};

export type ChartScanType = ScanTypeEntry &
  Required<Pick<ScanTypeEntry, 'container' | 'resultFile' | 'restartPolicy'>>;

/** `scanType`: the first of the chart, which all its rules start. */
export type ChartCascadingRule = RuleEntry & {scanType: string};

export interface Chart extends Omit<
  ChartFile,
  'extends' | 'overrides' | 'scanTypes' | 'cascadingRules' | 'values'
> {
  chart: string;
  source: string;
  scanTypes?: ChartScanType[];
  cascadingRules?: ChartCascadingRule[];
  values: ChartValue[];
}

/** Whether nothing in a chart reads a value. */
export function isIgnored({scanTypes = [], withoutEffect = []}: Chart, key: string): boolean {
  if (withoutEffect.includes(key)) return true;
  // Other values also affect more than the scan pod, in which alone a ScanType ignores them.
  return (
    key.startsWith('scanner.') &&
    scanTypes.length > 0 &&
    scanTypes.every((scanType) => scanType.withoutEffect?.includes(key))
  );
}

export type Charts = ReadonlyMap<string, Chart>;

/** How a path of keys relates to a chart's values. */
export type ValueMatch =
  /** The path is that of a value, or is inside an open one. */
  | {type: 'value'; value: ChartValue; inside: boolean}
  /** The path is the beginning of longer keys. */
  | {type: 'parent'}
  /** Perhaps one of the chart's values that are not listed. */
  | {type: 'unlisted'}
  | {type: 'unknown'};

/** Looks up a path such as `['scanner', 'image', 'tag']`. */
export function findChartValue(chart: Chart, path: readonly string[]): ValueMatch {
  const key = path.join('.');
  const exact = chart.values.find((value) => value.key === key);
  if (exact) return {type: 'value', value: exact, inside: false};
  const open = chart.values.find((value) => value.open && key.startsWith(`${value.key}.`));
  if (open) return {type: 'value', value: open, inside: true};
  if (chart.values.some((value) => value.key.startsWith(`${key}.`))) return {type: 'parent'};
  return {type: chart.partial ? 'unlisted' : 'unknown'};
}
