import type {ChartImages, ImageGroup, PlatformImage} from '../../../platform/images';

export interface Choice {
  /** Registry to copy to, with a path if images belong below one: `registry.example.com/mirror`. */
  registry: string;
  /** Name of the Secret with the login for that registry; `''` if none is needed. */
  pullSecret: string;
  charts: ReadonlySet<string>;
  /** Optional images that are not wanted, as {@link toPartId} names them. */
  leftOut: ReadonlySet<string>;
}

/** What the chooser begins with, which the page shows without scripts: a first installation. */
export const FIRST_CHOICE: Choice = {
  registry: 'registry.example.com',
  pullSecret: '',
  charts: new Set(['operator', 'nmap']),
  leftOut: new Set(),
};

/** Where pages install charts. */
const NAMESPACES: Record<ImageGroup, string> = {
  Platform: 'securecodebox-system',
  Scanners: 'default',
  Hooks: 'default',
  AutoDiscovery: 'securecodebox-system',
  'Demo targets': 'demo-targets',
};

/** Identifies an optional image: `operator minio.enabled`. */
export function toPartId(chart: string, onlyWith: string): string {
  return `${chart} ${onlyWith}`;
}

/** Clients take at most 255 characters for the name of an image with its registry (distribution/reference). */
export function isRegistry(text: string): boolean {
  return (
    text.length <= 255 &&
    /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?(?:\/[a-z0-9]+(?:[._-]+[a-z0-9]+)*)*$/.test(text)
  );
}

export function isSecretName(text: string): boolean {
  return text.length <= 253 && /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/.test(text);
}

function getPath({repository}: PlatformImage): string {
  return repository.slice(repository.indexOf('/') + 1);
}

function renderCopy({repository, tag}: PlatformImage, target: string): string {
  return `skopeo copy --all docker://${repository}:${tag} \\\n  docker://${target}:${tag}`;
}

/** A map of a values file: strings, booleans, maps, and lists of maps with one string. */
interface YamlMap {
  [key: string]: string | boolean | YamlMap | Record<string, string>[];
}

function renderLine(key: string, value: YamlMap[string], indent: string): string {
  if (Array.isArray(value)) {
    const items = value.map((item) => `${indent}  - ${renderYaml(item)}`);
    return `${indent}${key}:\n${items.join('')}`;
  }
  if (typeof value === 'object') return `${indent}${key}:\n${renderYaml(value, `${indent}  `)}`;
  return `${indent}${key}: ${JSON.stringify(value)}\n`;
}

/** Writes a map as YAML. Strings are in double quotes, so that none is read as another type. */
function renderYaml(map: YamlMap, indent = ''): string {
  return Object.entries(map)
    .map(([key, value]) => renderLine(key, value, indent))
    .join('');
}

function setValue(values: YamlMap, key: string, value: YamlMap[string]): void {
  const parts = key.split('.');
  const last = parts.pop() ?? '';
  let map = values;
  for (const part of parts) map = (map[part] ??= {}) as YamlMap;
  map[last] = value;
}

function setImage(values: YamlMap, {value, hasRegistry}: PlatformImage, target: string): void {
  if (value === undefined) return;
  const slash = target.indexOf('/');
  if (hasRegistry) setValue(values, `${value}.registry`, target.slice(0, slash));
  setValue(values, `${value}.repository`, hasRegistry ? target.slice(slash + 1) : target);
}

function buildValues(entry: ChartImages, {registry, pullSecret, leftOut}: Choice): YamlMap {
  const values: YamlMap = {};
  for (const image of entry.images) {
    const {onlyWith} = image;
    if (onlyWith !== undefined && leftOut.has(toPartId(entry.chart, onlyWith)))
      setValue(values, onlyWith, false);
    else setImage(values, image, `${registry}/${getPath(image)}`);
  }
  if (pullSecret !== '' && entry.hasPullSecrets) values.imagePullSecrets = [{name: pullSecret}];
  // The operator would send its data to the internet once a day.
  if (entry.chart === 'operator') values.telemetryEnabled = false;
  return values;
}

function renderInstall({chart, group}: ChartImages, version: string, file: string | undefined): string {
  const namespace = NAMESPACES[group];
  const isOperator = chart === 'operator';
  const create = namespace === 'default' ? '' : ' --create-namespace';
  // The reader's own values, with the login for the object store.
  const files = [...(isOperator ? ['values.yaml'] : []), ...(file === undefined ? [] : [file])];
  return [
    `helm upgrade --install ${isOperator ? 'securecodebox-operator' : chart} ./${chart}-${version}.tgz`,
    `  --namespace ${namespace}${create}`,
    ...(files.length > 0 ? [`  ${files.map((name) => `--values ${name}`).join(' ')}`] : []),
  ].join(' \\\n');
}

/**
 * Creates the commands that bring charts and images into a cluster without internet access: scripts for Bash, each `''`
 * if nothing is chosen. Registry and Secret must be valid: they become part of commands.
 */
export function renderCommands(all: readonly ChartImages[], version: string, choice: Choice) {
  const {registry, pullSecret, leftOut} = choice;
  const chosen = all.filter(({chart}) => choice.charts.has(chart));
  const wanted = chosen.flatMap(({chart, images}) =>
    images
      .filter(({onlyWith}) => onlyWith === undefined || !leftOut.has(toPartId(chart, onlyWith)))
      .map((image) => ({chart, image})),
  );
  const copies = wanted.map(({image}) => renderCopy(image, `${registry}/${getPath(image)}`));
  const pulls = chosen.map(
    ({chart}) => `helm pull oci://ghcr.io/securecodebox/helm/${chart} --version ${version}`,
  );
  const files = chosen.map((entry) => {
    const text = renderYaml(buildValues(entry, choice));
    return text === '' ? undefined : {name: `${entry.chart}-images.yaml`, text};
  });
  const withoutSecret = [
    // No chart passes it on to its optional parts.
    ...wanted.flatMap(({image: {name, onlyWith}}) => (onlyWith === undefined ? [] : [name])),
    ...chosen.flatMap(({chart, hasPullSecrets, withoutPullSecrets}) =>
      hasPullSecrets ? withoutPullSecrets : [chart],
    ),
  ];
  return {
    // With internet access.
    copy: [...new Set(copies), ...pulls].join('\n'),
    values: files.flatMap((file) => (file ? [`cat > ${file.name} <<'EOF'\n${file.text}EOF`] : [])).join('\n'),
    install: chosen.map((entry, index) => renderInstall(entry, version, files[index]?.name)).join('\n'),
    // No known value points them to the registry.
    unnamed: wanted.filter(({image}) => image.value === undefined),
    // Whose pods do not get the Secret: names of charts, ScanTypes and other parts.
    withoutSecret: pullSecret === '' ? [] : withoutSecret,
  };
}
