/** Checks of the charts that the guides show: what Helm would say, and what it would not. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join, relative, resolve} from 'node:path';
import {
  isMap,
  isScalar,
  LineCounter,
  parse,
  parseAllDocuments,
  parseDocument,
  type Node as YamlNode,
} from 'yaml';

import {compileSchemas} from '../../platform/compileSchemas';
import type {Fault} from '../../text/fault';
import {listActions, renderTemplate, TemplateError} from './goTemplate';

const ROOT = resolve(__dirname, '../..');

/** A resource that a chart installs. */
export interface Resource {
  apiVersion: string;
  kind: string;
  metadata: {name: string; labels?: Record<string, string>};
  spec: unknown;
}

interface ValueKey {
  path: string;
  line: number;
}

function readText(...path: string[]): string {
  return readFileSync(join(...path), 'utf8');
}

/** Name of a file as a fault gives it: from the folder of the project, or from the chart's if that is elsewhere. */
function createName(chartFolder: string, file: string): string {
  const name = relative(ROOT, join(chartFolder, file));
  return (name.startsWith('..') ? file : name).replaceAll('\\', '/');
}

function listTemplates(chartFolder: string): string[] {
  return readdirSync(join(chartFolder, 'templates'))
    .sort()
    .map((file) => `templates/${file}`);
}

function mergeValues(values: unknown, overrides: unknown): unknown {
  const isPlain = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isPlain(values) || !isPlain(overrides)) return overrides === undefined ? values : overrides;
  const merged = {...(values as Record<string, unknown>)};
  for (const [key, value] of Object.entries(overrides as object))
    merged[key] = mergeValues(merged[key], value);
  return merged;
}

/** What Helm hands to templates. The release has the name of the chart, as with `make deploy`. */
function createRoot(chartFolder: string, overrides: object): object {
  const chart = parse(readText(chartFolder, 'Chart.yaml')) as Record<string, string>;
  const listFiles = (pattern: string) => {
    const folder = pattern.replace(/\/\*\*?$/, '');
    if (!existsSync(join(chartFolder, folder))) return [];
    return readdirSync(join(chartFolder, folder))
      .sort()
      .map((file) => `${folder}/${file}`);
  };
  return {
    Values: mergeValues(parse(readText(chartFolder, 'values.yaml')), overrides),
    Chart: {Name: chart.name, Version: chart.version, AppVersion: chart.appVersion},
    Release: {Name: chart.name, Namespace: 'default', Service: 'Helm'},
    Files: {
      Get: (file: string) => readText(chartFolder, file),
      Glob: (pattern: string) =>
        Object.fromEntries(listFiles(pattern).map((file) => [file, readText(chartFolder, file)])),
    },
  };
}

/** Renders one template and reads its documents; `faults` takes what is wrong. */
function renderFile(chartFolder: string, file: string, overrides: object, faults: Fault[]): Resource[] {
  const name = createName(chartFolder, file);
  const helpers = listTemplates(chartFolder)
    .filter((other) => other.endsWith('.tpl'))
    .map((other) => readText(chartFolder, other));
  try {
    const root = createRoot(chartFolder, overrides);
    const {text, lines} = renderTemplate(readText(chartFolder, file), root, helpers);
    // Notes for the person who installs the chart, not YAML.
    if (!file.endsWith('.yaml')) return [];
    const counter = new LineCounter();
    const documents = parseAllDocuments(text, {lineCounter: counter});
    if (!Array.isArray(documents)) return [];
    const getLine = (offset: number) => lines[counter.linePos(offset).line - 1];
    const resources: Resource[] = [];
    for (const document of documents) {
      for (const {pos, message} of document.errors) {
        const problem = message.split(/ at line|\n/)[0] ?? '';
        faults.push({
          file: name,
          line: getLine(pos[0]),
          message: `rendered, it is not valid YAML: ${problem}`,
        });
      }
      const resource = document.errors.length > 0 ? null : (document.toJS() as Resource | null);
      if (resource === null) continue;
      resources.push(resource);
      for (const {path, message} of listSchemaErrors(resource)) {
        const place = document.getIn(path, true) as YamlNode | undefined;
        const line = getLine(place?.range?.[0] ?? document.range[0]);
        faults.push({file: name, line, message: `${[resource.kind, ...path].join('.')} ${message}.`});
      }
    }
    return resources;
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error;
    faults.push({file: name, line: error.line, message: error.message});
    return [];
  }
}

