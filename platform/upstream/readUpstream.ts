import {listAt, listOf, mapAt, mapOf, textAt, textOf} from '../../text/loose';
import type {Tag} from './clone';
import {joinField, type Fact, type Facts, type FactValue} from './facts';
import {addCharts, type AddFact} from './readCharts';
import {parseUpstream} from './readTemplate';

const FINDING_SCHEMA = 'parser-sdk/nodejs/findings-schema.json';
const IMPORTERS =
  'hooks/persistence-defectdojo/hook/src/main/java/io/securecodebox/persistence/util/ScanNameMapping.java';
const KEYS = '[a-z.-]*securecodebox\\.io/[a-z][a-z-]*[a-z]';
const CODE = [
  '*.go',
  '*.js',
  '*.ts',
  '*.java',
  '*.py',
  'scanners/*.yaml',
  'hooks/*.yaml',
  ':!*.test.*',
  ':!tests',
];

/** Adds each field of an OpenAPI schema: type, allowed values and default. `path`: `Scan/spec.cascades`. */
function addFields(schema: unknown, path: string, file: string, add: AddFact): void {
  const {properties, items, type, enum: allowed, default: preset, required} = mapOf(schema);
  const isAny = mapOf(schema)['x-kubernetes-int-or-string'] === true;
  add(path, {value: isAny ? 'integer or string' : textOf(type), file});
  if (allowed !== undefined) add(`${path}/enum`, {value: listOf(allowed) as FactValue[], file});
  if (preset !== undefined) add(`${path}/default`, {value: preset as FactValue, file});
  const names = listOf(required).map(String);
  if (names.length > 0) add(`${path}/required`, {value: names, file});
  if (items !== undefined) addFields(items, `${path}[]`, file, add);
  for (const [name, field] of Object.entries(mapOf(properties))) {
    addFields(field, joinField(path, name), file, add);
  }
}

function addKinds(tag: Tag, add: AddFact): void {
  const files = tag.paths.filter((path) => /^operator\/crds\/.*\.yaml$/.test(path));
  if (files.length === 0) throw new Error(`${tag.name}: has no operator/crds/*.yaml.`);
  for (const file of files) {
    const crd = parseUpstream(tag, file);
    const kind = textAt(crd, 'spec.names.kind');
    const [version] = listAt(crd, 'spec.versions');
    addFields(mapAt(version, 'schema.openAPIV3Schema'), `crds/${kind}`, file, add);
    const columns = listAt(version, 'additionalPrinterColumns').map((column) => textAt(column, 'name'));
    add(`crds/${kind}/columns`, {value: columns, file, isOptional: true});
  }
}

function addFinding(tag: Tag, add: AddFact): void {
  const schema: unknown = JSON.parse(tag.read(FINDING_SCHEMA));
  addFields(mapAt(schema, '$defs.finding'), 'finding', FINDING_SCHEMA, add);
}

/** DefectDojo's importer of each ScanType, as a constant of the hook's library. */
function addImporters(tag: Tag, add: AddFact): void {
  for (const [, scanType, constant] of tag.read(IMPORTERS).matchAll(/\("([\w-]+)", ScanType\.(\w+)\)/g)) {
    add(`importers/${scanType ?? ''}`, {value: constant ?? '', file: IMPORTERS});
  }
}

function addCommands(tag: Tag, add: AddFact): void {
  const files = tag.paths.filter((path) => /^scbctl\/cmd\/(?!root)\w+(?<!_test)\.go$/.test(path));
  if (files.length === 0) throw new Error(`${tag.name}: has no scbctl/cmd/*.go.`);
  for (const file of files) {
    const source = tag.read(file);
    const command = /\bUse:\s*"(\w+)/.exec(source)?.[1];
    if (command === undefined) continue;
    const flags = [...source.matchAll(/\bFlags\(\)\.(?!Get)\w+\((?:&\w+, )?"([\w-]+)"/g)].map(
      ([, flag]) => flag ?? '',
    );
    add(`scbctl/${command}`, {value: flags.sort(), file});
  }
}

/** The Kubernetes version of the integration tests; their workflow has changed its form before. */
function addKubernetes(tag: Tag, add: AddFact): void {
  const file = '.github/workflows/ci.yaml';
  const source = tag.has(file) ? tag.read(file) : '';
  const node = /kindest\/node:v([\d.]+)/.exec(source)?.[1];
  const client = /KUBECTL_VERSION:\s*"?v?([\d.]+)/.exec(source)?.[1];
  add('kubernetes', {value: node ?? `unknown; kubectl is ${client ?? 'unknown'}`, file});
}

/** Everything that a tag of the platform says and this program can read. */
export function readUpstream(tag: Tag): Facts {
  const facts = new Map<string, Fact>();
  // The first place counts: a chart reads some values several times.
  const add: AddFact = (name, fact) => {
    if (!facts.has(name)) facts.set(name, fact);
  };
  addCharts(tag, add);
  addKinds(tag, add);
  addFinding(tag, add);
  addImporters(tag, add);
  addCommands(tag, add);
  addKubernetes(tag, add);
  for (const key of tag.grep(KEYS, CODE).filter((name) => !name.startsWith('www.'))) {
    add(`keys/${key}`, {value: true, file: 'code', isOptional: true});
  }
  return facts;
}
