import {describe, expect, it} from 'vitest';

import {checkFindings} from './checkFindings';

const parsed = {name: 'Open Port: 22 (ssh)', category: 'Open Port', severity: 'INFORMATIONAL'};
const stored = {
  ...parsed,
  id: 'eef8dd78-5079-4d1d-8a4c-68e3268c439c',
  parsed_at: '2023-04-05T15:46:46.601Z',
};

describe('checkFindings', () => {
  it("accepts a parser's findings without the fields that the SDK adds", () => {
    expect(checkFindings([parsed, {...parsed, location: null, attributes: {port: 22}}], 'parsed')).toEqual(
      [],
    );
  });

  it('requires all fields of stored findings', () => {
    expect(checkFindings([stored], 'stored')).toEqual([]);
    expect(checkFindings([parsed], 'stored')).toEqual([
      'Finding 1: lacks "id".',
      'Finding 1: lacks "parsed_at".',
    ]);
  });

  it.each([
    [{...parsed, severity: 'CRITICAL'}, 'severity must be one of "INFORMATIONAL", "LOW", "MEDIUM", "HIGH".'],
    [{...parsed, name: 7}, 'name must be string, not number.'],
    [{...parsed, location: 7}, 'location must be string or null, not number.'],
    [{...parsed, attributes: null}, 'attributes must be object, not null.'],
    [{...parsed, references: [{type: 'CVE'}]}, 'references.0 lacks "value".'],
    [{...stored, parsed_at: 'yesterday'}, 'parsed_at must be a date-time.'],
    [{category: 'Open Port', severity: 'LOW'}, 'lacks "name".'],
    ['text', 'must be object, not string.'],
  ])('says what is wrong with %j', (finding, message) => {
    expect(checkFindings([parsed, finding], 'parsed')).toEqual([`Finding 2: ${message}`]);
  });

  it('reports several faults at once', () => {
    expect(checkFindings([{severity: 'high'}], 'parsed')).toHaveLength(3);
  });
});
