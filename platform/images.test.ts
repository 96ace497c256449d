import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';

import {collectImages, type ChartImages} from './images';
import {loadCharts} from './loadPlatform';

const VERSION = '4.13.0';
const charts = loadCharts();
const toolVersions = new Map([...charts.keys()].map((chart) => [chart, 'tool']));
const collected = collectImages(charts, VERSION, toolVersions);

/** Charts without a known image, and why. */
const WITHOUT_IMAGES: Record<string, string> = {
  'test-scan': 'only the integration tests of the operator install it, and its images are not known',
};

const find = (chart: string) => collected.find((entry) => entry.chart === chart);
const findImages = (chart: string) =>
  find(chart)?.images.map(({name, repository, tag}) => `${name}: ${repository}:${tag}`) ?? [];

describe('collectImages', () => {
  it('covers every chart of the platform', () => {
    const covered = collected.map(({chart}) => chart);
    expect([...covered, ...Object.keys(WITHOUT_IMAGES)].sort()).toEqual([...charts.keys()].sort());
  });

  it.each([
    [
      'repository and tag from the values',
      'nmap',
      [
        'parser: docker.io/securecodebox/parser-nmap:4.13.0',
        'scanner: docker.io/securecodebox/scanner-nmap:tool',
      ],
    ],
    [
      'the tag of the tool for some',
      'zap-advanced',
      [
        'parser: docker.io/securecodebox/parser-zap:4.13.0',
        'scanner: docker.io/securecodebox/scanner-zap-advanced:4.13.0',
        'zapContainer: docker.io/softwaresecurityproject/zap-stable:tool',
      ],
    ],
    [
      'images that no value names with its tag',
      'operator',
      [
        'operator: docker.io/securecodebox/operator:4.13.0',
        'lurker: docker.io/securecodebox/lurker:4.13.0',
        'MinIO: docker.io/bitnamilegacy/minio:2024.2.13-debian-11-r0',
      ],
    ],
    [
      'an image once if the file gives the tag of one that a value names',
      'vulnerable-log4j',
      ['demo target: ghcr.io/christophetd/log4shell-vulnerable-app:latest'],
    ],
  ])('lists %s (%s)', (_, chart, images) => {
    expect(findImages(chart)).toEqual(images);
  });

  it('agrees with the meaning of each tag', () => {
    const tags = [...charts.values()].flatMap((chart) =>
      chart.values
        .filter(({key}) => /(?:^|\.)image\.tag$/.test(key))
        .map(({key, meaning}) => {
          const value = key.replace(/\.tag$/, '');
          const image = find(chart.chart)?.images.find((one) => one.value === value);
          return {chart: chart.chart, isOfTool: meaning.includes('app version'), image};
        }),
    );
    const known = tags.filter(({chart, image}) => image && chart !== 'vulnerable-log4j');
    expect(known.length).toBeGreaterThan(60);
    for (const {chart, isOfTool, image} of known) {
      expect(`${chart}: ${image?.tag ?? ''}`).toBe(`${chart}: ${isOfTool ? 'tool' : VERSION}`);
    }
  });

  it('says which value makes an image unnecessary', () => {
    expect(find('persistence-elastic')?.images.map(({name, onlyWith}) => [name, onlyWith])).toEqual([
      ['dashboardImporter', 'dashboardImporter.enabled'],
      ['hook', undefined],
      ['Elasticsearch', 'elasticsearch.enabled'],
      ['Kibana', 'kibana.enabled'],
    ]);
  });

  it('names values that exist', () => {
    const keys = ({chart, images}: ChartImages) =>
      images.flatMap(({value, onlyWith}) =>
        [value ?? [], onlyWith ?? []].flat().map((key) => ({chart, key})),
      );
    for (const {chart, key} of collected.flatMap(keys)) {
      const known = charts.get(chart)?.values ?? [];
      const isKnown = known.some(
        (value) => value.key.startsWith(key) || (value.open && key.startsWith(`${value.key}.`)),
      );
      expect({chart, key, isKnown}).toEqual({chart, key, isKnown: true});
    }
  });

  it('says whose pods ignore pull secrets', () => {
    expect(find('doggo')).toMatchObject({hasPullSecrets: true, withoutPullSecrets: ['doggo']});
    expect(find('ffuf')).toMatchObject({hasPullSecrets: false, withoutPullSecrets: ['ffuf']});
    expect(find('nmap')).toMatchObject({hasPullSecrets: true, withoutPullSecrets: []});
  });

  it('has the images of all init containers on scanner pages', () => {
    const folder = join('docs', 'scanners');
    const used = readdirSync(folder).flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/^ +image: (\S+)$/gm)].map(([, image = '']) => [
        file.replace(/\.mdx?$/, ''),
        `docker.io/${image}`,
      ]),
    );
    expect(used.length).toBeGreaterThan(5);
    for (const [chart = '', image = ''] of used) {
      expect(findImages(chart).join('\n'), chart).toContain(`: ${image}`);
    }
  });

  it('refuses a scanner whose tool version is missing', () => {
    const values = [{key: 'scanner.image.repository', type: 'string', default: 'a/b', meaning: ''}];
    const nmap = new Map([['nmap', {chart: 'nmap', source: '', values}]]);
    expect(() => collectImages(nmap, VERSION, new Map())).toThrow(
      "platform/charts/nmap.yaml: the tool's version is not known.",
    );
  });
});
