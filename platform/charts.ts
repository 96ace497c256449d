/** One value of a Helm chart. */
export interface ChartValue {
  /** Path with dots, as `--set` takes it: `scanner.image.tag`. */
  key: string;
  /** Type in words, which readers see and which values files are checked against: see `valueTypes.ts`. */
  type: string;
  /** Allowed values, if the chart accepts only some. */
  allowed?: (string | number | boolean)[];
  /** The default as `values.yaml` shows it; absent if it is long or unknown, or the value is hidden. */
  default?: string;
  meaning: string;
  /** Lowest number that makes sense. */
  minimum?: number;
  /** Form that a string must have: a regular expression, and a description of it with an example. */
  form?: {pattern: string; words: string};
  /** Whether any key is allowed below this one. */
  open?: boolean;
  /** Kubernetes type of the value, `[]` after it for a list. */
  kubernetes?: string;
  /** Structure of the value in platform/schemas/chart-values.json, `[]` after it for a list. */
  schema?: string;
  /** Whether templates read the value although `values.yaml` does not list it. */
  hidden?: boolean;
  /** Whether nothing reads the value, for the reason that the meaning gives. */
  noEffect?: boolean;
  /** Whether the value is inherited and not overridden, except for a default that differs per chart. */
  shared?: boolean;
}

/** A ScanType that a scanner chart installs. */
export interface ChartScanType {
  /** Its name, without the suffix that `scanner.nameAppend` adds. */
  name: string;
  /** Container of the scan pod that runs the tool. */
  container: string;
  /** Command before the parameters of a Scan; parts in brackets depend on settings. */
  command: string;
  /** Name of the ParseDefinition that reads the result. */
  resultType: string;
  /** Name of the result file in `/home/securecodebox/`. */
  resultFile: string;
  restartPolicy: 'OnFailure' | 'Never';
  /** Service account of the scan pod, if it is not `lurker`. */
  serviceAccount?: string;
  /** Importer that the DefectDojo hook uses; if missing, the generic one. */
  defectDojoImporter?: string;
  /** Boolean value of the chart that must be true for the ScanType to be installed. */
  onlyWith?: string;
  /** Keys of values that other scanner charts apply to their scan pods and this ScanType does not, listed or not. */
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

/** An image that a chart runs, although no value of the chart names it with its tag. */
export interface ListedImage {
  /** What it is for, in words. */
  name: string;
  /** Repository and tag. */
  image: string;
  /** Key above the values that name another one: `minio.image`; absent if no such value is known. */
  value?: string;
  /** Whether registry and repository are separate values. */
  hasRegistry?: true;
  /** Boolean value of the chart without which the image is not needed. */
  onlyWith?: string;
  /** What else readers must know: sentences in Markdown. */
  note?: string;
}

/** A destination of scan pods. */
export interface EgressRule {
  /** Targets of the scan, any address, or pods in the namespace of the scan. */
  to: 'targets' | 'anywhere' | 'namespace';
  /** TCP ports; `TCP` stands for all of them. If missing: all ports and protocols. */
  ports?: number[] | 'TCP';
  /** What a rule for any address is for, because a NetworkPolicy knows no host names: the rest of a sentence. */
  hosts?: string;
}

/** What the scanner and its init containers contact in every scan. DNS and what `lurker` needs come in addition. */
export interface Egress {
  rules: EgressRule[];
  /** What scans may contact, or whom other pods contact for them, beyond these rules. */
  notCovered?: string[];
}

/** A Helm chart of the platform and its values. */
export interface Chart {
  chart: string;
  /** URL for `helm install`. */
  source: string;
  /** Route of the page that documents the chart. */
  page?: string;
  /** First release of the platform without the chart, if there is one. */
  removedIn?: string;
  /** Images that values do not name with their tag. */
  images?: ListedImage[];
  /** Pods besides those of ScanTypes that `imagePullSecrets` does not reach, in words. */
  withoutPullSecrets?: string[];
  /** Default tag of the scanner image, if it is not the chart's `appVersion`. */
  scannerTag?: 'chart version';
  /** User that the scanner image runs as, if known. */
  user?: string;
  /** Outbound connections of a scanner chart's scans. */
  egress?: Egress;
  /** ScanTypes of a scanner chart. */
  scanTypes?: ChartScanType[];
  /** What the chart installs besides ScanTypes, their ParseDefinitions and CascadingRules. */
  objects?: string[];
  cascadingRules?: ChartCascadingRule[];
  /** Keys of values that have no effect on what a scanner chart installs, apart from ScanTypes. */
  withoutEffect?: string[];
  /** Whether some values of the chart are not listed, so that unknown keys are no fault. */
  partial?: boolean;
  values: ChartValue[];
}

/** The default of a value, without the quotes that some charts write around strings. */
export function readDefault({default: text}: ChartValue): string | undefined {
  return text?.replace(/^(["'])(.*)\1$/, '$2');
}

/** Whether a value only affects the scan pod. If not, a ScanType that ignores it does so for the scan pod only. */
function isOfScanPodAlone(key: string): boolean {
  return key.startsWith('scanner.');
}

/** Whether nothing in a chart reads a value. */
export function isIgnored({scanTypes = [], withoutEffect = []}: Chart, key: string): boolean {
  if (withoutEffect.includes(key)) return true;
  return (
    isOfScanPodAlone(key) &&
    scanTypes.length > 0 &&
    scanTypes.every((scanType) => scanType.withoutEffect?.includes(key))
  );
}

/** All charts by name. */
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
