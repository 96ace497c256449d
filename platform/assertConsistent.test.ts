// cspell:disable -- misspelt names are what is tested
import {expect, it} from 'vitest';

import {assertConsistent} from './assertConsistent';
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

function check(change: Partial<Chart>): () => void {
  const chart = {...CHART, ...change};
  return () => assertConsistent(chart, new Map([[chart.chart, chart]]));
}

it('accepts a chart that names only what exists', () => {
  expect(check({withoutEffect: ['scanner.env']})).not.toThrow();
});

it.each<[what: string, change: Partial<Chart>, message: string]>([
  [
    'an unknown type of value',
    {values: [{key: 'scanner.env', type: 'lsit', meaning: 'Variables.'}]},
    'platform/charts/nmap.yaml: scanner.env: ',
  ],
  [
    'a value that is inherited already',
    {values: [...CHART.values, ...CHART.values]},
    'platform/charts/nmap.yaml: "scanner.env" is inherited already. Override it, or make the inherited one absent.',
  ],
  [
    'findings of a chart that is no scanner',
    {cascadingRules: [{...RULE, findingsOf: ['amsas']}]},
    'platform/charts/nmap.yaml: cascadingRules: nmap-hostscan: findingsOf names "amsas", which is no scanner chart.',
  ],
  [
    'a value without effect that no scanner chart has',
    {withoutEffect: ['scanner.evn']},
    'platform/charts/nmap.yaml: withoutEffect names "scanner.evn", which is a value of no scanner chart.',
  ],
  [
    'one that a ScanType ignores',
    {scanTypes: [{...SCAN_TYPE, withoutEffect: ['scanner.evn']}]},
    'platform/charts/nmap.yaml: withoutEffect names "scanner.evn", which is a value of no scanner chart.',
  ],
])('refuses %s, with file and place', (_, change, message) => {
  expect(check(change)).toThrow(message);
});
