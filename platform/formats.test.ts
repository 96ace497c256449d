import {describe, expect, it} from 'vitest';

import {isCronExpression, isDuration} from './formats';

describe('isCronExpression', () => {
  it.each([
    '0 12 * * *',
    '*/5 0-6 1,15 JAN-JUN MON',
    '59 23 31 12 6',
    '0 0 ? * sun-fri/2',
    '5/15 * * * *',
    '@daily',
    '@midnight',
    '@every 1h30m',
  ])('accepts %s', (text) => {
    expect(isCronExpression(text)).toBe(true);
  });

  it.each([
    '99 25 * * *',
    '0 12 32 13 9',
    '*/0 * * * *',
    '0 12 * *',
    '0 12 * * * *',
    '0 12 * * 7',
    '30-10 * * * *',
    '1-2-3 * * * *',
    '*/2/2 * * * *',
    '-5 * * * *',
    'MON * * * *',
    'a b c d e',
    'every day',
    '@every 1d',
    '@sometimes',
    '',
  ])('refuses %j', (text) => {
    expect(isCronExpression(text)).toBe(false);
  });
});

describe('isDuration', () => {
  it.each(['30m', '12h', '1h30m', '1.5h', '500ms'])('accepts %s', (text) => {
    expect(isDuration(text)).toBe(true);
  });

  it.each(['12 hours', '12', '7d', '1 minute', '-1h', ''])('refuses %j', (text) => {
    expect(isDuration(text)).toBe(false);
  });
});
