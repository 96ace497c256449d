import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {parseAllDocuments} from 'yaml';

import {loadSchemas} from '../../platform/loadPlatform';
import {describeSchemaError} from '../../platform/manifests/schemaFaults';

const EXAMPLES = resolve(__dirname, '..');
const GOLDEN_FOLDER = join(__dirname, 'golden');
const INPUTS = ['Chart.yaml', 'values.yaml', 'templates', 'cascading-rules'];

/** What a chart installs with certain values, as rendered by Helm. */
export interface GoldenChart {
  /** Name of the chart, and of the release: `make deploy` gives both the same. */
  chart: string;
  folder: string;
  /** Values file in addition to that of the chart; absent for the default values. */
  values?: string;
  file: string;
}

export interface Resource {
  apiVersion: string;
  kind: string;
  metadata: {name: string; labels?: Record<string, string>};
  spec: unknown;
}

function renderGolden(kind: 'scanners' | 'hooks', chart: string, withValues: boolean): GoldenChart {
  return {
    chart,
    folder: join(EXAMPLES, kind, chart),
    ...(withValues && {values: join(GOLDEN_FOLDER, `${chart}.values.yaml`)}),
    file: join(GOLDEN_FOLDER, `${chart}.${withValues ? 'everything' : 'default'}.yaml`),
  };
}

/** Every chart of the examples, with its default values and with every value set. */
export const GOLDEN_CHARTS = [false, true].flatMap((withValues) => [
  renderGolden('scanners', 'http-headers', withValues),
  renderGolden('hooks', 'raise-severity', withValues),
]);

/** Hash of everything that a chart is rendered from, to detect an outdated rendered file. */
function hashInputs({folder, values}: GoldenChart): string {
  const hash = createHash('sha256');
  const paths = INPUTS.filter((path) => existsSync(join(folder, path))).flatMap((path) =>
    path.endsWith('.yaml') ? [path] : readdirSync(join(folder, path)).map((name) => `${path}/${name}`),
  );
  for (const path of paths.sort()) hash.update(`${path}\n${readFileSync(join(folder, path), 'utf8')}`);
  if (values !== undefined) hash.update(readFileSync(values, 'utf8'));
  return hash.digest('hex');
}

export function renderHeader(golden: GoldenChart, engine: string): string {
  return `# Rendered by ${engine}. Do not edit: npx tsx examples/testing/renderCharts.ts\n# Inputs: sha256 ${hashInputs(golden)}\n`;
}

export function isUpToDate(golden: GoldenChart): boolean {
  const [, hash] = /^# Inputs: sha256 (\w+)$/m.exec(readFileSync(golden.file, 'utf8')) ?? [];
  return hash === hashInputs(golden);
}

/** What a chart installs, with its default values or with every value set. */
export function readGolden(chart: string, values: 'default' | 'everything' = 'default'): Resource[] {
  const text = readFileSync(join(GOLDEN_FOLDER, `${chart}.${values}.yaml`), 'utf8');
  return [...parseAllDocuments(text)].map((document) => {
    const [error] = document.errors;
    if (error) throw error;
    return document.toJS() as Resource;
  });
}

export function listSchemaErrors(resource: Resource): string[] {
  const validate = loadSchemas().findKind(resource.apiVersion, resource.kind);
  if (!validate) return [`${resource.kind} of ${resource.apiVersion} is not a known kind`];
  return validate(resource).map((error) => `${resource.kind}: ${describeSchemaError(error)}`);
}
