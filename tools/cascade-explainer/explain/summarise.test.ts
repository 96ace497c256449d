import {describe, expect, it} from 'vitest';

import type {Explanation, Verdict} from './explainCascade';
import {describeManifests, summarise} from './summarise';

const createExplanation = (...verdicts: Verdict[]): Explanation => ({
  rules: verdicts.map((verdict, index) => ({name: `rule-${index}`, verdict, reasons: []})),
});

/** The rules of an explanation: `starts`, or the message of a failure. */
const createFailing = (...rules: string[]): Explanation => ({
  failure: 'any',
  rules: rules.map((rule) =>
    rule === 'starts'
      ? {name: 'a', verdict: 'starts', reasons: []}
      : {name: 'a', verdict: 'fails', reasons: [], failure: rule},
  ),
});

describe('summarise', () => {
  it.each([
    ['1 of 3 rules starts a scan.', [createExplanation('starts', 'no-match', 'in-chain')]],
    ['2 of 2 rules start a scan.', [createExplanation('starts', 'starts')]],
    ['1 of 1 rule starts a scan.', [createExplanation('starts')]],
    ['None of 2 rules starts a scan.', [createExplanation('no-match', 'not-selected')]],
    ['The rule starts no scan.', [createExplanation('no-match')]],
    [
      '2 of 3 rules start 3 scans, for 2 of 3 findings.',
      [
        createExplanation('starts', 'no-match', 'no-match'),
        createExplanation('no-match', 'no-match', 'no-match'),
        createExplanation('starts', 'starts', 'no-match'),
      ],
    ],
    ['Nothing starts: there is no rule. Choose a chart or paste a rule.', [createExplanation()]],
    ['Nothing starts. Reason.', [{...createExplanation('not-selected'), skip: 'Reason.'}]],
    [
      'Nothing starts: the hook fails with `first`.',
      [createFailing('starts', 'later'), createFailing('first', 'starts')],
    ],
    ['', []],
  ])('%s', (summary, explanations) => {
    expect(summarise(explanations)).toBe(summary);
  });
});

describe('describeManifests', () => {
  const rule = (name: string, spec: object) => ({metadata: {name}, spec});
  const good = {matches: {anyOf: [{}]}, scanSpec: {}};

  it('finds nothing in good manifests', () => {
    const cascades = {matchLabels: {}, inheritEnv: true, scopeLimiter: {allOf: []}};
    expect(describeManifests({spec: {cascades}}, [rule('a', good)])).toEqual([]);
  });

  it('finds fields that do not exist, such as validOnMissingRender in the wrong place', () => {
    const cascades = {validOnMissingRender: true, scopeLimiter: {oneOf: []}};
    expect(describeManifests({spec: {cascades}}, [rule('a', {...good, labels: {}})])).toEqual([
      '`spec.cascades.validOnMissingRender` of the Scan is no field: it has no effect.',
      '`spec.cascades.scopeLimiter.oneOf` of the Scan is no field: it has no effect.',
      '`spec.labels` of the rule `a` is no field: it has no effect.',
    ]);
  });

  it('finds labels in the hook selector that the hook may have or not', () => {
    const hookSelector = {matchLabels: {mine: 'true', 'securecodebox.io/internal': 'true'}};
    expect(describeManifests({spec: {hookSelector}}, [])).toEqual([
      expect.stringMatching(/^`hookSelector` selects by the label `mine`: the hook runs only if/),
    ]);
  });
});
