import {expect, it} from 'vitest';

import type {ChartBase, ChartFile} from './chartSchema';
import {buildChart} from './buildChart';

const BASE: ChartBase = {
  page: '/docs/scanners/%chart%',
  values: [
    {key: 'image', type: 'string', default: 'scanner-%chart%', perChart: true, meaning: 'Image.'},
    {key: 'env', type: 'list of `EnvVar`', default: '[]', meaning: 'Variables.'},
    {key: 'suspend', type: 'boolean', default: 'false', meaning: 'Waits.'},
  ],
};

function create(file: ChartFile) {
  return buildChart('nmap', {extends: 'scanner', ...file}, new Map([['scanner', BASE]]));
}

function listKeys(file: ChartFile): string[] {
  return create(file).values.map(({key}) => key);
}

it('derives URL, page and images from the name of the chart', () => {
  const {chart, source, page, values} = create({});
  expect([chart, source, page]).toEqual([
    'nmap',
    'oci://ghcr.io/securecodebox/helm/nmap',
    '/docs/scanners/nmap',
  ]);
  expect(values[0]).toEqual({
    key: 'image',
    type: 'string',
    default: 'scanner-nmap',
    meaning: 'Image.',
    shared: true,
  });
  expect(create({page: '/docs/scanners/ports'}).page).toBe('/docs/scanners/ports');
});

it('inherits the values of the base and overrides what differs', () => {
  const {values} = create({overrides: {env: {default: '[a]'}, suspend: 'absent'}});
  expect(values.map(({key, default: text, meaning}) => [key, text, meaning])).toEqual([
    ['image', 'scanner-nmap', 'Image.'],
    ['env', '[a]', 'Variables.'],
  ]);
});

it('marks as shared what it inherits unchanged, and what has a default per chart', () => {
  const listShared = (file: ChartFile) =>
    create(file)
      .values.filter(({shared}) => shared)
      .map(({key}) => key);
  expect(listShared({})).toEqual(['image', 'env', 'suspend']);
  expect(listShared({overrides: {image: {default: 'own'}, env: {default: '[a]'}}})).toEqual([
    'image',
    'suspend',
  ]);
  expect(listShared({overrides: {image: {meaning: 'Another image.'}}})).toEqual(['env', 'suspend']);
});

it('puts its own values in front, or after the value that they name', () => {
  const describe = (key: string, after?: string) => ({key, after, type: 'string', meaning: 'Own.'});
  expect(
    listKeys({values: [describe('first'), describe('second'), describe('third', 'env'), describe('fourth')]}),
  ).toEqual(['first', 'second', 'image', 'env', 'third', 'fourth', 'suspend']);
  expect(listKeys({overrides: {env: 'absent'}, values: [describe('own', 'env')]})).toEqual([
    'image',
    'own',
    'suspend',
  ]);
});

it('reads Kubernetes types from the words of the type', () => {
  const find = (type: string) => create({values: [{key: 'own', type, meaning: 'Own.'}]}).values[0];
  expect(find('list of `EnvVar`')).toMatchObject({kubernetes: 'EnvVar[]', open: true});
  expect(find('`Affinity`')).toMatchObject({kubernetes: 'Affinity', open: true});
  const type = '`true` or empty string';
  expect(find(type)).toEqual({key: 'own', type, meaning: 'Own.'});
});

it('completes ScanTypes and rules from names and commands', () => {
  const LABELS = {invasive: 'non-invasive', intensive: 'light'} as const;
  const {scanTypes, cascadingRules} = create({
    scanTypes: [{name: 'nmap', command: 'nmap -oX /home/securecodebox/nmap.xml', resultType: 'nmap-xml'}],
    cascadingRules: [{...LABELS, name: 'smb', findingsOf: ['nmap'], matches: [], parameters: '-Pn'}],
  });
  expect(scanTypes).toMatchObject([
    {container: 'nmap', resultFile: 'nmap.xml', restartPolicy: 'OnFailure', resultType: 'nmap-xml'},
  ]);
  expect(cascadingRules).toMatchObject([{scanType: 'nmap'}]);
});
