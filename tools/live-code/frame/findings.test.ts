import {describe, expect, it} from 'vitest';

import {LIMITS} from '../../../text/limits';
import {checkFindings, checkReport, findChangedFields, parseFindings, type Question} from './findings';

const parsed = {name: 'Open Port: 22 (ssh)', category: 'Open Port', severity: 'INFORMATIONAL'};
const stored = {...parsed, id: 'eef8dd78-5079-4d1d-8a4c-68e3268c439c', parsed_at: '2023-04-05T15:46:46.601Z'};

describe('checkFindings', () => {
  it("accepts a parser's findings without the fields that the SDK adds", () => {
    expect(checkFindings([parsed, {...parsed, location: null, attributes: {port: 22}}], 'parsed')).toEqual(
      [],
    );
  });

  it('requires all fields of stored findings', () => {
    expect(checkFindings([stored], 'stored')).toEqual([]);
    expect(checkFindings([parsed], 'stored')).toEqual([
      'Finding 1: the document needs the field "id".',
      'Finding 1: the document needs the field "parsed_at".',
    ]);
  });

  it.each([
    [
      {...parsed, severity: 'CRITICAL'},
      'severity must be one of INFORMATIONAL, LOW, MEDIUM, HIGH; it is "CRITICAL".',
    ],
    [{...parsed, name: 7}, 'name must be string; it is number (7). Put the value in quotes.'],
    [{...parsed, location: 7}, 'location must be string or null; it is number (7). Put the value in quotes.'],
    [{...parsed, attributes: null}, 'attributes must be a map; it is null (null).'],
    [{...parsed, references: [{type: 'CVE'}]}, 'references[0] needs the field "value".'],
    [
      {...stored, parsed_at: 'yesterday'},
      'parsed_at must be a date with time and zone such as 2025-02-04T10:15:30Z; it is "yesterday".',
    ],
    [{category: 'Open Port', severity: 'LOW'}, 'the document needs the field "name".'],
    [{...parsed, descripton: 'a'}, 'descripton is no known field. Did you mean "description"?'],
    ['text', 'the document must be a map; it is string ("text").'],
  ])('says what is wrong with %j', (finding, message) => {
    expect(checkFindings([parsed, finding], 'parsed')).toEqual([`Finding 2: ${message}`]);
  });
});

describe('parseFindings', () => {
  it('reads a list, and one finding as a list of one', () => {
    expect(parseFindings('[{"name": "a"}, {"name": "b"}]')).toEqual({findings: [{name: 'a'}, {name: 'b'}]});
    expect(parseFindings('{"name": "a"}')).toEqual({findings: [{name: 'a'}]});
  });

  it.each([
    ['{\n  "name": "a"\n  "severity": "LOW"\n}', 'comma expected', 3],
    ['[\n  {"name": "a"},\n]', 'value expected', 3],
    ['{\n  "name": "a"', 'close brace expected', 2],
    ['{\n  name: "a"\n}', 'invalid symbol', 2],
    ['', 'value expected', 1],
  ])('says what is wrong with %j and where', (text, reason, line) => {
    expect(parseFindings(text)).toEqual({
      findings: [],
      error: {message: `This is not JSON: ${reason}.`, line},
    });
  });
});

describe('a text that is beyond a limit', () => {
  it.each([
    ['[{"a":'.repeat(51) + '1' + '}]'.repeat(51), 'nested more than 100 levels deep'],
    ['['.repeat(LIMITS.characters), 'nested more than 100 levels deep'],
    ['{"a":'.repeat(50_000), 'nested more than 100 levels deep'],
    [`"${'x'.repeat(LIMITS.characters)}"`, 'has 300,002 characters'],
  ])('is refused in one sentence', (text, reason) => {
    const {findings, error} = parseFindings(text);
    expect(findings).toEqual([]);
    expect(error).toEqual({message: expect.stringContaining(reason) as string, line: undefined});
  });
});

describe('checkReport', () => {
  const ask = (findings: unknown, more: Partial<Question> = {}): Question => {
    const question: Question = {kind: 'parser', error: undefined, findings: '', count: 0, log: [], input: ''};
    return {...question, ...more, findings: JSON.stringify(findings)};
  };

  it('shows the findings of a parser, and says how many there are', () => {
    const outcome = checkReport(ask([{...parsed, location: 'a'}, {name: {a: 1}}, 5], {log: ['text']}));
    expect(outcome).toMatchObject({
      error: undefined,
      summary: '3 findings, 4 faults',
      hidden: 1,
      log: ['text'],
    });
    const empty = {before: '', location: '', changed: ''};
    expect(outcome.rows).toEqual([
      {...empty, severity: 'INFORMATIONAL', name: parsed.name, location: 'a', category: 'Open Port'},
      {...empty, severity: '', name: '{"a":1}', category: ''},
    ]);
    expect(JSON.parse(outcome.json)).toEqual([{...parsed, location: 'a'}, {name: {a: 1}}]);
  });

  it('shows what a hook has changed', () => {
    const input = JSON.stringify([{...stored, severity: 'LOW'}]);
    const {rows} = checkReport(ask([{...stored, name: 'new'}], {kind: 'hook', input}));
    expect(rows).toMatchObject([{before: 'LOW', severity: 'INFORMATIONAL', changed: 'name, severity'}]);
    expect(checkReport(ask([stored], {kind: 'hook', input: '{'})).rows).toMatchObject([{changed: ''}]);
  });

  it('checks the first of many, and shows fewer', () => {
    const many = checkReport(ask(Array(200).fill(parsed), {count: 1_000_000}));
    expect(many).toMatchObject({summary: '1,000,000 findings, the first 200 valid', hidden: 999_950});
    expect(many.rows.length).toBe(50);
    const wrong = checkReport(ask(Array(300).fill(7), {kind: 'finding'}));
    expect(wrong.summary).toBe('300 findings, 200 faults in the first 200');
    expect(wrong.problems.slice(49)).toEqual([
      'Finding 50: the document must be a map; it is number (7).',
      '150 more faults are not shown.',
    ]);
  });

  it('passes on why there are none, and reports what is no list as a finding', () => {
    const error = {message: 'no', line: 3};
    expect(checkReport(ask([], {error}))).toMatchObject({error, rows: [], json: '', problems: []});
    for (const value of [null, 5, 'text', {}]) {
      expect(checkReport(ask(value)).summary).toMatch(/^1 finding, \d faults?$/);
    }
  });
});

it('findChangedFields names the fields that differ from what they were, none for a new finding', () => {
  const before = {id: '1', severity: 'LOW', attributes: {port: 22}};
  expect(
    findChangedFields({id: '1', severity: 'HIGH', attributes: {port: 22, owner: 'shop'}}, before),
  ).toEqual(['severity', 'attributes']);
  expect(findChangedFields({id: '1', severity: 'LOW'}, before)).toEqual(['attributes']);
  expect(findChangedFields({...before}, before)).toEqual([]);
  expect(findChangedFields(before, undefined)).toEqual([]);
});
