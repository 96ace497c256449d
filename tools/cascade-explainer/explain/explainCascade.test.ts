import {describe, expect, it} from 'vitest';

import {explainCascade, type Cascade} from './explainCascade';

const FINDING = {category: 'Open Port', attributes: {port: 22}};

const RULE = {
  metadata: {name: 'a', labels: {speed: 'light'}},
  spec: {matches: {anyOf: [{attributes: {port: 22}}]}, scanSpec: {scanType: 'ssh-audit', parameters: []}},
};

const createScan = (cascades: unknown, spec: object = {}) => ({
  metadata: {name: 'nmap-a'},
  spec: {scanType: 'nmap', parameters: [], cascades, ...spec},
});

const explain = (cascade: Partial<Cascade>) =>
  explainCascade({scan: createScan({}), finding: FINDING, rules: [RULE], ...cascade});

describe('a failure of the hook', () => {
  it('is a verdict, and the last reason', () => {
    const explanation = explain({scan: createScan({matchExpressions: [{key: 'a', operator: 'Equals'}]})});
    expect(explanation.failure).toContain('Unknown LabelSelector Operator "Equals"');
    expect(explanation.rules[0]?.verdict).toBe('fails');
    expect(explanation.rules[0]?.reasons.at(-1)).toContain(`The hook fails: \`${explanation.failure}\`.`);
  });

  it('does not come from the scope if no rule gets that far', () => {
    const scan = createScan({scopeLimiter: {allOf: [{key: 'host'}]}, matchLabels: {speed: 'high'}});
    expect(explain({scan})).not.toHaveProperty('failure');
  });

  it('does not come from a finding without attributes that matches nothing', () => {
    expect(explain({finding: {category: 'x'}}).rules).toMatchObject([{verdict: 'no-match'}]);
  });
});

describe('nothing starts whatever the rules are', () => {
  it.each([undefined, null])('without cascades (%s)', (cascades) => {
    const explanation = explain({scan: createScan(cascades)});
    expect(explanation.skip).toContain('has no `spec.cascades`');
    expect(explanation.rules).toEqual([{name: 'a', verdict: 'not-selected', reasons: [explanation.skip]}]);
  });

  it('for a scan with resourceMode clusterWide', () => {
    const scan = createScan({}, {resourceMode: 'clusterWide'});
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
    const {skip} = explain({scan: createScan({}, {hookSelector})});
    expect(skip?.startsWith('`hookSelector` does not select the hook') ?? false).toBe(isSkipped);
  });
});
