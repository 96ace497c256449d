import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import {loadCharts} from '../../platform/loadPlatform';
import {collectShippedRules} from './collectShippedRules';
import {explainCascade, type Verdict} from './explainCascade';
import {readMap, type Fields} from './values';

/** A cascade and what must become of it. The file explains the fields. */
interface Case {
  name: string;
  scan: Fields;
  finding: Fields;
  rules?: Fields[];
  charts?: string[];
  aliases?: Fields;
  expect: Record<string, {verdict: Verdict; words?: string[]; child?: Fields}>;
}

const CASES = parse(readFileSync(join(__dirname, 'fixtures', 'cascades.yaml'), 'utf8')) as Case[];
const SHIPPED = collectShippedRules(loadCharts());

/** Compares a part of a child: maps can have further keys, `null` is a missing or empty field. */
function expectPart(part: Fields, whole: unknown): void {
  for (const [key, expected] of Object.entries(part)) {
    const found = readMap(whole)[key];
    if (expected === null) expect(found ?? null, key).toBeNull();
    else if (typeof expected === 'object' && !Array.isArray(expected)) expectPart(readMap(expected), found);
    else expect(found, key).toEqual(expected);
  }
}

describe('cascades collected from pages and issues', () => {
  it.each(CASES)('$name', ({scan, finding, rules = [], charts = [], aliases = {}, expect: expected}) => {
    const shipped = SHIPPED.filter(({chart}) => charts.includes(chart)).map(({rule}) => readMap(rule));
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
