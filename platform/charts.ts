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
  /** Kubernetes type of the value, `[]` after it for a list. */
  kubernetes?: string;
  /** Structure of the value in platform/schemas/chart-values.json, `[]` after it for a list. */
  schema?: string;
  /** Whether templates read the value although `values.yaml` does not list it. */
  hidden?: boolean;
  /** Whether charts of the kind share the value: it is inherited, and nothing but a default per chart is overridden. */
  shared?: boolean;
}

/** A ScanType that a scanner chart installs. */
export interface ChartScanType {
  /** Its name, without the suffix that `scanner.nameAppend` adds. */
  name: string;
  /** Container of the scan pod that runs the tool. */
  container: string;
  /** Command in front of the parameters of a Scan; brackets hold what only some settings add. */
  command: string;
  /** Name of the ParseDefinition that reads the result. */
  resultType: string;
  /** Name of the result file in `/home/securecodebox/`. */
  resultFile: string;
  restartPolicy: 'OnFailure' | 'Never';
  /** Service account of the scan pod, where it is not `lurker`. */
  serviceAccount?: string;
  /** Importer that the DefectDojo hook chooses; without one it imports the findings generically. */
  defectDojoImporter?: string;
  /** Boolean value of the chart without which the ScanType is not installed. */
  onlyWith?: string;
  /** Keys of values that other scanner charts apply to their scan pods and this ScanType does not, listed or not. */
  withoutEffect?: string[];
}

/** Conditions that one finding must meet together. A text may hold `*` for any characters. */
export interface FindingPattern {
  category?: string;
  osi_layer?: string;
  attributes?: Record<string, string | number>;
}

/** A CascadingRule that a scanner chart installs with `cascadingRules.enabled=true`. */
export interface ChartCascadingRule {
  name: string;
  /** Labels `securecodebox.io/invasive`, `securecodebox.io/intensive` and `securecodebox.io/type`. */
  invasive: string;
  intensive: string;
  type?: string;
  /** Charts whose scanners emit findings that match. */
  findingsOf: string[];
  /** A finding matches if it fits one of these. */
  matches: FindingPattern[];
  /** ScanType of the scan that the rule starts, and its parameters separated by spaces. */
  scanType: string;
  parameters: string;
  /** What must exist in the namespace before the rule can work. */
  needs?: string;
}

/** A Helm chart of the platform and its values. */
export interface Chart {
  chart: string;
  /** Address for `helm install`. */
  source: string;
  /** Route of the page that documents the chart. */
  page?: string;
  /** First release of the platform without the chart, if there is one. */
  removedIn?: string;
  /** What the tag of the scanner image is by default, where it is not the chart's `appVersion`. */
  scannerTag?: 'chart version';
  /** User that the scanner image runs as, where it is known. */
  user?: string;
  /** ScanTypes of a scanner chart. */
  scanTypes?: ChartScanType[];
  /** What the chart installs besides ScanTypes, their ParseDefinitions and CascadingRules. */
  objects?: string[];
  cascadingRules?: ChartCascadingRule[];
  /** Keys of values that change nothing that a scanner chart installs, ScanTypes apart. */
  withoutEffect?: string[];
  /** Whether the chart has values that are not listed, so that unknown keys are no fault. */
  partial?: boolean;
  values: ChartValue[];
}

/** The default of a value as a value: without the quotes that some charts write around strings. */
export function readDefault({default: text}: ChartValue): string | undefined {
  return text?.replace(/^(["'])(.*)\1$/, '$2');
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
