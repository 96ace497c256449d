import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';

import {mapAt, readPath} from '../../text/loose';
import {readText} from '../../text/readText';
import {parseFrontMatter} from '../../text/yamlLines';
import {loadImages} from '../catalogue/loadImages';
import type {Chart, Charts} from '../charts';
import {loadCharts, loadNames, loadRelease, loadSchemaFiles, loadTool} from '../loadPlatform';
import {findReferenced, type Schema} from '../schemas';
import {CHART_VERSION, joinField, NOT_SAID, type FactValue} from './facts';
import type {Place, Step} from './places';

const SCAN_TYPE_FIELDS = [
  'command',
  'resultType',
  'resultFile',
  'container',
  'restartPolicy',
  'serviceAccount',
  'onlyWith',
] as const;
const RULE_FIELDS = ['invasive', 'intensive', 'type', 'matches', 'parameters', 'scanType'] as const;
const CHART_FIELDS = ['user', 'objects', 'appVersion', 'typeLabel', 'port'] as const;
const LINK =
  /github\.com\/secureCodeBox\/secureCodeBox\/(?:blob|tree)\/(?<ref>[^/\s)"'#]+)\/(?<path>[^\s)"'#>`]+)/g;

/** What this repository says about the platform. */
export interface Here {
  facts: Map<string, FactValue>;
  places: Map<string, Place>;
  /** Fields in which nothing is compared: types of Kubernetes. */
  opaque: Set<string>;
  charts: Charts;
}

/** Takes a fact with its place. */
type Put = (name: string, value: unknown, file: string, ...steps: Step[]) => void;

function putChart(chart: Chart, put: Put): void {
  const file = `platform/charts/${chart.chart}.yaml`;
  const prefix = `charts/${chart.chart}`;
  put(prefix, true, file);
  for (const {key, type, default: text, hidden} of chart.values) {
    if (hidden) put(`${prefix}/reads/${key}`, true, file, 'values', {key}, 'hidden');
    else
      put(
        `${prefix}/values/${key}`,
        text === undefined ? NOT_SAID : parse(text),
        file,
        'values',
        {key},
        'default',
      );
    if (!hidden) put(`${prefix}/types/${key}`, type, file, 'values', {key}, 'type');
  }
  for (const scanType of chart.scanTypes ?? []) {
    const {name, defectDojoImporter, resultType} = scanType;
    put(`${prefix}/scanTypes/${name}`, true, file, 'scanTypes', {name});
    put(`${prefix}/parseDefinitions/${resultType}`, true, file, 'scanTypes', {name}, 'resultType');
    for (const field of SCAN_TYPE_FIELDS) {
      put(`${prefix}/scanTypes/${name}/${field}`, scanType[field], file, 'scanTypes', {name}, field);
    }
    put(`importers/${name}`, defectDojoImporter, file, 'scanTypes', {name}, 'defectDojoImporter');
  }
  for (const rule of chart.cascadingRules ?? []) {
    const {name} = rule;
    put(`${prefix}/cascadingRules/${name}`, true, file, 'cascadingRules', {name});
    for (const field of RULE_FIELDS) {
      put(`${prefix}/cascadingRules/${name}/${field}`, rule[field], file, 'cascadingRules', {name}, field);
    }
  }
  for (const field of CHART_FIELDS) put(`${prefix}/${field}`, chart[field], file, field);
  for (const {name, version} of chart.subcharts ?? []) {
    put(`${prefix}/subcharts/${name}`, version, file, 'subcharts', {name}, 'version');
  }
}

function putImages(put: Put): void {
  const {version} = loadRelease();
  for (const {chart, images} of loadImages()) {
    for (const {repository, tag} of images) {
      const value = tag === version ? CHART_VERSION : tag;
      put(
        `charts/${chart}/images/${repository}`,
        value,
        `platform/charts/${chart}.yaml`,
        'images',
        {image: `${repository}:`},
        'image',
      );
    }
  }
}

function putPages(root: string, put: Put): void {
  for (const folder of ['docs/scanners', 'docs/hooks']) {
    for (const name of readdirSync(join(root, folder)).filter((file) => file.endsWith('.md'))) {
      const file = `${folder}/${name}`;
      const integration = mapAt(parseFrontMatter(readText(join(root, file))), 'integration');
      for (const field of ['appVersion', 'architectures', 'hookTypes']) {
        const isSaid = typeof integration.chart === 'string' && integration[field] !== undefined;
        if (isSaid)
          put(`charts/${String(integration.chart)}/${field}`, integration[field], file, 'integration', field);
      }
    }
  }
}

/** Puts the fields of a schema, except those of Kubernetes' own types. */
function putFields(
  schema: Schema,
  file: string,
  steps: readonly Step[],
  path: string,
  opaque: Set<string>,
  put: Put,
): void {
  const {$ref} = schema;
  if ($ref !== undefined) {
    const [target = '', pointer = ''] = $ref.split('#');
    if (target === 'kubernetes.json') {
      opaque.add(path);
      put(path, '', `platform/schemas/${file}`, ...steps);
      return;
    }
    const next = target === '' ? file : target;
    putFields(
      findReferenced($ref, file, loadSchemaFiles()),
      next,
      pointer.split('/').filter(Boolean),
      path,
      opaque,
      put,
    );
    return;
  }
  const {type, anyOf, items, properties = {}, required, enum: allowed, default: preset} = schema;
  const types = [type ?? anyOf?.map((part) => part.type) ?? []].flat(2).filter((name) => name !== 'null');
  const at = `platform/schemas/${file}`;
  put(path, types.join(' or '), at, ...steps, 'type');
  // A type of Kubernetes, of which the schema only refines some fields.
  if (schema['x-kubernetes-type'] !== undefined || /\(\w+\/v\d\)/.test(schema['x-doc-type'] ?? '')) {
    opaque.add(path);
    return;
  }
  put(`${path}/enum`, allowed, at, ...steps, 'enum');
  put(`${path}/default`, preset, at, ...steps, 'default');
  // What every manifest needs is in no CRD.
  if (!/^crds\/\w+$/.test(path)) put(`${path}/required`, required, at, ...steps, 'required');
  if (items) putFields(items, file, [...steps, 'items'], `${path}[]`, opaque, put);
  for (const [name, field] of Object.entries(properties)) {
    if (typeof field === 'object')
      putFields(field, file, [...steps, 'properties', name], joinField(path, name), opaque, put);
  }
}

/** Puts the links of pages to files of the platform: those that are not of the release say so. */
function putLinks(root: string, put: Put): void {
  for (const name of readdirSync(join(root, 'docs'), {recursive: true, encoding: 'utf8'}).sort()) {
    if (!/\.mdx?$/.test(name)) continue;
    for (const [index, line] of readText(join(root, 'docs', name))
      .split('\n')
      .entries()) {
      for (const {groups} of line.matchAll(LINK)) {
        const {ref = '', path = ''} = groups ?? {};
        const value = ref === 'v%release.version%' ? true : `on ${ref} instead of v%release.version%`;
        put(`links/${decodeURI(path).replace(/\/$/, '')}`, value, `docs/${name}`, index + 1);
      }
    }
  }
}

/** Reads everything that the folder `root` says about the platform: data, front matter of pages, and links. */
export function readHere(root: string): Here {
  const here: Here = {facts: new Map(), places: new Map(), opaque: new Set(), charts: loadCharts()};
  const put: Put = (name, value, file, ...steps) => {
    // Of several links to a path, a wrong one counts.
    if (value === undefined || (here.facts.has(name) && value === true)) return;
    here.facts.set(name, value as FactValue);
    here.places.set(name, {file, steps});
  };
  for (const chart of here.charts.values()) putChart(chart, put);
  putImages(put);
  putPages(root, put);
  for (const [file, schema] of loadSchemaFiles()) {
    const kind = readPath(schema.properties, 'kind.const');
    if (typeof kind === 'string') putFields(schema, file, [], `crds/${kind}`, here.opaque, put);
    if (file === 'finding.json') putFields(schema, file, [], 'finding', here.opaque, put);
  }
  for (const {command, flags} of loadTool('scbctl').usages) {
    put(
      `scbctl/${command}`,
      flags.map(({name}) => name),
      'platform/tools/scbctl.yaml',
      'usage',
    );
  }
  put('kubernetes', loadRelease().kubernetes, 'platform/release.yaml', 'kubernetes');
  for (const key of Object.keys(loadNames().keys))
    put(`keys/${key}`, true, 'platform/names.yaml', 'keys', key);
  putLinks(root, put);
  return here;
}
