import {describe, expect, it} from 'vitest';

import {checkFindings, findChangedFields, parseFindings} from './findings';

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

it('findChangedFields names the fields that differ from what they were, none for a new finding', () => {
  const before = {id: '1', severity: 'LOW', attributes: {port: 22}};
  expect(
    findChangedFields({id: '1', severity: 'HIGH', attributes: {port: 22, owner: 'shop'}}, before),
  ).toEqual(['severity', 'attributes']);
  expect(findChangedFields({id: '1', severity: 'LOW'}, before)).toEqual(['attributes']);
  expect(findChangedFields({...before}, before)).toEqual([]);
  expect(findChangedFields(before, undefined)).toEqual([]);
});
