import {describe, expect, it} from 'vitest';

import {findDifferences, matchPatterns} from './matchPatterns';

const FINDING = {
  name: 'ssh',
  category: 'Open Port',
  osi_layer: 'NETWORK',
  attributes: {port: 22, state: 'open', service: 'ssh', ip_addresses: ['10.0.0.1'], 'a.b': 'c'},
};

describe('a pattern', () => {
  it.each(['name', 'category', 'description', 'location', 'severity', 'osi_layer'])(
    'compares %s',
    (field) => {
      const finding = {[field]: 'x', attributes: {}};
      expect(findDifferences({[field]: 'x'}, finding)).toEqual([]);
      expect(findDifferences({[field]: 'y'}, finding)).toEqual([{path: field, expected: 'y', found: 'x'}]);
    },
  );

  it.each([
    ['an asterisk in a string is any characters', true, {service: 's*'}],
    ['an asterisk in a string is any characters', true, {service: '*'}],
    ['an asterisk in a string is any characters', false, {service: 'ss*x'}],
    ['a number is no string with an asterisk', false, {port: '2*'}],
    ['a leading exclamation mark is "not"', true, {service: '!http'}],
    ['a leading exclamation mark is "not"', false, {service: '!ssh'}],
    ['a leading exclamation mark is "not"', false, {service: '!s*'}],
    ['"not" needs a finding that has the field', false, {tunnel: '!ssl'}],
    ['an entry is not its list', false, {ip_addresses: '10.0.0.1'}],
    ['names of attributes may contain a dot', true, {'a.b': 'c'}],
  ])('%s: %s for %j', (_, isMatch, attributes) => {
    expect(findDifferences({attributes}, FINDING).length === 0).toBe(isMatch);
  });
});

describe('matchPatterns', () => {
  it('needs one pattern of several, and says what happens with each', () => {
    const patterns = [{attributes: {port: 443}}, {attributes: {service: 'ssh'}}];
    expect(matchPatterns({anyOf: patterns}, FINDING)).toEqual({
      matches: true,
      reasons: ['Pattern 1 differs in `attributes.port`: expected `443`, found `22`.', 'Pattern 2 matches.'],
    });
  });

  it('names the types if nothing else differs', () => {
    expect(matchPatterns({anyOf: [{attributes: {port: '22'}}]}, FINDING).reasons).toEqual([
      'The pattern differs in `attributes.port`: expected `"22"`, found `22`: a string is not a number.',
    ]);
  });

  it('says that a field is missing, and names all differences at once', () => {
    expect(matchPatterns({anyOf: [{attributes: {tunnel: 'ssl', state: 'closed'}}]}, FINDING).reasons).toEqual(
      [
        'The pattern differs in `attributes.tunnel`: expected `"ssl"`, but the finding has no such field; in `attributes.state`: expected `"closed"`, found `"open"`.',
      ],
    );
  });

  it('fails without a list of patterns, and matches nothing with an empty one', () => {
    expect(() => matchPatterns({}, FINDING)).toThrow("Cannot read properties of undefined (reading 'some')");
    expect(() => matchPatterns(null, FINDING)).toThrow("Cannot read properties of null (reading 'anyOf')");
    expect(matchPatterns({anyOf: []}, FINDING).matches).toBe(false);
  });

  it('with empty attributes needs a finding that has attributes', () => {
    expect(matchPatterns({anyOf: [{attributes: {}}]}, FINDING).matches).toBe(true);
    expect(matchPatterns({anyOf: [{attributes: {}}]}, {category: 'x'}).matches).toBe(false);
  });

  it('says that unknown fields of a pattern have no effect', () => {
    expect(matchPatterns({anyOf: [{state: 'open'}]}, FINDING)).toEqual({
      matches: true,
      reasons: ['The pattern matches.', '`state` is not a field of a pattern: it has no effect.'],
    });
  });
});
