import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';

import type {DataMap} from '../../../text/loose';
import {explainCascade} from './explainCascade';

/** A scope limiter, and what the cascading hook of secureCodeBox 4.13.0 itself made of it. */
interface Case {
  id: number;
  annotations: DataMap;
  scopeLimiter: DataMap;
  attributes: DataMap;
  verdict: 'starts' | 'does not start' | 'fails';
  /** The hook's message. */
  error?: string;
}

const FILE = join(__dirname, 'fixtures', 'scope-limiter-cases.json');
const CASES = JSON.parse(readFileSync(FILE, 'utf8')) as Case[];
const VERDICTS: Readonly<Record<string, Case['verdict']>> = {
  starts: 'starts',
  'out-of-scope': 'does not start',
  fails: 'fails',
};

/** A rule that every finding matches. */
const RULE = {
  metadata: {name: 'any'},
  spec: {matches: {anyOf: [{}]}, scanSpec: {scanType: 'nmap', parameters: []}},
};

describe('the answer is that of the hook', () => {
  it.each(CASES)('case $id: $verdict', ({annotations, scopeLimiter, attributes, verdict, error}) => {
    const {rules, failure} = explainCascade({
      scan: {metadata: {name: 'a', annotations}, spec: {scanType: 'a', cascades: {scopeLimiter}}},
      finding: {attributes},
      rules: [RULE],
    });
    const [rule] = rules;
    expect(VERDICTS[rule?.verdict ?? ''], rule?.reasons.join('\n')).toBe(verdict);
    expect(failure).toBe(error);
  });
});
