import {describe, expect, it} from 'vitest';

import {parseValueType} from './valueTypes';

function matches(type: string, value: unknown): boolean {
  return parseValueType(type).some((alternative) => alternative.matches(value));
}

describe('parseValueType', () => {
  it.each<[type: string, good: unknown, bad: unknown]>([
    ['boolean', true, 'true'],
    ['integer', 3, 3.5],
    ['integer or null', null, '3'],
    ['string', 'a', 3],
    ['string or null', null, true],
    ['duration', '1h30m', '12 hours'],
    ['duration', '168h', 12],
    ['cron expression', '0 2 * * *', 'every day'],
    ['`true` or empty string', '', 'yes'],
    ['list of `EnvVar`', [], {}],
    ['map of string to string', {}, []],
    ['`Affinity`', {}, 'a'],
  ])('%s', (type, good, bad) => {
    expect(matches(type, good)).toBe(true);
    expect(matches(type, bad)).toBe(false);
  });

  it.each(['text', 'lst of strings', 'integer or nil', ''])('refuses the unknown type %j', (type) => {
    expect(() => parseValueType(type)).toThrow('is not known. Write boolean,');
  });
});
