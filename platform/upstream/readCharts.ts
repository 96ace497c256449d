import {isMap, listAt, listOf, mapAt, mapOf, readPath, textAt, textOf} from '../../text/loose';
import type {Tag} from './clone';
import type {Fact, FactValue} from './facts';
import {parseUpstream, readTemplates, type TemplateObject} from './readTemplate';

export type AddFact = (name: string, fact: Fact) => void;

/** Objects that are described one by one, or belong to every chart of a kind. */
const DESCRIBED = ['ScanType', 'ParseDefinition', 'CascadingRule', 'ScanCompletionHook'];
const RESULTS = '/home/securecodebox/';
const IMAGE =
  /\.Values\.(?<path>[\w.]+)\.repository\s*\}\}:\{\{\s*\.Values\.[\w.]+\.tag \| default \.Chart\.(?<tag>\w+)/g;
/** In place of a map with keys. */
const KEYS: FactValue = {'…': '…'};
/** Tag of an image that has the version of the release. */
export const CHART_VERSION = 'chart-version';
const LITERAL_IMAGE = /^\s*(?:- )?image: ["']?(?<image>[\w./:-]+)["']?\s*$/gm;

interface Chart {
  tag: Tag;
  name: string;
  /** `scanners/nmap` */
  folder: string;
  metadata: unknown;
  values: unknown;
}

/** Folders and names of the charts; the template for new charts is none. */
export function findChartFolders(tag: Tag): {folder: string; name: string}[] {
  const {paths, name} = tag;
  const folders = paths.flatMap((path) => /^((?!\.)[^.]+)\/Chart\.yaml$/.exec(path)?.[1] ?? []);
  const expected = ['operator', 'scanners/nmap', 'hooks/cascading-scans'];
  const missing = expected.find((folder) => !folders.includes(folder));
  if (missing !== undefined) {
    throw new Error(
      `${name}: has no ${missing}/Chart.yaml, so its layout is not known. Adapt platform/upstream/ to the new layout first.`,
    );
  }
  return folders.map((folder) => ({
    folder,
    name: textAt(parseUpstream(tag, `${folder}/Chart.yaml`), 'name'),
  }));
}

/** All values of a chart. Of a map, only that it is one: its keys are facts of their own. */
function addValues({name, folder, values}: Chart, add: AddFact): void {
  const file = `${folder}/values.yaml`;
  const visit = (value: unknown, path: string) => {
    const hasKeys = isMap(value) && Object.keys(value).length > 0;
    if (path !== '') {
      add(`charts/${name}/values/${path}`, {
        value: hasKeys ? KEYS : ((value ?? null) as FactValue),
        file,
        isOptional: hasKeys,
      });
    }
    if (!hasKeys) return;
    for (const [key, inner] of Object.entries(value)) visit(inner, path === '' ? key : `${path}.${key}`);
  };
  visit(values, '');
}

/** Which values templates read, also ones that `values.yaml` does not list. */
function addReads({tag, name, folder}: Chart, add: AddFact): void {
  for (const file of tag.paths.filter((path) => path.startsWith(`${folder}/templates/`))) {
    for (const [, path] of tag.read(file).matchAll(/\.Values\.([\w.]*\w)/g)) {
      add(`charts/${name}/reads/${path ?? ''}`, {value: true, file, isOptional: true});
    }
  }
}

function toPlainName(name: string): string {
  return name.replace(/<.*>|…/, '');
}

function addScanType(
  chart: Chart,
  {name, onlyWith, text, file}: TemplateObject & {file: string},
  add: AddFact,
): void {
  const spec = mapAt(parseUpstream(chart.tag, file, text), 'spec');
  const pod = mapAt(spec, 'jobTemplate.spec.template.spec');
  const [container] = listAt(pod, 'containers');
  const prefix = `charts/${chart.name}/scanTypes/${toPlainName(name)}`;
  const command = listAt(container, 'command').map(String).join(' ');
  add(prefix, {value: true, file});
  const fields = {
    command: command.replaceAll('[ ', '[').replaceAll(' ]', ']'),
    resultType: textAt(spec, 'extractResults.type'),
    resultFile: textAt(spec, 'extractResults.location').replace(RESULTS, ''),
    container: textAt(container, 'name'),
    restartPolicy: textAt(pod, 'restartPolicy'),
    serviceAccount: textAt(pod, 'serviceAccountName'),
    onlyWith,
  };
  for (const [field, value] of Object.entries(fields)) {
    if (value !== undefined && value !== '') add(`${prefix}/${field}`, {value, file});
  }
}

function addObjects(chart: Chart, add: AddFact): void {
  const objects = readTemplates(chart.tag, chart.folder);
  for (const object of objects.filter(({kind}) => kind === 'ScanType')) addScanType(chart, object, add);
  for (const {kind, name, file} of objects.filter((object) => object.kind === 'ParseDefinition')) {
    add(`charts/${chart.name}/parseDefinitions/${toPlainName(name)}`, {value: kind, file});
  }
  const file = `${chart.folder}/templates`;
  const others = objects
    .filter(({kind}) => !DESCRIBED.includes(kind))
    .map(({kind, name}) => `${kind} ${name}`);
  // Only scanner charts list them.
  const isOptional = !chart.folder.startsWith('scanners/') || others.length === 0;
  add(`charts/${chart.name}/objects`, {value: [...new Set(others)].sort(), file, isOptional});
  const types = objects
    .filter(({kind}) => kind === 'ScanCompletionHook')
    .flatMap(({text}) =>
      [...text.matchAll(/\btype: (ReadOnly|ReadAndWrite)\b/g)].map(([, type]) => type ?? ''),
    );
  const label = objects.find(({kind}) => kind === 'ScanCompletionHook')?.text;
  const typeLabel = /^ {4}type: (\w+)$/m.exec(label ?? '')?.[1];
  if (typeLabel !== undefined) add(`charts/${chart.name}/typeLabel`, {value: typeLabel, file});
  if (types.length > 0) add(`charts/${chart.name}/hookTypes`, {value: [...new Set(types)].sort(), file});
}

/** `busybox` → `docker.io/busybox:latest`, as a node reads it. */
function splitImage(image: string): [repository: string, tag: string] {
  const [, repository = image, tag = 'latest'] = /^(.*?)(?::([^/]+))?$/.exec(image) ?? [];
  return [/^[^/]*[.:][^/]*\//.test(repository) ? repository : `docker.io/${repository}`, tag];
}

function addImages({tag, name, folder, metadata, values}: Chart, add: AddFact): void {
  for (const file of tag.paths.filter((path) => path.startsWith(`${folder}/templates/`))) {
    const source = tag.read(file);
    const isTest = file.includes('/templates/tests/');
    const addImage = (image: string) => {
      const [repository, version] = splitImage(image);
      const group = isTest ? 'testImages' : 'images';
      add(`charts/${name}/${group}/${repository}`, {value: version, file, isOptional: isTest});
    };
    for (const {groups} of source.matchAll(IMAGE)) {
      const image = mapAt(values, groups?.path ?? '');
      const fallback =
        groups?.tag === 'AppVersion' ? textOf(readPath(metadata, 'appVersion')) : CHART_VERSION;
      addImage(`${textAt(image, 'repository')}:${typeof image.tag === 'string' ? image.tag : fallback}`);
    }
    for (const {groups} of source.matchAll(LITERAL_IMAGE)) addImage(groups?.image ?? '');
  }
}

/** Versions of the subcharts, and the image of each one that the repository contains as an archive. */
function addSubcharts({tag, name, folder, metadata, values}: Chart, add: AddFact): void {
  for (const subchart of listAt(metadata, 'dependencies')) {
    const [subName, version] = [textAt(subchart, 'name'), textAt(subchart, 'version')];
    add(`charts/${name}/subcharts/${subName}`, {value: version, file: `${folder}/Chart.yaml`});
    const archive = `${folder}/charts/${subName}-${version}.tgz`;
    if (!tag.has(archive)) continue;
    const defaults = mapOf(parseUpstream(tag, archive, tag.readPacked(archive, `${subName}/values.yaml`)));
    const merged = {...defaults, ...mapAt(values, subName)};
    const {registry, repository, tag: imageTag} = mapOf(merged.image);
    const image = isMap(merged.image)
      ? `${registry === undefined ? '' : `${textOf(registry)}/`}${textOf(repository)}:${textOf(imageTag)}`
      : `${textOf(merged.image)}:${textOf(merged.imageTag)}`;
    const [fullRepository, fullTag] = splitImage(image);
    add(`charts/${name}/images/${fullRepository}`, {value: fullTag, file: archive});
  }
}

function addMetadata({tag, name, folder, metadata, values}: Chart, add: AddFact): void {
  const file = `${folder}/Chart.yaml`;
  const version = readPath(metadata, 'appVersion');
  const isOptional = !folder.startsWith('scanners/');
  const port = readPath(values, 'service.port');
  if (typeof port === 'number' && folder.startsWith('demo-targets/')) {
    add(`charts/${name}/port`, {value: port, file: `${folder}/values.yaml`});
  }
  if (typeof version === 'string') add(`charts/${name}/appVersion`, {value: version, file, isOptional});
  const platforms = textOf(mapAt(metadata, 'annotations')['supported-platforms']).split(',').filter(Boolean);
  add(`charts/${name}/architectures`, {value: platforms.sort(), file, isOptional});
  const dockerfile = `${folder}/scanner/Dockerfile`;
  if (!tag.has(dockerfile)) return;
  const instructions = [...tag.read(dockerfile).matchAll(/^(FROM|USER)\s+(?:--\S+\s+)?(\S+)/gm)];
  const user = instructions.findLast(([, instruction]) => instruction === 'USER')?.[2];
  if (user !== undefined) add(`charts/${name}/user`, {value: user, file: dockerfile});
  const bases = instructions.flatMap(([, instruction, base = '']) => (instruction === 'FROM' ? [base] : []));
  add(`charts/${name}/baseImages`, {value: bases, file: dockerfile, isOptional: true});
}

function addRules({tag, name, folder}: Chart, add: AddFact): void {
  const files = tag.paths.filter(
    (path) => path.startsWith(`${folder}/cascading-rules/`) && /\.ya?ml$/.test(path),
  );
  for (const file of files) {
    for (const text of tag.read(file).split(/^---$/m)) {
      const rule = mapOf(parseUpstream(tag, file, text));
      if (rule.kind !== 'CascadingRule') continue;
      const prefix = `charts/${name}/cascadingRules/${textAt(rule, 'metadata.name')}`;
      add(prefix, {value: true, file});
      const {scanType, parameters, ...others} = mapAt(rule, 'spec.scanSpec');
      for (const [label, value] of Object.entries(mapAt(rule, 'metadata.labels'))) {
        add(`${prefix}/${label.split('/').at(-1) ?? ''}`, {value: textOf(value), file});
      }
      add(`${prefix}/matches`, {value: listAt(rule, 'spec.matches.anyOf') as FactValue[], file});
      add(`${prefix}/parameters`, {value: listOf(parameters).map(String).join(' '), file});
      add(`${prefix}/scanType`, {value: textOf(scanType), file});
      add(`${prefix}/others`, {value: others as FactValue, file, isOptional: true});
    }
  }
}

/** Adds what the charts of a tag say, without rendering them. */
export function addCharts(tag: Tag, add: AddFact): void {
  for (const {folder, name} of findChartFolders(tag)) {
    const chart: Chart = {
      tag,
      folder,
      name,
      metadata: parseUpstream(tag, `${folder}/Chart.yaml`),
      values: parseUpstream(tag, `${folder}/values.yaml`),
    };
    add(`charts/${name}`, {value: true, file: folder});
    addMetadata(chart, add);
    addValues(chart, add);
    addReads(chart, add);
    addObjects(chart, add);
    addImages(chart, add);
    addSubcharts(chart, add);
    addRules(chart, add);
  }
}
