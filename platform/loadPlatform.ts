import {readdirSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {parse} from 'yaml';

import {readYamlFile} from '../text/readYamlFile';
import {assertConsistent} from './assertConsistent';
import type {Charts} from './charts';
import {baseSchema, createChartSchema} from './chartSchema';
import {createChart} from './createChart';
import type {PlatformNames} from './names';
import type {Release} from './release';
import type {Schema, SchemaFiles} from './schemas';
import type {Tool} from './tools';

const namesSchema = Joi.object<PlatformNames>({
  own: Joi.array().items(Joi.string()).required(),
  keys: Joi.object()
    .pattern(Joi.string(), Joi.alternatives(Joi.array().items(Joi.string()), Joi.valid('any')))
    .required(),
  openDomains: Joi.array().items(Joi.string()).required(),
}).required();

const releaseSchema = Joi.object<Release>({
  version: Joi.string()
    .pattern(/^\d+\.\d+\.\d+$/, 'version without a leading v, such as 4.13.0')
    .required(),
}).required();

/** What was read already, by the path within this folder: many checks and plugins ask for the same data. */
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

/**
 * The Helm charts of the platform and their values (`charts/`).
 *
 * @throws if a file has another form, or names a type, a chart, a ScanType or a value that does not exist; the message
 *   names the file and the place
 */
export function loadCharts(): Charts {
  return loadOnce('charts', () => {
    const bases = new Map(
      listFiles('charts/base', '.yaml').map((file) => [
        basename(file, '.yaml'),
        readYamlFile(join(__dirname, 'charts', 'base', file), baseSchema),
      ]),
    );
    const schema = createChartSchema(bases);
    const charts = new Map(
      listFiles('charts', '.yaml').map((file) => {
        const name = basename(file, '.yaml');
        return [name, createChart(name, readYamlFile(join(__dirname, 'charts', file), schema), bases)];
      }),
    );
    for (const chart of charts.values()) assertConsistent(chart, charts);
    return charts;
  });
}

/** The JSON Schemas of the platform's resources, of findings and of what they hold (`schemas/`), by file name. */
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
 * @throws if the file has another form, with file, line and field
 */
export function loadNames(): PlatformNames {
  return loadOnce('names.yaml', () => readYamlFile(join(__dirname, 'names.yaml'), namesSchema));
}

/** What a command line tool understands (`tools/`). `kubectl` is a `Kubectl`, the others are a plain `Tool`. */
export function loadTool<T extends Tool = Tool>(name: 'helm' | 'kubectl' | 'scbctl'): T {
  return loadOnce(`tools/${name}.yaml`, () => parse(readText('tools', `${name}.yaml`)) as T);
}
