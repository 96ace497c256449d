import {toString} from 'mdast-util-to-string';
import type {Table} from 'mdast';
import {expect, it} from 'vitest';

import type {Chart, Charts} from '../../platform/charts';
import type {ChartImages} from '../../platform/images';
import {text} from '../nodes';
import {renderDemoTargetTable, renderHookTable, renderScannerImageTable} from './renderListTables';

const link = (chart: string) => text(chart)[0] ?? {type: 'text' as const, value: ''};

/** The texts of the cells, without the headings. */
const rowTexts = ({children}: Table) =>
  children.slice(1).map((row) => row.children.map((cell) => toString(cell)));

function createScanner(chart: string, image: string, more: Partial<Chart> = {}): [string, Chart] {
  const value = (key: string, text: string) => ({key, type: 'string', default: text, meaning: 'A value.'});
  const values = [value('scanner.image.repository', image)];
  return [chart, {chart, source: '', values, scanTypes: [], ...more}];
}

const SCANNERS: Charts = new Map([
  createScanner('own', 'docker.io/securecodebox/scanner-own'),
  createScanner('late', 'docker.io/securecodebox/scanner-late', {scannerTag: 'chart version'}),
  createScanner('one', 'docker.io/probe/tool'),
  createScanner('two', 'docker.io/probe/tool'),
]);

it('lists the scanner images that are exceptions', () => {
  expect(rowTexts(renderScannerImageTable(SCANNERS, link))).toEqual([
    ['late', 'docker.io/securecodebox/scanner-late', 'chart version'],
    ['one, two', 'docker.io/probe/tool', 'app version'],
  ]);
});

it('lists the image of each hook, not those of what the chart also runs', () => {
  const images = [
    {name: 'importer', repository: 'docker.io/probe/importer', tag: '1'},
    {name: 'hook', repository: 'docker.io/probe/hook-a', tag: '1'},
  ];
  const hook: ChartImages = {
    chart: 'a',
    group: 'Hooks',
    images,
    hasPullSecrets: true,
    withoutPullSecrets: [],
  };
  const charts: Charts = new Map([['a', {chart: 'a', source: '', values: [], typeLabel: 'Structured'}]]);
  expect(rowTexts(renderHookTable([hook, {...hook, group: 'Scanners'}], charts, link))).toEqual([
    ['a', 'hook-a', 'Structured', '–'],
  ]);
});

it('lists the image and port of each demo target', () => {
  const images = [{name: 'demo target', repository: 'docker.io/probe/shop', tag: 'v1'}];
  const shop: ChartImages = {
    chart: 'shop',
    group: 'Demo targets',
    images,
    hasPullSecrets: false,
    withoutPullSecrets: [],
  };
  const charts: Charts = new Map([['shop', {chart: 'shop', source: '', values: [], port: 3000}]]);
  expect(rowTexts(renderDemoTargetTable([shop], charts))).toEqual([
    ['shop', 'docker.io/probe/shop:v1', '3000'],
  ]);
});
