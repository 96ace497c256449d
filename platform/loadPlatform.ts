import {readdirSync} from 'node:fs';
import {basename, join, relative} from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {LineCounter, parseDocument} from 'yaml';

import {readText} from '../text/readText';
import {readYamlFile} from '../text/readYamlFile';
import {dictionary, list, record, text, type Infer, type Schema as FileSchema} from '../text/shape';
import {findYamlLine} from '../text/yamlLines';
import type {Chart, Charts} from './charts';
import {baseSchema, buildChartSchema, type ChartBases, type ChartFile} from './chartSchema';
import {buildChart} from './buildChart';
import {collectChartFaults} from './chartFaults';
import {buildSchemaSet, type SchemaSet} from './buildSchemaSet';
import type {Schema, SchemaFiles} from './schemas';
import {buildTool, toolSchema, type Tool} from './tools';

const namesSchema = record({
  /** ScanTypes that pages define themselves. */
  own: list(text),
  /** Keys of labels and annotations, with their allowed values. */
  keys: dictionary<string[] | 'any'>(Joi.alternatives(Joi.array().items(Joi.string()), Joi.valid('any'))),
  /** Domains of keys whose names users choose. */
  openDomains: list(text),
  /** Importers of DefectDojo as its interface names them, by their constant in the hook's code. */
  importers: dictionary(text),
});
export type PlatformNames = Infer<typeof namesSchema>;

const releaseSchema = record({
  /** Version of platform, charts and images, without a leading `v`: `4.13.0`. */
  version: Joi.string()
    .pattern(/^\d+\.\d+\.\d+$/, 'version without a leading v, such as 4.13.0')
    .required(),
  /** Version of Kubernetes that the integration tests of the release use. */
  kubernetes: text,
  /** Versions of the documentation that are kept beside the current site, such as `4.13`. */
  archives: list(text),
});
export type Release = Infer<typeof releaseSchema>;

/** Cache by path within this folder, because many checks and plugins load the same data. */
const loaded = new Map<string, unknown>();

function loadOnce<Data>(path: string, load: () => Data): Data {
  if (!loaded.has(path)) loaded.set(path, load());
  return loaded.get(path) as Data;
}

function loadYaml<Data>(path: string, schema: FileSchema<Data>): Data {
  return loadOnce(path, () => readYamlFile(join(__dirname, path), schema));
}

/** Stands for what a person must write; `platform:update` leaves it in new entries. */
const TODO = /\bTODO\b/;

/**
 * Reads a file that describes the platform for readers.
 *
 * @throws for each line with a TODO, with file and line
 */
function readFinished(path: string): string {
  const source = readText(path);
  const name = relative(process.cwd(), path);
  const faults = source
    .split('\n')
    .flatMap((line, index) => (TODO.test(line) ? [`${name}:${index + 1}: write what TODO stands for.`] : []));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return source;
}

/** The files of a folder, by name: those of charts without their extension. */
function readFolder<Data>(
  folder: string,
  extension: '.yaml' | '.json',
  read: (path: string) => Data,
): [string, Data][] {
  return readdirSync(join(__dirname, folder))
    .filter((file) => file.endsWith(extension))
    .sort()
    .map((file) => [basename(file, '.yaml'), read(join(__dirname, folder, file))]);
}

/**
 * Reads all files of a list, also if one is invalid.
 *
 * @throws with the messages of all invalid ones
 */
function readAll<Item, Data>(items: readonly Item[], read: (item: Item) => Data): Data[] {
  const faults: string[] = [];
  const all = items.flatMap((item) => {
    try {
      return [read(item)];
    } catch (error) {
      faults.push((error as Error).message);
      return [];
    }
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return all;
}

export function loadRelease(): Release {
  return loadYaml('release.yaml', releaseSchema);
}

function loadChartFiles(): {bases: ChartBases; files: ReadonlyMap<string, ChartFile>} {
  const bases = new Map(readFolder('charts/base', '.yaml', (path) => readYamlFile(path, baseSchema)));
  const schema = buildChartSchema(bases);
  const paths = readFolder('charts', '.yaml', (path) => path);
  const files = readAll(paths, ([name, path]): [string, ChartFile] => {
    readFinished(path);
    return [name, readYamlFile(path, schema)];
  });
  return {bases, files: new Map(files)};
}

/** Describes the faults of a chart, one a line: file, line, message. */
function describeChartFaults(chart: Chart, charts: Charts): string[] {
  const faults = collectChartFaults(chart, charts, loadRelease().version);
  if (faults.length === 0) return [];
  const path = join(__dirname, 'charts', `${chart.chart}.yaml`);
  const lines = new LineCounter();
  const document = parseDocument(readText(path), {lineCounter: lines});
  const name = relative(process.cwd(), path);
  return faults.map((fault) => `${name}:${findYamlLine(document, fault.path, lines) ?? 1}: ${fault.message}`);
}

/**
 * The Helm charts of the platform.
 *
 * @throws for all files that are invalid, or otherwise for all that name what does not exist: file, line, reason
 */
export function loadCharts(): Charts {
  return loadOnce('charts', () => {
    const {bases, files} = loadChartFiles();
    const charts = new Map([...files].map(([name, file]) => [name, buildChart(name, file, bases)]));
    const faults = [...charts.values()].flatMap((chart) => describeChartFaults(chart, charts));
    if (faults.length > 0) throw new Error(faults.join('\n'));
    return charts;
  });
}

export function loadSchemaFiles(): SchemaFiles {
  return loadOnce('schemas/*', () => {
    const {version} = loadRelease();
    const read = (path: string) =>
      JSON.parse(readFinished(path).replaceAll('%release.version%', version)) as Schema;
    return new Map(readFolder('schemas', '.json', read));
  });
}

export function loadSchemas(): SchemaSet {
  return loadOnce('schemas', () => buildSchemaSet(loadSchemaFiles()));
}

export function loadNames(): PlatformNames {
  return loadYaml('names.yaml', namesSchema);
}

export function loadTool(name: 'helm' | 'kubectl' | 'scbctl' | 'skopeo'): Tool {
  return loadOnce(name, () =>
    buildTool(name, readYamlFile(join(__dirname, 'tools', `${name}.yaml`), toolSchema)),
  );
}
