import {describe, expect, it} from 'vitest';

import {explainCascade, type Cascade} from './explainCascade';

const FINDING = {
  category: 'Open Port',
  attributes: {port: 22, state: 'open', hostname: 'a.example.com'},
};

const createRule = (name: string, attributes: object = {port: 22}, labels: object = {speed: 'light'}) => ({
  metadata: {name, labels},
  spec: {matches: {anyOf: [{attributes}]}, scanSpec: {scanType: 'ssh-audit', parameters: ['{{$.hostOrIP}}']}},
});

const createScan = (cascades: unknown, more: {annotations?: object; spec?: object} = {}) => ({
  metadata: {name: 'nmap-a', annotations: more.annotations},
  spec: {scanType: 'nmap', parameters: [], cascades, ...more.spec},
});

const explain = (cascade: Partial<Cascade>) =>
  explainCascade({scan: createScan({}), finding: FINDING, rules: [createRule('a')], ...cascade});

const getVerdicts = (cascade: Partial<Cascade>) => explain(cascade).rules.map(({verdict}) => verdict);

const limit = (key: string, operator = 'In') => ({
  scopeLimiter: {allOf: [{key, operator, values: ['{{attributes.hostname}}']}]},
});

describe('explainCascade', () => {
  it('starts one child for a rule and a finding, even if several patterns match', () => {
    const rule = createRule('a');
    rule.spec.matches.anyOf.push({attributes: {state: 'open'}});
    const {rules} = explain({rules: [rule]});
    expect(rules).toHaveLength(1);
    expect(rules[0]).toMatchObject({
      name: 'a',
      verdict: 'starts',
      child: {metadata: {generateName: 'ssh-audit-a-a-'}, spec: {parameters: ['a.example.com']}},
    });
  });

  it('selects only rules with the labels', () => {
    const rules = [createRule('a'), createRule('b', {port: 22}, {speed: 'high'})];
    const explanation = explain({rules, scan: createScan({matchLabels: {speed: 'light'}})});
    expect(explanation.rules.map(({verdict}) => verdict)).toEqual(['starts', 'not-selected']);
    expect(explanation.rules[1]?.reasons).toEqual(['Not selected: `speed` must be `light`, but is `high`.']);
  });
});

describe('a failure of the hook', () => {
  it('is a verdict, and the last reason', () => {
    const explanation = explain({scan: createScan({matchExpressions: [{key: 'a', operator: 'Equals'}]})});
    expect(explanation.failure).toContain('Unknown LabelSelector Operator "Equals"');
    expect(explanation.rules[0]?.verdict).toBe('fails');
    expect(explanation.rules[0]?.reasons.at(-1)).toBe(`The hook fails: ${explanation.failure}`);
  });

  it('does not come from the scope if no rule gets that far', () => {
    const scan = createScan({...limit('host'), matchLabels: {speed: 'high'}});
    expect(explain({scan})).not.toHaveProperty('failure');
  });

  it('does not come from a finding without attributes that matches nothing', () => {
    expect(getVerdicts({finding: {category: 'x'}})).toEqual(['no-match']);
  });
});

describe('nothing starts whatever the rules are', () => {
  it.each([undefined, null])('without cascades (%s)', (cascades) => {
    const explanation = explain({scan: createScan(cascades)});
    expect(explanation.skip).toContain('has no `spec.cascades`');
    expect(explanation.rules).toEqual([{name: 'a', verdict: 'not-selected', reasons: [explanation.skip]}]);
  });

  it('for a scan with resourceMode clusterWide', () => {
    const scan = createScan({}, {spec: {resourceMode: 'clusterWide'}});
    expect(explain({scan}).skip).toContain('clusterWide');
  });

  it.each([
    [true, {matchLabels: {'app.kubernetes.io/name': 'persistence-defectdojo'}}],
    [true, {matchExpressions: [{key: 'securecodebox.io/internal', operator: 'DoesNotExist'}]}],
    [false, {matchLabels: {'securecodebox.io/internal': 'true'}}],
    [
      false,
      {matchExpressions: [{key: 'app.kubernetes.io/instance', operator: 'In', values: ['cascading-scans']}]},
    ],
    [
      false,
      {matchExpressions: [{key: 'app.kubernetes.io/name', operator: 'NotIn', values: ['notification']}]},
    ],
    [false, {matchLabels: {mine: 'true'}}],
    [false, {matchLabels: {'helm.sh/chart': 'cascading-scans-1.0.0'}}],
    [false, {matchExpressions: [{key: 'a', operator: 'Equals'}]}],
  ])('because the hook does not run: %s for the hookSelector %j', (isSkipped, hookSelector) => {
    const {skip} = explain({scan: createScan({}, {spec: {hookSelector}})});
    expect(skip?.startsWith('`hookSelector` does not select the hook') ?? false).toBe(isSkipped);
  });
});
