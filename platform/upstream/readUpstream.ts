import {listAt, mapAt, mapOf, textAt, textOf} from '../../text/loose';
import {parseYaml, type Tag} from './clone';
import {joinField, type Facts, type FactValue} from './facts';
import {findCharts, readChart} from './readChart';

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
const WORKFLOW = '.github/workflows/ci.yaml';

/** Each field of an OpenAPI schema: type, allowed values, default, required fields. `path`: `crds/Scan/spec.cascades`. */
function readFields(schema: unknown, path: string): [name: string, value: FactValue][] {
  const {properties, items, type, enum: allowed, default: preset, required} = mapOf(schema);
  const isAny = mapOf(schema)['x-kubernetes-int-or-string'] === true;
  const keywords = Object.entries({enum: allowed, default: preset, required}).filter(
    ([, value]) => value !== undefined,
  );
  return [
    [path, isAny ? 'integer or string' : textOf(type)],
    ...keywords.map(([name, value]): [string, FactValue] => [`${path}/${name}`, value as FactValue]),
    ...(items === undefined ? [] : readFields(items, `${path}[]`)),
    ...Object.entries(mapOf(properties)).flatMap(([name, field]) => readFields(field, joinField(path, name))),
  ];
}

/** Files that the platform must have; otherwise its layout is not known. */
function findFiles({paths, name}: Tag, pattern: RegExp): string[] {
  const files = paths.filter((path) => pattern.test(path));
  if (files.length === 0)
    throw new Error(`${name}: has no file like ${pattern.source}. Adapt platform/upstream/ first.`);
  return files;
}

function readKinds(tag: Tag): [string, FactValue][] {
  return findFiles(tag, /^operator\/crds\/.*\.yaml$/).flatMap((file): [string, FactValue][] => {
    const crd = parseYaml(tag, file);
    const kind = textAt(crd, 'spec.names.kind');
    const [version] = listAt(crd, 'spec.versions');
    const columns = listAt(version, 'additionalPrinterColumns').map((column) => textAt(column, 'name'));
    return [
      ...readFields(mapAt(version, 'schema.openAPIV3Schema'), `crds/${kind}`),
      [`crds/${kind}/columns`, columns],
    ];
  });
}

/** The flags of each command of scbctl. */
function readCommands(tag: Tag): [string, FactValue][] {
  return findFiles(tag, /^scbctl\/cmd\/(?!root)\w+(?<!_test)\.go$/).flatMap((file): [string, FactValue][] => {
    const source = tag.read(file);
    const command = /\bUse:\s*"(\w+)/.exec(source)?.[1];
    const flags = [...source.matchAll(/\bFlags\(\)\.(?!Get)\w+\((?:&\w+, )?"([\w-]+)"/g)].map(
      ([, flag]) => flag ?? '',
    );
    return command === undefined ? [] : [[`scbctl/${command}`, flags]];
  });
}

/** The Kubernetes version of the integration tests; their workflow has changed its form before. */
function readKubernetes(tag: Tag): string {
  const source = tag.has(WORKFLOW) ? tag.read(WORKFLOW) : '';
  const client = /KUBECTL_VERSION:\s*"?v?([\d.]+)/.exec(source)?.[1] ?? 'unknown';
  return /kindest\/node:v([\d.]+)/.exec(source)?.[1] ?? `unknown; kubectl is ${client}`;
}

/**
 * Everything that a tag of the platform says and this program can read.
 *
 * @param importers names of DefectDojo's importers by their constant in the hook's code
 */
export function readUpstream(tag: Tag, importers: Readonly<Record<string, string>>): Facts {
  const mappings = [...tag.read(IMPORTERS).matchAll(/\("([\w-]+)", ScanType\.(\w+)\)/g)];
  const keys = tag.grep(KEYS, CODE).filter((key) => !key.startsWith('www.'));
  return new Map([
    ...findCharts(tag).flatMap(({folder, name}): [string, FactValue][] => [
      [`charts/${name}`, folder],
      ...Object.entries(readChart(tag, folder)).map(([fact, value]): [string, FactValue] => [
        `charts/${name}/${fact}`,
        value,
      ]),
    ]),
    ...readKinds(tag),
    ...readFields(mapAt(JSON.parse(tag.read(FINDING_SCHEMA)), '$defs.finding'), 'finding'),
    ...mappings.map(([, scanType, constant = '']): [string, FactValue] => [
      `importers/${scanType ?? ''}`,
      importers[constant] ?? constant,
    ]),
    ...readCommands(tag),
    ...keys.map((key): [string, FactValue] => [`keys/${key}`, true]),
    ['kubernetes', readKubernetes(tag)],
  ]);
}
