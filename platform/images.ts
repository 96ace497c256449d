import type {Chart, Charts, ListedImage} from './charts';

/** What a chart belongs to, in the order of lists. */
export const IMAGE_GROUPS = ['Platform', 'Scanners', 'Hooks', 'AutoDiscovery', 'Demo targets'] as const;
export type ImageGroup = (typeof IMAGE_GROUPS)[number];

/** An image by repository, with its registry, and tag. An image that a value names has the name of the value's group. */
export type PlatformImage = Omit<ListedImage, 'image'> & {repository: string; tag: string};

export interface ChartImages {
  chart: string;
  group: ImageGroup;
  images: PlatformImage[];
  /** Whether the chart has `imagePullSecrets`. */
  hasPullSecrets: boolean;
  /** ScanTypes and other parts whose pods ignore that value. */
  withoutPullSecrets: string[];
}

const DEFAULT_REGISTRY = 'docker.io';
const REPOSITORY = /^(?:(?<prefix>.+)\.)?image\.repository$/;
const PULL_SECRETS = 'imagePullSecrets';

/** `securecodebox/operator` → `docker.io/securecodebox/operator`. */
function addRegistry(repository: string): string {
  return /^[^/]*[.:][^/]*\//.test(repository) ? repository : `${DEFAULT_REGISTRY}/${repository}`;
}

function findGroup({chart, scanTypes, values}: Chart): ImageGroup {
  if (chart === 'operator') return 'Platform';
  if (scanTypes) return 'Scanners';
  if (chart.startsWith('auto-discovery-')) return 'AutoDiscovery';
  return values.some(({key}) => key === 'hook.image.repository') ? 'Hooks' : 'Demo targets';
}

/** Whether a default tag of `null` stands for the version of the tool, not of the chart. */
function hasToolTag({scannerTag}: Chart, prefix: string | undefined): boolean {
  return prefix === 'zapContainer' || (prefix === 'scanner' && scannerTag === undefined);
}

function collectFromValues(chart: Chart, version: string, toolVersion: string | undefined): PlatformImage[] {
  return chart.values.flatMap((value) => {
    const match = REPOSITORY.exec(value.key);
    const repository = value.default;
    if (!match || repository === undefined) return [];
    const {prefix} = match.groups ?? {};
    const tag = hasToolTag(chart, prefix) ? toolVersion : version;
    if (tag === undefined)
      throw new Error(`platform/charts/${chart.chart}.yaml: the tool's version is not known.`);
    const switchKey = `${prefix ?? ''}.enabled`;
    return [
      {
        name: prefix ?? chart.chart,
        repository: addRegistry(repository),
        tag,
        value: value.key.replace(/\.repository$/, ''),
        ...(chart.values.some(({key}) => key === switchKey) && {onlyWith: switchKey}),
      },
    ];
  });
}

/** The images that the chart's file lists, because no value of the chart names them with its tag. */
function collectListed({images = []}: Chart): PlatformImage[] {
  return images.map(({image, ...rest}) => {
    const colon = image.lastIndexOf(':');
    return {...rest, repository: addRegistry(image.slice(0, colon)), tag: image.slice(colon + 1)};
  });
}

function collectOfChart(chart: Chart, version: string, toolVersion: string | undefined): ChartImages {
  const listed = collectListed(chart);
  const named = collectFromValues(chart, version, toolVersion);
  return {
    chart: chart.chart,
    group: findGroup(chart),
    images: [...named.filter(({value}) => !listed.some((image) => image.value === value)), ...listed],
    hasPullSecrets: chart.values.some(({key}) => key === PULL_SECRETS),
    withoutPullSecrets: [
      ...(chart.scanTypes ?? [])
        .filter(({withoutEffect = []}) => withoutEffect.includes(PULL_SECRETS))
        .map(({name}) => name),
      ...(chart.withoutPullSecrets ?? []),
    ],
  };
}

/** All images of a release, by group and chart. `toolVersions`: of the tool in each scanner chart. */
export function collectImages(
  charts: Charts,
  version: string,
  toolVersions: ReadonlyMap<string, string>,
): ChartImages[] {
  const all = [...charts.values()]
    .map((chart) => collectOfChart(chart, version, toolVersions.get(chart.chart)))
    .filter(({images}) => images.length > 0);
  return IMAGE_GROUPS.flatMap((group) => all.filter((entry) => entry.group === group));
}
