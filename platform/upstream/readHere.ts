import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {LineCounter, parse, parseDocument, type Document} from 'yaml';

import {entriesOf, isMap, listAt, mapAt, mapOf, readPath, textOf} from '../../text/loose';
import {readText} from '../../text/readText';
import {findYamlLine, splitFrontMatter} from '../../text/yamlLines';
import {loadImages} from '../catalogue/loadImages';
import type {Chart, ChartValue} from '../charts';
import {loadCharts, loadNames, loadRelease, loadSchemaFiles, loadTool} from '../loadPlatform';
import {findReferenced, type Schema} from '../schemas';
import {parseValueType} from '../valueTypes';
import {findTypeByName} from './defaults';
import {findParentField, joinField, type Fact, type Facts, type FactValue, type Place} from './facts';
import {CHART_VERSION, type AddFact} from './readCharts';
import {readLinks} from './readLinks';

/** A YAML or JSON file, or the front matter of a page, with the lines of its fields. */
class DataFile {
  readonly document: Document;
  private readonly lines = new LineCounter();
  private readonly isPage: boolean;

  constructor(
    root: string,
    readonly path: string,
  ) {
    const source = readText(join(root, path));
    this.isPage = /\.mdx?$/.test(path);
    this.document = parseDocument(this.isPage ? splitFrontMatter(source).yaml : source, {
      lineCounter: this.lines,
    });
  }

  has(place: Place): boolean {
    return this.document.hasIn(place);
  }

  /** Position of the entry of a list with this field. */
  find(list: Place, field: string, value: string): number {
    return entriesOf(
      (this.document.getIn(list) as {toJSON?: () => unknown} | undefined)?.toJSON?.(),
    ).findIndex(([, entry]) => mapOf(entry)[field] === value);
  }

  /** A fact at a place of the file, which need not exist yet. */
  at(place: Place, value: FactValue): Fact {
    const line = findYamlLine(this.document, place, this.lines) ?? 1;
    return {value, file: this.path, line: this.isPage ? line + 1 : line, place};
  }
}

/** All facts of a repository, and which facts of the other one it need not have. */
export interface Here {
  facts: Facts;
  needs: (name: string) => boolean;
}

class ChartFacts {
  private readonly own: DataFile;
  private readonly base?: DataFile;

  constructor(
    private readonly root: string,
    private readonly chart: Chart,
    private readonly add: AddFact,
  ) {
    this.own = new DataFile(root, `platform/charts/${chart.chart}.yaml`);
    const base = textOf(this.own.document.get('extends'));
    if (base !== '') this.base = new DataFile(root, `platform/charts/base/${base}.yaml`);
  }

  private put(name: string, fact: Fact): void {
    this.add(`charts/${this.chart.chart}${name === '' ? '' : `/${name}`}`, fact);
  }

  /** Where the field of a value is; where to override it if it is inherited. */
  private locate(key: string, field: string, value: FactValue): Fact {
    const index = this.own.find(['values'], 'key', key);
    if (index >= 0) return this.own.at(['values', index, field], value);
    const place = ['overrides', key, field];
    const inherited = this.base?.find(['values'], 'key', key) ?? -1;
    if (this.own.has(place) || !this.base || inherited < 0) return this.own.at(place, value);
    const {file, line} = this.base.at(['values', inherited, field], value);
    return {...this.own.at(place, value), file, line};
  }

  private addValue({key, type, default: text, hidden}: ChartValue): void {
    if (hidden) {
      this.put(`reads/${key}`, this.locate(key, 'hidden', true));
      return;
    }
    const preset = text === undefined ? undefined : (parse(text) as FactValue);
    const fact = this.locate(key, 'default', preset ?? `not given; the type is ${type}`);
    this.put(`values/${key}`, {
      ...fact,
      // A type is compared by what the default is, and by the name of the value.
      agrees: (there) =>
        (preset === undefined || JSON.stringify(preset) === JSON.stringify(there)) &&
        ((isMap(there) && Object.keys(there).length > 0) || this.hasType(key, type, there)),
    });
  }

  private hasType(key: string, type: string, preset: FactValue): boolean {
    const byName = findTypeByName(key);
    if (byName !== undefined) return type === byName;
    if (!parseValueType(type).some(({matches}) => matches(preset))) return false;
    return typeof preset !== 'boolean' || /boolean|`true`/.test(type);
  }

  private addScanTypes(): void {
    for (const [index, scanType] of (this.chart.scanTypes ?? []).entries()) {
      const prefix = `scanTypes/${scanType.name}`;
      const place = ['scanTypes', index];
      this.put(prefix, this.own.at(place, true));
      const {command, defectDojoImporter} = scanType;
      this.put(`${prefix}/command`, {
        ...this.own.at([...place, 'command'], command),
        agrees: (there) => toCommandPattern(command).test(textOf(there)),
      });
      for (const field of [
        'resultType',
        'resultFile',
        'container',
        'restartPolicy',
        'serviceAccount',
        'onlyWith',
      ] as const) {
        const value = scanType[field];
        if (value !== undefined) this.put(`${prefix}/${field}`, this.own.at([...place, field], value));
      }
      if (defectDojoImporter !== undefined) {
        const importers = loadNames().importers;
        this.add(`importers/${scanType.name}`, {
          ...this.own.at([...place, 'defectDojoImporter'], defectDojoImporter),
          agrees: (there) => importers[textOf(there)] === defectDojoImporter,
        });
      }
      this.put(
        `parseDefinitions/${scanType.resultType}`,
        this.own.at([...place, 'resultType'], 'ParseDefinition'),
      );
    }
  }

