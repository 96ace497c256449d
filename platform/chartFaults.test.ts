// cspell:disable -- misspelt names are what is tested
import {expect, it} from 'vitest';

import {formatPath} from '../text/loose';

import {collectChartFaults} from './chartFaults';
import type {Chart, ChartCascadingRule, ChartScanType} from './charts';

const SCAN_TYPE: ChartScanType = {
  name: 'nmap',
  container: 'nmap',
  command: 'nmap',
  resultType: 'nmap-xml',
  resultFile: 'nmap-results.xml',
  restartPolicy: 'OnFailure',
};
const RULE: ChartCascadingRule = {
  name: 'nmap-hostscan',
  invasive: 'non-invasive',
  intensive: 'light',
  findingsOf: ['nmap'],
  matches: [{category: 'Subdomain'}],
  scanType: 'nmap',
  parameters: '-Pn',
};
const CHART: Chart = {
  chart: 'nmap',
  source: 'oci://ghcr.io/securecodebox/helm/nmap',
  scanTypes: [SCAN_TYPE],
  cascadingRules: [RULE],
  values: [{key: 'scanner.env', type: 'list', meaning: 'Variables.'}],
};

function check(change: Partial<Chart>): string[] {
  const chart = {...CHART, ...change};
  const faults = collectChartFaults(chart, new Map([[chart.chart, chart]]), '4.13.0');
  return faults.map(({path, message}) => `${formatPath(path)}: ${message}`);
}

it('accepts a chart that names only what exists', () => {
  expect(check({withoutEffect: ['scanner.env'], addedIn: '4.9.0', removedIn: '5.0.0'})).toEqual([]);
});

it.each<[what: string, change: Partial<Chart>, message: string | RegExp]>([
  [
    'an unknown type of value',
    {values: [{key: 'scanner.env', type: 'lsit', meaning: 'Variables.'}]},
    /^overrides\.scanner\.env: scanner\.env: the type "lsit" is not known\./,
  ],
  [
    'a value that is inherited already',
    {values: [...CHART.values, ...CHART.values]},
    'values: "scanner.env" is inherited already. Override it, or make the inherited one absent.',
  ],
  [
    'findings of a chart that is no scanner',
    {cascadingRules: [{...RULE, findingsOf: ['amsas']}]},
    'cascadingRules[0].findingsOf: nmap-hostscan: findingsOf names "amsas", which is no scanner chart.',
  ],
  [
    'a value without effect that no scanner chart has',
    {withoutEffect: ['scanner.evn']},
    'withoutEffect: withoutEffect names "scanner.evn", which is a value of no scanner chart.',
  ],
  [
    'one that a ScanType ignores',
    {scanTypes: [{...SCAN_TYPE, withoutEffect: ['scanner.evn']}]},
    'scanTypes[0].withoutEffect: withoutEffect names "scanner.evn", which is a value of no scanner chart.',
  ],
  [
    'a chart that the documented release does not have yet',
    {addedIn: '4.14.0'},
    'addedIn: addedIn: the chart exists since 4.14.0, and the site documents 4.13.0. Remove the file.',
  ],
  [
    'one that it has no longer',
    {removedIn: '4.13.0'},
    'removedIn: removedIn: the chart is gone since 4.13.0, and the site documents 4.13.0. Remove the file and its page.',
  ],
])('finds %s, with its place', (_, change, message) => {
  expect(check(change)).toEqual([typeof message === 'string' ? message : expect.stringMatching(message)]);
});

it('finds all faults of a chart at once', () => {
  const faults = check({addedIn: '5.0.0', withoutEffect: ['a.b', 'c.d']});
  expect(faults).toHaveLength(3);
});
