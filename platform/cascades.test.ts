import {expect, it} from 'vitest';

import {collectFollowers, collectSources, collectStarts} from './cascades';
import type {Chart, ChartCascadingRule} from './charts';

function createRule(name: string, findingsOf: string[], category: string): ChartCascadingRule {
  const labels = {invasive: 'non-invasive', intensive: 'light'} as const;
  return {...labels, name, findingsOf, matches: [{category}], scanType: 'scan', parameters: '{{location}}'};
}

function buildChart(chart: string, cascadingRules?: ChartCascadingRule[]): [string, Chart] {
  return [
    chart,
    {chart, source: `oci://example.com/${chart}`, ...(cascadingRules && {cascadingRules}), values: []},
  ];
}

const charts = new Map([
  buildChart('amass'),
  buildChart('ffuf', [{...createRule('paths', ['nmap'], 'Open Port'), needs: 'a word list'}]),
  buildChart('nmap', [
    createRule('hosts', ['amass'], 'Subdomain'),
    createRule('shares', ['nmap'], 'Open Port'),
  ]),
  buildChart('whatweb', [createRule('sites', ['amass'], 'Subdomain')]),
]);

it('finds whose findings start a scanner', () => {
  expect(collectSources(charts, 'nmap')).toEqual(['amass', 'nmap']);
  expect(collectSources(charts, 'amass')).toEqual([]);
});

it('finds which scanners the findings of another one start', () => {
  expect(collectFollowers(charts, 'amass')).toEqual(['nmap', 'whatweb']);
  expect(collectFollowers(charts, 'whatweb')).toEqual([]);
});

it('lists for each source of cascades what it finds and starts, and what does not work as shipped', () => {
  expect(collectStarts(charts)).toEqual([
    {
      source: 'amass',
      categories: ['Subdomain'],
      followers: [
        {chart: 'nmap', worksAsShipped: true},
        {chart: 'whatweb', worksAsShipped: true},
      ],
    },
    {
      source: 'nmap',
      categories: ['Open Port'],
      followers: [
        {chart: 'ffuf', worksAsShipped: false},
        {chart: 'nmap', worksAsShipped: true},
      ],
    },
  ]);
});
