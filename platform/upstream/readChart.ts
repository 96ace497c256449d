import {isMap, listAt, mapAt, mapOf, textAt, textOf} from '../../text/loose';
import {parseYaml, unpack, type Tag} from './clone';
import {CHART_VERSION, KEYS, type FactValue} from './facts';
import {readTemplate, type TemplateObject} from './readTemplate';

/** Facts of a chart, by their name in it. */
type ChartFacts = Record<string, FactValue>;

/** Objects that are described one by one. */
const DESCRIBED = ['ScanType', 'ParseDefinition', 'CascadingRule', 'ScanCompletionHook'];
const IMAGE =
  /\.Values\.(?<path>[\w.]+)\.repository\s*\}\}:\{\{\s*\.Values\.[\w.]+\.tag(?: \| default \.Chart\.(?<tag>\w+))?|^\s*(?:- )?image: ["']?(?<literal>[\w./:-]+)["']?\s*$/gm;

interface Chart {
  tag: Tag;
  /** `scanners/nmap` */
  folder: string;
  metadata: unknown;
  values: unknown;
}

/** Folders and names of the charts; the template for new charts is none. */
export function findCharts(tag: Tag): {folder: string; name: string}[] {
  const folders = tag.paths.flatMap((path) => /^((?!\.)[^.]+)\/Chart\.yaml$/.exec(path)?.[1] ?? []);
  const missing = ['operator', 'scanners/nmap', 'hooks/cascading-scans'].find(
    (folder) => !folders.includes(folder),
  );
  if (missing !== undefined) {
    throw new Error(
      `${tag.name}: has no ${missing}/Chart.yaml. Adapt platform/upstream/ to the new layout first.`,
    );
  }
  return folders.map((folder) => ({folder, name: textAt(parseYaml(tag, `${folder}/Chart.yaml`), 'name')}));
}

const merge = (parts: readonly ChartFacts[]): ChartFacts =>
  Object.fromEntries(parts.flatMap((part) => Object.entries(part)));

function listTemplates({tag, folder}: Chart): string[] {
  return tag.paths.filter((path) => path.startsWith(`${folder}/templates/`));
}

/** All values; of a map with keys, only that it is one. */
function readValues(value: unknown, path = ''): ChartFacts {
  const hasKeys = isMap(value) && Object.keys(value).length > 0;
  const own = path === '' ? {} : {[`values/${path}`]: hasKeys ? KEYS : ((value ?? null) as FactValue)};
  const inner = hasKeys ? Object.entries(value) : [];
  return inner.reduce(
    (facts, [key, field]) => ({...facts, ...readValues(field, (path && `${path}.${key}`) || key)}),
    own,
  );
}

/** Which values templates read, also ones that `values.yaml` does not list. */
function readReads(chart: Chart): ChartFacts {
  const matches = listTemplates(chart).flatMap((file) => [
    ...chart.tag.read(file).matchAll(/\.Values\.([\w.]*\w)/g),
  ]);
  return Object.fromEntries(matches.map(([, path]) => [`reads/${path ?? ''}`, true]));
}

function readScanType({tag, folder}: Chart, {name, onlyWith, text}: TemplateObject): ChartFacts {
  const spec = mapAt(parseYaml(tag, `${folder}/templates: ScanType ${name}`, text), 'spec');
  const pod = mapAt(spec, 'jobTemplate.spec.template.spec');
  const [container] = listAt(pod, 'containers');
  const prefix = `scanTypes/${name.replace(/<.*>/, '')}`;
  const fields = {
    command: listAt(container, 'command').map(String).join(' ').replaceAll('[ ', '[').replaceAll(' ]', ']'),
    resultType: textAt(spec, 'extractResults.type'),
    resultFile: textAt(spec, 'extractResults.location').replace('/home/securecodebox/', ''),
    container: textAt(container, 'name'),
    restartPolicy: textAt(pod, 'restartPolicy'),
    serviceAccount: textAt(pod, 'serviceAccountName'),
    onlyWith: onlyWith ?? '',
  };
  const said = Object.entries(fields).filter(([, value]) => value !== '');
  return {[prefix]: true, ...Object.fromEntries(said.map(([field, value]) => [`${prefix}/${field}`, value]))};
}

function readObjects(chart: Chart): ChartFacts {
  const files = listTemplates(chart).filter(
    (path) => path.endsWith('.yaml') && !path.includes('/templates/tests/'),
  );
  const objects = files.flatMap((file) => readTemplate(chart.tag.read(file)));
  const ofKind = (kind: string) => objects.filter((object) => object.kind === kind);
  const others = objects
    .filter(({kind}) => !DESCRIBED.includes(kind))
    .map(({kind, name}) => `${kind} ${name}`);
  const hooks = ofKind('ScanCompletionHook')
    .map(({text}) => text)
    .join('\n');
  const types = [...hooks.matchAll(/\btype: (ReadOnly|ReadAndWrite)\b/g)].map(([, type]) => type ?? '');
  const typeLabel = /^ {4}type: (\w+)$/m.exec(hooks)?.[1];
  return {
    ...merge(ofKind('ScanType').map((object) => readScanType(chart, object))),
    ...Object.fromEntries(ofKind('ParseDefinition').map(({name}) => [`parseDefinitions/${name}`, true])),
    ...(others.length > 0 && {objects: [...new Set(others)]}),
    ...(types.length > 0 && {hookTypes: [...new Set(types)]}),
    ...(typeLabel !== undefined && {typeLabel}),
  };
}

/** `busybox` → `docker.io/busybox` and `latest`, as a node reads it. */
function splitImage(image: string): [repository: string, tag: string] {
  const [, repository = image, tag = 'latest'] = /^(.*?)(?::([^/]+))?$/.exec(image) ?? [];
  return [/^[^/]*[.:][^/]*\//.test(repository) ? repository : `docker.io/${repository}`, tag];
}

function readImages(chart: Chart): ChartFacts {
  const {tag, values, metadata} = chart;
  const images = listTemplates(chart).flatMap((file) =>
    [...tag.read(file).matchAll(IMAGE)].map(({groups}) => {
      const {repository, tag: version} = mapAt(values, groups?.path ?? '');
      const preset = groups?.tag === 'AppVersion' ? textAt(metadata, 'appVersion') : CHART_VERSION;
      const image =
        groups?.literal ?? `${textOf(repository)}:${typeof version === 'string' ? version : preset}`;
      const [name, imageTag] = splitImage(image);
      return [`${file.includes('/templates/tests/') ? 'testImages' : 'images'}/${name}`, imageTag];
    }),
  );
  return Object.fromEntries(images) as ChartFacts;
}

/** Versions of the subcharts, and the image of each one that the repository contains as an archive. */
function readSubcharts({tag, folder, metadata, values}: Chart): ChartFacts {
  const facts = listAt(metadata, 'dependencies').map((subchart): ChartFacts => {
    const [name, version] = [textAt(subchart, 'name'), textAt(subchart, 'version')];
    const archive = `${folder}/charts/${name}-${version}.tgz`;
    if (!tag.has(archive)) return {[`subcharts/${name}`]: version};
    const presets = mapOf(parseYaml(tag, archive, unpack(tag.readBytes(archive), `${name}/values.yaml`)));
    const {image, imageTag} = {...presets, ...mapAt(values, name)} as Record<string, unknown>;
    const {
      registry,
      repository,
      tag: version2,
    } = isMap(image) ? image : {repository: image, tag: imageTag, registry: ''};
    const [repositoryName, tagName] = splitImage(
      [registry, `${textOf(repository)}:${textOf(version2)}`].filter(Boolean).join('/'),
    );
    return {[`subcharts/${name}`]: version, [`images/${repositoryName}`]: tagName};
  });
  return merge(facts);
}

function readMetadata({tag, folder, metadata, values}: Chart): ChartFacts {
  const {appVersion, annotations} = mapOf(metadata);
  const dockerfile = `${folder}/scanner/Dockerfile`;
  const instructions = tag.has(dockerfile)
    ? [...tag.read(dockerfile).matchAll(/^(FROM|USER)\s+(?:--\S+\s+)?(\S+)/gm)]
    : [];
  const listed = (name: string) =>
    instructions.flatMap(([, other, value = '']) => (other === name ? [value] : []));
  const user = listed('USER').at(-1);
  const {port} = mapAt(values, 'service');
  return {
    ...(typeof appVersion === 'string' && {appVersion}),
    architectures: textOf(mapOf(annotations)['supported-platforms']).split(',').filter(Boolean),
    ...(user !== undefined && {user}),
    ...(instructions.length > 0 && {baseImages: listed('FROM')}),
    ...(typeof port === 'number' && folder.startsWith('demo-targets/') && {port}),
  };
}

function readRules({tag, folder}: Chart): ChartFacts {
  const files = tag.paths.filter(
    (path) => path.startsWith(`${folder}/cascading-rules/`) && path.endsWith('.yaml'),
  );
  const rules = files.flatMap((file) =>
    tag
      .read(file)
      .split(/^---$/m)
      .map((text) => mapOf(parseYaml(tag, file, text))),
  );
  const facts = rules
    .filter(({kind}) => kind === 'CascadingRule')
    .map((rule): ChartFacts => {
      const prefix = `cascadingRules/${textAt(rule, 'metadata.name')}`;
      const {scanType, parameters, ...others} = mapAt(rule, 'spec.scanSpec');
      const labels = Object.entries(mapAt(rule, 'metadata.labels'));
      return {
        [prefix]: true,
        ...Object.fromEntries(
          labels.map(([label, value]) => [`${prefix}/${label.split('/').at(-1) ?? ''}`, textOf(value)]),
        ),
        [`${prefix}/matches`]: listAt(rule, 'spec.matches.anyOf') as FactValue[],
        [`${prefix}/parameters`]: (Array.isArray(parameters) ? parameters.map(String) : []).join(' '),
        [`${prefix}/scanType`]: textOf(scanType),
        [`${prefix}/others`]: others as FactValue,
      };
    });
  return merge(facts);
}

/** Everything that a chart says without being rendered. */
export function readChart(tag: Tag, folder: string): ChartFacts {
  const [metadata, values] = ['Chart.yaml', 'values.yaml'].map((file) => parseYaml(tag, `${folder}/${file}`));
  const chart = {tag, folder, metadata, values};
  return {
    ...readMetadata(chart),
    ...readValues(values),
    ...readReads(chart),
    ...readObjects(chart),
    ...readImages(chart),
    ...readSubcharts(chart),
    ...readRules(chart),
  };
}
