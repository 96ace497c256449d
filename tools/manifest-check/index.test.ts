import {gzipSync} from 'node:zlib';

import {expect, it} from 'vitest';

import {bundleWorker} from '.';
import {askWorker} from '../../tests/support/askWorker';
import {LIMITS} from '../../text/limits';
import type {CheckAnswer, CheckRequest} from './protocol';

const {path, text} = bundleWorker('/base/');
const ask = (...requests: CheckRequest[]) => askWorker<CheckRequest, CheckAnswer>(text, ...requests);

it('is a file of at most 55 KB, named after its content', () => {
  expect(path).toMatch(/^assets\/js\/manifest-check\.[0-9a-f]{8}\.js$/);
  expect(bundleWorker('/base/').path).toBe(path);
  expect(gzipSync(text, {level: 9}).length).toBeLessThanOrEqual(55_000);
});

it('says what it does, and answers each request under its number, without code from strings', () => {
  const answers = ask({text: 'kind: Scan\n'}, {text: 'scanner: {env: 5}\n', chart: 'nmap'});
  expect(answers[0]).toEqual([
    {id: 0, step: 'reading the YAML'},
    {id: 0, step: 'checking 1 object'},
    {
      id: 0,
      answer: {
        summary: expect.stringMatching(/^1 fault, checked against \d+\.\d+\.\d+$/) as string,
        faults: [
          {severity: 'fault', line: 1, message: 'This lacks "apiVersion", which every manifest needs.'},
        ],
        omitted: 0,
        notChecked: [],
      },
    },
  ]);
  expect(answers[1]?.at(-1)).toMatchObject({
    id: 1,
    answer: {faults: [{href: '/base/docs/scanners/nmap#scanner.env'}]},
  });
});

it('names a template without quotes, though it cannot write YAML', () => {
  const [messages] = ask({text: 'scanner:\n  env: {{env}}\n? [a]\n: b\n', chart: 'nmap'});
  expect(messages?.at(-1)).toMatchObject({
    answer: {
      faults: [
        {line: 2, message: expect.stringContaining('{env}') as string},
        {line: 3, message: expect.stringContaining('[a]') as string},
      ],
    },
  });
});

it('checks a text of the greatest length, and names the first of its objects', () => {
  const entry = `- {apiVersion: execution.securecodebox.io/v1, kind: Scan, metadata: {generateName: a}, spec: {scanType: nmap, parameters: []}}\n`;
  const count = Math.floor(LIMITS.characters / entry.length);
  expect(ask({text: entry.repeat(count)})[0]?.at(-1)).toMatchObject({
    answer: {
      faults: [],
      notChecked: [],
      checked: `Checked: ${'Scan a, '.repeat(LIMITS.shown)}${count - LIMITS.shown} more.`,
    },
  });
});

it('cuts what a text of another kind would fill pages with', () => {
  const long = 'x'.repeat(3000);
  const [messages] = ask({
    text: `kind: Scan\nx: ${long}\n---\n`.repeat(60) + `kind: [${long}\n---\n`.repeat(20),
  });
  const {faults = [], omitted} = messages?.find((message) => 'answer' in message)?.answer ?? {};
  expect(faults).toHaveLength(LIMITS.shown);
  expect(omitted).toBe(30);
  expect(Math.max(...faults.map(({message}) => message.length))).toBeLessThanOrEqual(LIMITS.message + 1);
});

it('says in one sentence why it cannot check a text', () => {
  const problems = [
    'a'.repeat(LIMITS.characters + 1),
    `- &a 1\n${'- *a\n'.repeat(LIMITS.aliases + 1)}`,
    '['.repeat(100_000),
  ].map((pasted) => ask({text: pasted})[0]?.at(-1));
  expect(problems).toEqual(
    [
      'The text has 300,001 characters. At most 300,000 are read: paste a part of it.',
      'The text has 101 aliases. At most 100 are read: write out what they stand for.',
      'The text is nested more than 100 levels deep. At most 100 are read: paste a part of it.',
    ].map((problem) => ({id: 0, problem})),
  );
});
