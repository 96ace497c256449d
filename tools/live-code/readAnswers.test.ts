import {describe, expect, it} from 'vitest';

import {LIMITS} from '../../text/limits';
import {readHeight, readOutcome, readReport, readShown} from './readAnswers';

const UNREADABLE = {message: expect.stringContaining('cannot be read') as string, line: undefined};
const LEAVES = [
  null,
  undefined,
  NaN,
  -1,
  0,
  3,
  1e9,
  1.5,
  true,
  '',
  'text',
  'x'.repeat(LIMITS.characters + 1),
  10n,
];
const NAMES =
  'error message line findings count log summary problems rows hidden json severity name __proto__'.split(
    ' ',
  );

/** A number below 1 that is the same in each run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

/** Anything that a message can contain. */
function createNonsense(random: () => number, levels = 4): unknown {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
  if (levels === 0 || random() < 0.3) return pick(LEAVES);
  const inner = () => createNonsense(random, levels - 1);
  if (random() < 0.2) return [...Array.from({length: random() * 4}, inner), ...Array<unknown>(random() * 90)];
  if (random() < 0.05)
    return pick([new Date(NaN), new Map([[1, 2]]), new Error('text'), new Uint8Array(3), /a/]);
  return Object.fromEntries(NAMES.filter(() => random() < 0.7).map((name) => [name, inner()]));
}

/** All texts, numbers and lengths of lists in a value. */
function listSizes(value: unknown): number[] {
  if (typeof value === 'string') return [value.length];
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return [...(Array.isArray(value) ? [value.length] : []), ...Object.values(value).flatMap(listSizes)];
}

const nonsense = Array.from({length: 500}, (_, seed) => createNonsense(createRandom(seed + 1)));

describe('of any message', () => {
  it('what a block shows has all parts, of the right kind and of limited size, and stays the same', () => {
    const text = expect.any(String) as string;
    const row = {severity: text, before: text, name: text, location: text, category: text, changed: text};
    for (const value of nonsense) {
      const outcome = readOutcome(value);
      const {error, rows} = outcome;
      expect(outcome).toEqual({
        error: error && {message: text, line: error.line},
        summary: text,
        problems: outcome.problems.map(() => text),
        rows: rows.map(() => row),
        hidden: expect.any(Number) as number,
        json: text,
        log: outcome.log.map(() => text),
      });
      expect(error?.message).not.toBe('');
      expect(Math.max(...listSizes({...outcome, json: '', hidden: 0}))).toBeLessThanOrEqual(2001);
      expect(outcome.json.length).toBeLessThanOrEqual(50_001);
      expect(readOutcome(outcome)).toEqual(outcome);
    }
  });

  it('a report is what a program can report, or says that it cannot be read', () => {
    for (const value of nonsense) {
      const {error, findings, count, log} = readReport(value);
      expect(findings.length).toBeLessThanOrEqual(LIMITS.characters);
      expect(count).toBeGreaterThanOrEqual(0);
      expect(log.every((line) => typeof line === 'string')).toBe(true);
      if (error) expect(error.message).toMatch(/./);
    }
    const report = {error: undefined, findings: '[]', count: 2, log: ['a', `${'x'.repeat(2000)}…`]};
    expect(readReport({...report, log: ['a', 'x'.repeat(2001)], more: 1})).toEqual(report);
  });

  it('a component has an error, or none', () => {
    for (const value of nonsense) {
      const {error} = readShown(value);
      if (error) expect(error).toEqual({message: expect.any(String) as string, line: error.line});
      expect(error?.line ?? 1).toBeGreaterThan(0);
    }
  });

  it('a height is one that can be shown', () => {
    expect([...LEAVES, {}, [], 58, Infinity, '58'].map(readHeight)).toEqual([
      0, 0, 0, 0, 0, 3, 3000, 0, 0, 0, 0, 0, 0, 0, 0, 58, 0, 0,
    ]);
  });
});

it('an answer that is none is reported', () => {
  for (const value of [null, undefined, 5, 'text', []]) {
    expect([readReport(value).error, readOutcome(value).error, readShown(value).error]).toEqual([
      UNREADABLE,
      UNREADABLE,
      UNREADABLE,
    ]);
  }
  expect(readReport({findings: 'x'.repeat(LIMITS.characters + 1), count: 1, log: []}).error).toEqual(
    UNREADABLE,
  );
  expect(readReport({findings: '[]', count: NaN, log: []}).error).toEqual(UNREADABLE);
});

it('an error without a text has one', () => {
  for (const error of [{}, {message: ''}, {message: ' \u202E\u200B\n'}, {message: {}}, null, 5]) {
    expect(readShown({error})).toEqual({
      error: {message: 'The code failed without a message.', line: undefined},
    });
  }
  expect(readShown({error: {message: 'a', line: 3}})).toEqual({error: {message: 'a', line: 3}});
  expect(readShown({error: {message: 'a', line: -3}})).toEqual({error: {message: 'a', line: undefined}});
  expect(readShown({error: {message: 'a', line: 3}}, 2)).toEqual({error: {message: 'a', line: undefined}});
});