  private addRules(): void {
    for (const [index, rule] of (this.chart.cascadingRules ?? []).entries()) {
      const prefix = `cascadingRules/${rule.name}`;
      const place = ['cascadingRules', index];
      this.put(prefix, this.own.at(place, true));
      for (const field of ['invasive', 'intensive', 'type', 'matches', 'parameters', 'scanType'] as const) {
        const value = rule[field];
        if (value === undefined) continue;
        const fact = this.own.at([...place, field], value);
        // All rules of a chart start its first ScanType.
        this.put(`${prefix}/${field}`, field === 'scanType' ? {...fact, place: undefined} : fact);
      }
    }
  }

  private addObjects(): void {
    const {scanTypes, objects = [], user} = this.chart;
    if (scanTypes === undefined) return;
    if (user !== undefined) {
      this.put('user', {
        ...this.own.at(['user'], user),
        agrees: (there) => new RegExp(`(?<![\\w-])${textOf(there)}(?![\\w-])`).test(user),
      });
    }
    if (objects.length > 0) {
      const text = objects.join('\n');
      this.put('objects', {
        ...this.own.at(['objects'], objects),
        place: undefined,
        agrees: (there) =>
          Array.isArray(there) && there.every((object) => describesObject(text, textOf(object))),
      });
    }
  }

  /** What only charts of hooks and demo targets say. */
  private addOthers(): void {
    for (const field of ['appVersion', 'typeLabel', 'port'] as const) {
      const value = this.chart[field];
      if (value !== undefined) this.put(field, this.own.at([field], value));
    }
  }

  private addImages(): void {
    const version = loadRelease().version;
    const {images = []} = loadImages().find(({chart}) => chart === this.chart.chart) ?? {};
    for (const {repository, tag, value} of images) {
      const index = (this.chart.images ?? []).findIndex(({image}) =>
        image.endsWith(`${repository.replace('docker.io/', '')}:${tag}`),
      );
      const key = `${value ?? ''}.repository`.replace(/^\./, '');
      const fact =
        index >= 0
          ? this.own.at(['images', index, 'image'], tag)
          : {...this.locate(key, 'default', tag === version ? CHART_VERSION : tag), place: undefined};
      this.put(`images/${repository}`, fact);
    }
    for (const [index, {name, version: subVersion}] of (this.chart.subcharts ?? []).entries()) {
      this.put(`subcharts/${name}`, this.own.at(['subcharts', index, 'version'], subVersion));
    }
  }

  /** Adds everything that the chart's file says. */
  addAll(): void {
    this.put('', this.own.at([], true));
    for (const value of this.chart.values) this.addValue(value);
    this.addScanTypes();
    this.addRules();
    this.addObjects();
    this.addOthers();
    this.addImages();
  }
}

/** A command with placeholders: words in capitals stand for one word, and those in `<…>` for themselves. */
function toCommandPattern(command: string): RegExp {
  const words = command.split(' ').map((word) => {
    const [, name, end = ''] = /^([A-Z]+)(\]?)$/.exec(word) ?? [];
    return (name === undefined ? word : `\0${end}`)
      .replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
      .replace('\0', String.raw`\S+?`);
  });
  return new RegExp(`^${words.join(' ')}$`);
}

/** Whether a description names an object by its kind; those for access together. */
function describesObject(text: string, object: string): boolean {
  const [kind = '', name = ''] = object.split(' ');
  if (/^(?:Cluster)?Role(?:Binding)?$/.test(kind)) return text.includes('RBAC');
  if (kind === 'ServiceAccount') return text.includes(`service account \`${name}\``);
  return text.includes(kind) && (kind !== 'ConfigMap' || text.includes(`\`${name}\``));
}

function addPages(root: string, add: AddFact): void {
  for (const folder of ['docs/scanners', 'docs/hooks']) {
    for (const name of readdirSync(join(root, folder)).filter((file) => file.endsWith('.md'))) {
      const page = new DataFile(root, `${folder}/${name}`);
      const integration = mapAt(page.document.toJS(), 'integration');
      const {chart, appVersion, architectures, hookTypes} = integration;
      if (typeof chart !== 'string') continue;
      const put = (field: string, value: unknown) => {
        if (value !== undefined)
          add(`charts/${chart}/${field}`, page.at(['integration', field], value as FactValue));
      };
      put('appVersion', appVersion);
      put(
        'architectures',
        Array.isArray(architectures) ? [...(architectures as string[])].sort() : undefined,
      );
      put('hookTypes', Array.isArray(hookTypes) ? [...(hookTypes as string[])].sort() : undefined);
    }
  }
}

