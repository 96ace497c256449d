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

/** The release of the platform that the site documents. */
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

/** The release that the site documents (`release.yaml`). */
export function loadRelease(): Release {
  return loadOnce('release.yaml', () => readYamlFile(join(__dirname, 'release.yaml'), releaseSchema));
}

/** The files that describe charts, and what charts of a kind have in common, by name (`charts/`). */
export function loadChartFiles(): {bases: ChartBases; files: ReadonlyMap<string, ChartFile>} {
  return loadOnce('charts/*', () => {
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
  });
}

/**
 * The Helm charts of the platform and their values (`charts/`).
 *
 * @throws if a file is invalid, or names a type, a chart, a ScanType or a value that does not exist; the message has
 *   the file and the place
 */
export function loadCharts(): Charts {
  return loadOnce('charts', () => {
    const {bases, files} = loadChartFiles();
    const charts = new Map([...files].map(([name, file]) => [name, createChart(name, file, bases)]));
    for (const chart of charts.values()) assertConsistent(chart, charts);
    return charts;
  });
}

/** The JSON Schemas of resources, findings and their parts (`schemas/`), by file name. */
export function loadSchemaFiles(): SchemaFiles {
  return loadOnce(
    'schemas',
    () =>
      new Map(
        listFiles('schemas', '.json').map((file) => [file, JSON.parse(readText('schemas', file)) as Schema]),
      ),
  );
}

/**
 * Names of ScanTypes, labels and annotations (`names.yaml`).
 *
 * @throws if the file is invalid; the message has file, line and field
 */
export function loadNames(): PlatformNames {
  return loadOnce('names.yaml', () => readYamlFile(join(__dirname, 'names.yaml'), namesSchema));
}

/**
 * The commands and flags of a command line tool that pages use (`tools/`).
 *
 * @throws if the file is invalid; the message has the file and the place
 */
export function loadTool(name: 'helm' | 'kubectl' | 'scbctl' | 'skopeo'): Tool {
  return loadOnce(`tools/${name}.yaml`, () =>
    createTool(name, readYamlFile(join(__dirname, 'tools', `${name}.yaml`), toolSchema)),
  );
}
