/** One value of a Helm chart. */
export interface ChartValue {
  /** Path with dots, as `--set` takes it: `scanner.image.tag`. */
  key: string;
  /** Type in words, for the reader; they decide what a values file may hold: see `valueTypes.ts`. */
  type: string;
  /** Allowed values, where the chart knows only some. */
  allowed?: (string | number | boolean)[];
  /** The default as `values.yaml` shows it; absent where it is long, unknown, or the value is hidden. */
  default?: string;
  meaning: string;
  /** Lowest number that makes sense. */
  minimum?: number;
  /** Form that a text must have beyond its type: a regular expression, and the words for it with an example. */
  form?: {pattern: string; words: string};
  /** Whether keys below this one are free. */
  open?: boolean;
  /** Kubernetes type of the value, `[]` behind it for a list. */
  kubernetes?: string;
  /** Structure of the value in platform/schemas/chart-values.json, `[]` behind it for a list. */
  schema?: string;
  /** Whether templates read the value although `values.yaml` does not list it. */
  hidden?: boolean;
}

/** A Helm chart of the platform and its values. */
export interface Chart {
  chart: string;
  /** Address for `helm install`. */
  source: string;
  /** Route of the page that documents the chart. */
  page?: string;
  /** Whether the chart has values that are not listed, so that unknown keys are no fault. */
  partial?: boolean;
  values: ChartValue[];
}

/** All charts by name. */
export type Charts = ReadonlyMap<string, Chart>;

/** How a path of keys relates to a chart's values. */
export type ValueMatch =
  /** The path is a value, or lies inside an open one. */
  | {type: 'value'; value: ChartValue; inside: boolean}
  /** The path is a part of longer keys. */
  | {type: 'parent'}
  /** The chart has values that are not listed; this may be one. */
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