/** Adds the fields of a schema, except those of Kubernetes' own types. */
function addFields(file: DataFile, schema: Schema, place: Place, path: string, add: AddFact): void {
  const files = loadSchemaFiles();
  let [inner, innerFile, innerPlace] = [schema, file, place];
  while (inner.$ref !== undefined) {
    const [name = '', pointer = ''] = inner.$ref.split('#');
    if (name === 'kubernetes.json') {
      add(path, {...file.at(place, 'object'), agrees: () => true, place: undefined, isOpaque: true});
      return;
    }
    inner = findReferenced(inner.$ref, innerFile.path.split('/').at(-1) ?? '', files);
    if (name !== '') innerFile = schemaFile(name);
    innerPlace = pointer.split('/').filter(Boolean);
  }
  // A type of Kubernetes, of which the schema only refines some fields.
  const isOpaque = inner['x-kubernetes-type'] !== undefined || /\(\w+\/v\d\)/.test(inner['x-doc-type'] ?? '');
  const {type, anyOf, items, properties = {}, required, enum: allowed, default: preset} = inner;
  const types = [type ?? anyOf?.map((part) => part.type) ?? []].flat(2);
  add(path, {
    ...innerFile.at([...innerPlace, 'type'], types.filter((name) => name !== 'null').join(' or ')),
    isOpaque,
    agrees: (there) =>
      types.length === 0 ||
      textOf(there)
        .split(' or ')
        .every((name) => types.includes(name)),
  });
  const put = (field: string, value: unknown) => {
    if (value !== undefined)
      add(`${path}/${field}`, innerFile.at([...innerPlace, field], value as FactValue));
  };
  if (isOpaque) return;
  put('enum', allowed);
  put('default', preset);
  // What every manifest needs is in no CRD.
  if (place.length > 0 || path === 'finding') {
    put('required', required);
  }
  if (items) addFields(innerFile, items, [...innerPlace, 'items'], `${path}[]`, add);
  for (const [name, field] of Object.entries(properties)) {
    if (typeof field !== 'object') continue;
    const fieldPath = joinField(path, name);
    addFields(innerFile, field, [...innerPlace, 'properties', name], fieldPath, add);
  }
}

const schemaFileCache = new Map<string, DataFile>();
let schemaRoot = '.';

function schemaFile(name: string): DataFile {
  const file = schemaFileCache.get(name) ?? new DataFile(schemaRoot, `platform/schemas/${name}`);
  schemaFileCache.set(name, file);
  return file;
}

function addSchemas(add: AddFact): void {
  for (const [name, schema] of loadSchemaFiles()) {
    const kind = readPath(schema.properties, 'kind.const');
    if (typeof kind === 'string') addFields(schemaFile(name), schema, [], `crds/${kind}`, add);
    if (name === 'finding.json') addFields(schemaFile(name), schema, [], 'finding', add);
  }
}

function addCommands(root: string, add: AddFact): void {
  const file = new DataFile(root, 'platform/tools/scbctl.yaml');
  for (const {command, flags} of loadTool('scbctl').usages) {
    const index = listAt(file.document.toJS(), 'usage').findIndex((line) => textOf(line).startsWith(command));
    add(`scbctl/${command}`, {
      ...file.at(['usage', index], flags.map(({name}) => name).sort()),
      place: undefined,
    });
  }
}

/** What the folder `root` says about the platform: its data, the front matter of pages, and links. */
export function readHere(root: string): Here {
  const facts = new Map<string, Fact>();
  const add: AddFact = (name, fact) => facts.set(name, fact);
  schemaRoot = root;
  schemaFileCache.clear();
  const charts = loadCharts();
  for (const chart of charts.values()) new ChartFacts(root, chart, add).addAll();
  addPages(root, add);
  addSchemas(add);
  addCommands(root, add);
  const release = new DataFile(root, 'platform/release.yaml');
  add('kubernetes', release.at(['kubernetes'], loadRelease().kubernetes));
  const names = new DataFile(root, 'platform/names.yaml');
  for (const key of Object.keys(loadNames().keys)) add(`keys/${key}`, names.at(['keys', key], true));
  readLinks(root, add);
  return {facts, needs: (name) => isNeeded(name, facts, charts)};
}

/** Below an open value without listed ones, and in a chart that is known in part, values need not be listed. */
function isNeeded(name: string, facts: Facts, charts: ReadonlyMap<string, Chart>): boolean {
  const [, chartName = '', key] = /^charts\/([^/]+)\/values\/(.+)$/.exec(name) ?? [];
  if (key === undefined) {
    if (/^charts\/[^/]+\//.test(name)) return charts.get(name.split('/')[1] ?? '')?.page !== undefined;
    // Nothing is needed inside of a Kubernetes type.
    const parent = facts.get(findParentField(name));
    return !name.startsWith('crds/') || (parent !== undefined && !parent.isOpaque);
  }
  const chart = charts.get(chartName);
  if (!chart || chart.partial) return !chart;
  const open = chart.values.find((value) => value.open && key.startsWith(`${value.key}.`));
  return open === undefined || chart.values.some((value) => value.key.startsWith(`${open.key}.`));
}
