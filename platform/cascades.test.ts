import {expect, it} from 'vitest';

import {collectFollowers, collectRules, collectSources, collectStarts} from './cascades';
import {loadCharts} from './loadPlatform';

const charts = loadCharts();

it('finds whose findings start a scanner', () => {
  expect(collectSources(charts, 'nmap')).toEqual(['amass', 'nmap']);
  expect(collectSources(charts, 'cmseek')).toEqual(['whatweb']);
  expect(collectSources(charts, 'amass')).toEqual([]);
});

it('finds which scanners the findings of another one start', () => {
  expect(collectFollowers(charts, 'amass')).toEqual(['doggo', 'nmap', 'whatweb']);
  expect(collectFollowers(charts, 'whatweb')).toEqual(['cmseek', 'typo3scan']);
  expect(collectFollowers(charts, 'gitleaks')).toEqual([]);
});

it('lists the rules of all charts', () => {
  const names = collectRules(charts).map(({chart, rule}) => `${chart.chart}/${rule.name}`);
  expect(names).toContain('nmap/nmap-smb');
  expect(names.filter((name) => name.startsWith('ncrack/'))).toHaveLength(9);
});

it('says for each source of cascades what it finds and starts, and what does not work as shipped', () => {
  const starts = collectStarts(charts);
  expect(starts.map(({source}) => source)).toEqual(['amass', 'nmap', 'whatweb']);
  expect(starts[2]).toEqual({
    source: 'whatweb',
    categories: ['WEB APPLICATION'],
    followers: [
      {chart: 'cmseek', worksAsShipped: true},
      {chart: 'typo3scan', worksAsShipped: true},
    ],
  });
  const blocked = starts[1]?.followers.filter(({worksAsShipped}) => !worksAsShipped);
  expect(blocked?.map(({chart}) => chart)).toEqual([
    'ffuf',
    'ncrack',
    'zap-advanced',
    'zap-automation-framework',
  ]);
});
