import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import {loadCharts} from '../../../platform/loadPlatform';
import {mapOf, type DataMap} from '../../../text/loose';
import {collectShippedRules} from '../collectShippedRules';
import {explainCascade, type Verdict} from './explainCascade';

/** A cascade and what must become of it. The file explains the fields. */
interface Case {
  name: string;
  scan: DataMap;
  finding: DataMap;
  rules?: DataMap[];
  charts?: string[];
  aliases?: DataMap;
  expect: Record<string, {verdict: Verdict; words?: string[]; child?: DataMap}>;
}

const CASES = parse(readFileSync(join(__dirname, 'fixtures', 'cascades.yaml'), 'utf8')) as Case[];
const SHIPPED = collectShippedRules(loadCharts());

/** Compares a part of a child: maps can have further keys, `null` is a missing or empty field. */
function expectPart(part: DataMap, whole: unknown): void {
  for (const [key, expected] of Object.entries(part)) {
    const found = mapOf(whole)[key];
    if (expected === null) expect(found ?? null, key).toBeNull();
    else if (typeof expected === 'object' && !Array.isArray(expected)) expectPart(mapOf(expected), found);
    else expect(found, key).toEqual(expected);
  }
}

describe('the recipe for Amass', () => {
  const page = readFileSync(join('docs', 'scanners', 'amass.md'), 'utf8');
  const [, recipe = ''] = /title="scan-cascade\.yaml"\n(.*?)```/s.exec(page) ?? [];
  const rule = {
    metadata: {name: 'any'},
    spec: {matches: {anyOf: [{}]}, scanSpec: {scanType: 'nmap', parameters: []}},
  };

  it.each<[string, string | null, Verdict]>([
    ['www.example.com', '192.0.2.7', 'starts'],
    ['www.example.com', '2001:db8::7', 'starts'],
    ['_sip._tcp.example.com', null, 'out-of-scope'],
    ['ns.example.net', '192.0.2.8', 'out-of-scope'],
    ['my_host.example.com', '192.0.2.9', 'fails'],
  ])('%s at %s: %s', (hostname, address, verdict) => {
    const scan = parse(recipe) as DataMap;
    const labels = mapOf(mapOf(mapOf(scan.spec).cascades).matchLabels);
    const finding = {category: 'Subdomain', attributes: {hostname, ip_addresses: address}};
    const {rules} = explainCascade({scan, finding, rules: [{...rule, metadata: {name: 'any', labels}}]});
    expect(rules[0]?.verdict).toBe(verdict);
  });
});

describe('cascades collected from pages and issues', () => {
  it.each(CASES)('$name', ({scan, finding, rules = [], charts = [], aliases = {}, expect: expected}) => {
    const shipped = SHIPPED.filter(({chart}) => charts.includes(chart)).map(({rule}) => mapOf(rule));
    const explanation = explainCascade({scan, finding, aliases, rules: [...rules, ...shipped]});
    const expectations = Object.entries(expected);
    expect(expectations.length).toBeGreaterThan(0);
    for (const [name, {verdict, words = [], child}] of expectations) {
      const rule = explanation.rules.find((candidate) => candidate.name === name);
      expect(rule?.verdict, rule?.reasons.join('\n')).toBe(verdict);
      for (const word of words) expect(rule?.reasons.join('\n')).toContain(word);
      if (child) expectPart(child, rule?.child);
    }
  });
});
