import {readdirSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {Joi} from '@docusaurus/utils-validation';

import {readYamlFile} from '../text/readYamlFile';
import {dictionary, list, record, text, type Infer, type Schema as FileSchema} from '../text/shape';
import {assertConsistent} from './assertConsistent';
import type {Charts} from './charts';
import {baseSchema, buildChartSchema, type ChartBases, type ChartFile} from './chartSchema';
import {buildChart} from './buildChart';
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

export function loadRelease(): Release {
  return loadYaml('release.yaml', releaseSchema);
}

function loadChartFiles(): {bases: ChartBases; files: ReadonlyMap<string, ChartFile>} {
  const bases = new Map(readFolder('charts/base', '.yaml', (path) => readYamlFile(path, baseSchema)));
  const schema = buildChartSchema(bases);
  return {bases, files: new Map(readFolder('charts', '.yaml', (path) => readYamlFile(path, schema)))};
}

/** The Helm charts of the platform. Throws for a file that is invalid or names what does not exist, with its place. */
export function loadCharts(): Charts {
  return loadOnce('charts', () => {
    const {bases, files} = loadChartFiles();
    const charts = new Map([...files].map(([name, file]) => [name, buildChart(name, file, bases)]));
    for (const chart of charts.values()) assertConsistent(chart, charts);
    return charts;
  });
}

export function loadSchemaFiles(): SchemaFiles {
  return loadOnce('schemas/*', () => {
    const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Schema;
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
