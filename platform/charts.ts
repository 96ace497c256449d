export interface ChartValue {
  key: string;
  type: string;
  allowed?: (string | number | boolean)[];
  default?: string;
  meaning: string;
  minimum?: number;
  form?: {pattern: string; words: string};
  open?: boolean;
  kubernetes?: string;
  schema?: string;
  hidden?: boolean;
  noEffect?: boolean;
  /** Whether the value is inherited and not overridden, except for a default that differs per chart. */
  shared?: boolean;
}

export interface ChartScanType {
  /** Its name, without the suffix that `scanner.nameAppend` adds. */
  name: string;
  container: string;
  /** Command before the parameters of a Scan; parts in brackets depend on settings. */
  command: string;
  resultType: string;
  resultFile: string;
  restartPolicy: 'OnFailure' | 'Never';
  serviceAccount?: string;
  defectDojoImporter?: string;
  onlyWith?: string;
  withoutEffect?: string[];
}

/** Conditions that a finding must meet, all of them. `*` in a string matches any characters. */
export interface FindingPattern {
  category?: string;
  osi_layer?: string;
  attributes?: Record<string, string | number>;
}

/** A CascadingRule that a scanner chart installs with `cascadingRules.enabled=true`. */
export interface ChartCascadingRule {
  name: string;
  invasive: string;
  intensive: string;
  type?: string;
  findingsOf: string[];
  matches: FindingPattern[];
  scanType: string;
  parameters: string;
  needs?: string;
}

/** An image that a chart runs, although no value of the chart names it with its tag. */
export interface ListedImage {
  name: string;
  image: string;
  value?: string;
  hasRegistry?: true;
  onlyWith?: string;
  note?: string;
}

export interface EgressRule {
  to: 'targets' | 'anywhere' | 'namespace';
  ports?: number[] | 'TCP';
  hosts?: string;
}

/** What the scanner and its init containers contact in every scan. DNS and what `lurker` needs come in addition. */
export interface Egress {
  rules: EgressRule[];
  notCovered?: string[];
}

export interface Chart {
  chart: string;
  source: string;
  page?: string;
  removedIn?: string;
  images?: ListedImage[];
  withoutPullSecrets?: string[];
  scannerTag?: 'chart version';
  user?: string;
  egress?: Egress;
  scanTypes?: ChartScanType[];
  objects?: string[];
  cascadingRules?: ChartCascadingRule[];
  withoutEffect?: string[];
  partial?: boolean;
  values: ChartValue[];
}

/** The default of a value, without the quotes that some charts write around strings. */
export function readDefault({default: text}: ChartValue): string | undefined {
  return text?.replace(/^(["'])(.*)\1$/, '$2');
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
