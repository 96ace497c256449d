import {describe, expect, it} from 'vitest';

import {findDifferences, matchPatterns} from './matchPatterns';

const FINDING = {
  name: 'ssh',
  category: 'Open Port',
  osi_layer: 'NETWORK',
  attributes: {port: 22, state: 'open', service: 'ssh', ip_addresses: ['10.0.0.1'], 'a.b': 'c'},
};

const matches = (pattern: object) =>
  findDifferences(pattern as Record<string, unknown>, FINDING).length === 0;

describe('a pattern', () => {
  it.each(['name', 'category', 'description', 'location', 'severity', 'osi_layer'])(
    'compares %s',
    (field) => {
      const finding = {[field]: 'x', attributes: {}};
      expect(findDifferences({[field]: 'x'}, finding)).toEqual([]);
      expect(findDifferences({[field]: 'y'}, finding)).toEqual([{path: field, expected: 'y', found: 'x'}]);
    },
  );

  it('takes an asterisk in a string for any characters', () => {
    expect(matches({attributes: {service: 's*'}})).toBe(true);
    expect(matches({attributes: {service: 'ssh*'}})).toBe(true);
    expect(matches({attributes: {service: '*'}})).toBe(true);
    expect(matches({attributes: {service: 'ss*x'}})).toBe(false);
    expect(matches({attributes: {port: '2*'}})).toBe(false);
  });

  it('takes a leading exclamation mark as "not", for a finding that has the field', () => {
    expect(matches({attributes: {service: '!http'}})).toBe(true);
    expect(matches({attributes: {service: '!ssh'}})).toBe(false);
    expect(matches({attributes: {service: '!s*'}})).toBe(false);
    expect(matches({attributes: {tunnel: '!ssl'}})).toBe(false);
  });

  it('does not match a list with one of its entries', () => {
    expect(matches({attributes: {ip_addresses: '10.0.0.1'}})).toBe(false);
  });

  it('finds attributes whose names contain a dot', () => {
    expect(matches({attributes: {'a.b': 'c'}})).toBe(true);
  });
});

describe('matchPatterns', () => {
  it('needs one pattern of several, and says what happens with each', () => {
    const patterns = [{attributes: {port: 443}}, {attributes: {service: 'ssh'}}];
    expect(matchPatterns(patterns, FINDING)).toEqual({
      matches: true,
      reasons: ['Pattern 1 differs in `attributes.port`: expected `443`, found `22`.', 'Pattern 2 matches.'],
    });
  });

  it('names the types if nothing else differs', () => {
    expect(matchPatterns([{attributes: {port: '22'}}], FINDING).reasons).toEqual([
      'The pattern differs in `attributes.port`: expected `"22"`, found `22`: a string is not a number.',
    ]);
  });

  it('says that a field is missing, and names all differences at once', () => {
    expect(matchPatterns([{attributes: {tunnel: 'ssl', state: 'closed'}}], FINDING).reasons).toEqual([
      'The pattern differs in `attributes.tunnel`: expected `"ssl"`, but the finding has no such field; in `attributes.state`: expected `"closed"`, found `"open"`.',
    ]);
  });

  it('says that unknown fields of a pattern have no effect', () => {
    expect(matchPatterns([{state: 'open'}], FINDING)).toEqual({
      matches: true,
      reasons: ['The pattern matches.', '`state` is not a field of a pattern: it has no effect.'],
    });
  });
});
