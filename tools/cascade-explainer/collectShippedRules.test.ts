import {expect, it} from 'vitest';

import {loadCharts} from '../../platform/loadPlatform';
import {mapOf} from '../../text/loose';
import {collectShippedRules} from './collectShippedRules';
import {explainCascade} from './explain/explainCascade';

const RULES = collectShippedRules(loadCharts());

it('writes the rules of the charts as manifests', () => {
  expect(RULES.find(({chart}) => chart === 'ssh-audit')).toEqual({
    chart: 'ssh-audit',
    rule: {
      metadata: {
        name: 'ssh-audit',
        labels: {'securecodebox.io/invasive': 'non-invasive', 'securecodebox.io/intensive': 'light'},
      },
      spec: {
        matches: {
          anyOf: [
            {category: 'Open Port', attributes: {port: 22, state: 'open'}},
            {category: 'Open Port', attributes: {service: 'ssh', state: 'open'}},
          ],
        },
        scanSpec: {scanType: 'ssh-audit', parameters: ['{{$.hostOrIP}}', '--port={{attributes.port}}']},
      },
    },
  });
});

it('keeps the third label of rules that try passwords, and what a rule needs', () => {
  const ncrack = RULES.find(({chart}) => chart === 'ncrack');
  expect(ncrack?.rule).toHaveProperty(['metadata', 'labels', 'securecodebox.io/type'], 'bruteforce');
  expect(ncrack?.needs).toBe('word lists in `/ncrack/`');
});

it('has every rule once, apart from those of the two charts that exclude each other', () => {
  const names = RULES.map(({rule}) => mapOf(mapOf(rule).metadata).name);
  const doubles = names.filter((name, index) => names.indexOf(name) !== index);
  expect(doubles).toEqual(['zap-http', 'zap-https']);
});

it('can explain every rule: an open port 22 starts those for SSH', () => {
  const {rules, failure} = explainCascade({
    scan: {metadata: {name: 'nmap-a'}, spec: {scanType: 'nmap', cascades: {}}},
    finding: {category: 'Open Port', attributes: {port: 22, state: 'open', service: 'ssh', hostname: 'a'}},
    rules: RULES.map(({rule}) => mapOf(rule)),
  });
  expect(failure).toBeUndefined();
  expect(rules).toHaveLength(RULES.length);
  const starting = rules.filter(({verdict}) => verdict === 'starts');
  expect(starting.map(({name}) => name)).toEqual(['ncrack-ssh', 'ssh-audit']);
  expect(starting.at(-1)?.child).toHaveProperty('spec.parameters', ['a', '--port=22']);
});
