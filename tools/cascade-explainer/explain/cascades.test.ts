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
