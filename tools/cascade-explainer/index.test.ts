import {expect, it} from 'vitest';

import {bundleWorker} from '.';
import {askWorker} from '../../tests/support/askWorker';
import {LIMITS} from '../../text/limits';
import type {Answer, Draft, Request} from './explain/explainDraft';

const {text} = bundleWorker();

const SCAN = 'kind: Scan\nmetadata: {name: a}\nspec: {scanType: nmap, cascades: {}}\n';
const toRule = (name: string, pattern: object) =>
  `---\n${JSON.stringify({
    kind: 'CascadingRule',
    metadata: {name},
    spec: {matches: {anyOf: [pattern]}, scanSpec: {scanType: 'nikto', parameters: ['{{name}}']}},
  })}\n`;

function ask(draft: Partial<Draft>, chosen = 0) {
  const request = {
    draft: {scan: SCAN, finding: '{name: a, attributes: {}}', rules: '', charts: [], ...draft},
    chosen,
  };
  const [messages = []] = askWorker<Request, Answer>(text, request);
  const steps = messages.flatMap((message) => ('step' in message ? [message.step] : []));
  const last = messages.at(-1);
  return {steps, answer: last && 'answer' in last ? last.answer : undefined};
}

it('shows the chosen finding, and counts for all', () => {
  const {answer} = ask(
    {finding: '- {name: a, attributes: {}}\n- {name: b, attributes: {}}\n', rules: toRule('r', {name: 'b'})},
    1,
  );
  expect(answer).toMatchObject({
    problems: {},
    explained: {
      summary: '1 of 1 rule starts 1 scan, for 1 of 2 findings.',
      isStarting: true,
      findings: ['1. a (starts 0)', '2. b (starts 1)'],
      index: 1,
      rules: [{name: 'r', verdict: 'starts', isOwn: true}],
    },
  });
  expect(answer?.explained?.rules[0]?.child).toEqual({
    text: expect.stringContaining('parameters:\n    - b\n') as string,
    needs: 'The child needs the ScanType `nikto` in the namespace.',
  });
});

it('says what is wrong with each field', () => {
  expect(
    ask({
      scan: 'kind: Job',
      finding: '['.repeat(100_000),
      rules: '- &a 1\n'.repeat(2) + '- *a\n'.repeat(101),
    }),
  ).toMatchObject({
    answer: {
      problems: {
        scan: 'Line 1: this is a Job, not a Scan.',
        finding: 'The text is nested more than 100 levels deep. At most 100 are read: paste a part of it.',
        rules: 'The text has 101 aliases. At most 100 are read: write out what they stand for.',
      },
    },
  });
});

it('shows a part of many findings, rules, reasons and long values', () => {
  const long = 'x'.repeat(3000);
  const pattern = Object.fromEntries([['name', `${long}y`]]);
  const rules = Array.from({length: 60}, (_, index) => toRule(`r${index}`, pattern));
  const {answer} = ask({finding: `- {name: ${long}, attributes: {}}\n`.repeat(80), rules: rules.join('')});
  const {findings = [], rules: shown = [], omittedRules} = answer?.explained ?? {};
  expect(findings).toHaveLength(80);
  expect(shown).toHaveLength(LIMITS.shown);
  expect(omittedRules).toBe(10);
  expect(JSON.stringify(answer).length).toBeLessThan(150_000);
});

it('quotes what is missing, and what has backticks', () => {
  const rule = {kind: 'CascadingRule', metadata: {name: 'r'}, spec: {matches: {anyOf: [{name: 'a`b'}]}}};
  const scanSpec = {scanType: 'nikto', initContainers: [{image: 'x'}]};
  const toText = (name: string) => JSON.stringify({...rule, spec: {matches: {anyOf: [{name}]}, scanSpec}});
  expect(ask({rules: toText('a')}).answer?.explained?.summary).toContain("(reading 'map')");
  expect(ask({rules: toText('a`b')}).answer?.explained?.rules[0]?.reasons.at(-1)).toContain('`"a\'b"`');
});

it('says what the hook fails with, in limited length', () => {
  const fail = (rule: object, scan?: string) => {
    const spec = {matches: {anyOf: [{name: 'a'}]}, scanSpec: {scanType: 'nikto', parameters: []}, ...rule};
    const rules = JSON.stringify({kind: 'CascadingRule', metadata: {name: 'r'}, spec});
    return ask({rules, ...(scan !== undefined && {scan})}).answer?.explained;
  };
  const strange = {toString: 1, valueOf: 1};
  const summary = fail({matches: {anyOf: [{name: '*'.repeat(290_000)}]}})?.summary ?? '';
  expect(summary).toMatch(/^Nothing starts: the hook fails with `Invalid regular expression/);
  expect(summary.length).toBeLessThan(1100);
  expect(fail({scanAnnotations: {'scope.cascading.securecodebox.io/x': strange}})?.summary).toContain(
    'Cannot convert object to primitive value',
  );
  const scan = JSON.stringify({kind: 'Scan', metadata: {labels: {a: strange}}, spec: {cascades: {}}});
  expect(fail({}, scan)?.rules[0]?.reasons.join()).toContain('is no valid value for the label `a`');
  const parameters = ['{{=<% %>=}}<% a}}}{{#b}} %>'];
  const scanSpec = {scanType: 'nikto', parameters};
  expect(fail({scanSpec})?.rules[0]?.reasons.join()).toContain('renders to an empty string');
});

it('names a comparison and a template before they can take long', () => {
  const finding = JSON.stringify({name: 'a', description: 'http '.repeat(300), attributes: {l: [1, 2]}});
  const {steps} = ask({finding, rules: toRule('r', {description: 'http*http*http*'})});
  expect(steps).toEqual([
    'reading the Scan',
    'reading the findings',
    'reading the rules',
    'comparing the finding with 1 rule',
    'comparing `http*http*http*` with 1500 characters. The hook does it in the same way, and takes as long',
  ]);
});
