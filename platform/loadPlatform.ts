import {readdirSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {Joi} from '@docusaurus/utils-validation';

import {readYamlFile} from '../text/readYamlFile';
import {assertConsistent} from './assertConsistent';
import type {Charts} from './charts';
import {baseSchema, createChartSchema} from './chartSchema';
import {createChart, type ChartBases, type ChartFile} from './createChart';
import type {PlatformNames} from './names';
import type {Schema, SchemaFiles} from './schemas';
import {createTool, type Tool, type ToolData} from './tools';

const namesSchema = Joi.object<PlatformNames>({
  own: Joi.array().items(Joi.string()).required(),
  keys: Joi.object()
    .pattern(Joi.string(), Joi.alternatives(Joi.array().items(Joi.string()), Joi.valid('any')))
    .required(),
  openDomains: Joi.array().items(Joi.string()).required(),
}).required();

export interface Release {
  /** Version of platform, charts and images, without a leading `v`: `4.13.0`. */
  version: string;
}

const releaseSchema = Joi.object<Release>({
  version: Joi.string()
    .pattern(/^\d+\.\d+\.\d+$/, 'version without a leading v, such as 4.13.0')
    .required(),
}).required();

const toolSchema = Joi.object<ToolData>({
  globalFlags: Joi.array().items(Joi.string()).min(1).required(),
  usage: Joi.array().items(Joi.string()).required(),
  kinds: Joi.object().pattern(Joi.string(), Joi.array().items(Joi.string()).min(1)).default({}),
}).required();

/** Cache by path within this folder, because many checks and plugins load the same data. */
const loaded = new Map<string, unknown>();

function loadOnce<Data>(path: string, load: () => Data): Data {
  if (!loaded.has(path)) loaded.set(path, load());
  return loaded.get(path) as Data;
}

function listFiles(folder: string, extension: string): string[] {
  return readdirSync(join(__dirname, folder))
    .filter((file) => file.endsWith(extension))
    .sort();
}

function readText(...path: string[]): string {
  return readFileSync(join(__dirname, ...path), 'utf8');
}

export function loadRelease(): Release {
  return loadOnce('release.yaml', () => readYamlFile(join(__dirname, 'release.yaml'), releaseSchema));
}

function loadChartFiles(): {bases: ChartBases; files: ReadonlyMap<string, ChartFile>} {
  const bases = new Map(
    listFiles('charts/base', '.yaml').map((file) => [
      basename(file, '.yaml'),
      readYamlFile(join(__dirname, 'charts', 'base', file), baseSchema),
    ]),
  );
  const schema = createChartSchema(bases);
  const files = new Map(
    listFiles('charts', '.yaml').map((file) => [
      basename(file, '.yaml'),
      readYamlFile(join(__dirname, 'charts', file), schema),
    ]),
  );
  return {bases, files};
}

/** The Helm charts of the platform. Throws for a file that is invalid or names what does not exist, with its place. */
export function loadCharts(): Charts {
  return loadOnce('charts', () => {
    const {bases, files} = loadChartFiles();
    const charts = new Map([...files].map(([name, file]) => [name, createChart(name, file, bases)]));
    for (const chart of charts.values()) assertConsistent(chart, charts);
    return charts;
  });
}

export function loadSchemaFiles(): SchemaFiles {
  return loadOnce(
    'schemas',
    () =>
      new Map(
        listFiles('schemas', '.json').map((file) => [file, JSON.parse(readText('schemas', file)) as Schema]),
      ),
  );
}

export function loadNames(): PlatformNames {
  return loadOnce('names.yaml', () => readYamlFile(join(__dirname, 'names.yaml'), namesSchema));
}

export function loadTool(name: 'helm' | 'kubectl' | 'scbctl' | 'skopeo'): Tool {
  return loadOnce(`tools/${name}.yaml`, () =>
    createTool(name, readYamlFile(join(__dirname, 'tools', `${name}.yaml`), toolSchema)),
  );
}