/** Where a resource does not fit the schema of its kind, and how. */
export function listSchemaErrors(resource: Resource): {path: (string | number)[]; message: string}[] {
  const validate = compileSchemas().findKind(resource.apiVersion, resource.kind);
  if (!validate) return [{path: [], message: `with the version ${resource.apiVersion} is not a known kind`}];
  if (validate(resource)) return [];
  return (validate.errors ?? []).map(({instancePath, message = 'is wrong', params}) => ({
    path: instancePath
      .split('/')
      .slice(1)
      .map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
    message: `${message} ${JSON.stringify(params)}`,
  }));
}

/** Keys of `values.yaml` that hold a value: no map, or an empty one. */
function listValueKeys(chartFolder: string): ValueKey[] {
  const counter = new LineCounter();
  const {contents} = parseDocument(readText(chartFolder, 'values.yaml'), {lineCounter: counter});
  const visit = (node: unknown, prefix: string): ValueKey[] => {
    if (!isMap(node)) return [];
    return node.items.flatMap(({key, value}) => {
      if (!isScalar(key)) return [];
      const path = `${prefix}${String(key.value)}`;
      if (isMap(value) && value.items.length > 0) return visit(value, `${path}.`);
      return [{path, line: counter.linePos(key.range?.[0] ?? 0).line}];
    });
  };
  return visit(contents, '');
}

/** Whether one path is the other or lies in it. */
function isWithin(path: string, parent: string): boolean {
  return `${path}.`.startsWith(`${parent}.`);
}

/** Values that templates use and `values.yaml` does not have, and the other way round. */
function collectValueFaults(chartFolder: string): Fault[] {
  const keys = listValueKeys(chartFolder);
  const faults: Fault[] = [];
  const used = new Set<string>();
  for (const file of listTemplates(chartFolder)) {
    for (const {line, source} of listActions(readText(chartFolder, file))) {
      for (const [, path = ''] of source.matchAll(/\.Values\.([\w.]*\w)/g)) {
        used.add(path);
        if (keys.some((key) => isWithin(key.path, path))) continue;
        faults.push({
          file: createName(chartFolder, file),
          line,
          message: `.Values.${path} is not in values.yaml.`,
        });
      }
    }
  }
  const file = createName(chartFolder, 'values.yaml');
  for (const {path, line} of keys) {
    if ([...used].some((other) => isWithin(path, other))) continue;
    faults.push({file, line, message: `no template uses ${path}.`});
  }
  return faults;
}

/**
 * Everything that is wrong with the templates of a chart, with file and line: expressions that do not render, results
 * that are no YAML or do not fit the schema of their kind, values that `values.yaml` lacks, and values without a use.
 *
 * @param overrides values as in `helm install --values`, to reach the optional parts
 */
export function collectTemplateFaults(chartFolder: string, overrides: object = {}): Fault[] {
  const faults: Fault[] = [];
  for (const file of listTemplates(chartFolder)) {
    if (!file.endsWith('.tpl')) renderFile(chartFolder, file, overrides, faults);
  }
  // A template that cannot be cut into expressions is reported already.
  try {
    return [...faults, ...collectValueFaults(chartFolder)];
  } catch (error) {
    if (error instanceof TemplateError && faults.length > 0) return faults;
    throw error;
  }
}

/**
 * What a chart installs.
 *
 * @param overrides values as in `helm install --values`
 */
export function renderChart(chartFolder: string, overrides: object = {}): Resource[] {
  const files = listTemplates(chartFolder).filter((file) => !file.endsWith('.tpl'));
  return files.flatMap((file) => renderFile(chartFolder, file, overrides, []));
}
