// cspell:ignore Netwrok Webapplication
import {describe, expect, it} from 'vitest';

import {findClosest} from './suggest';

describe('findClosest', () => {
  it.each([
    ['Netwrok', 'Network'],
    ['network', 'Network'],
    ['Webapplication', 'WebApplication'],
    ['Web server', 'Webserver'],
    ['SHS', 'SSH'],
  ])('takes %s for %s', (word, expected) => {
    const candidates = ['Network', 'WebApplication', 'Webserver', 'Website', 'SSH', 'SSL'];
    expect(findClosest(word, candidates)).toBe(expected);
  });

  it('prefers the nearest candidate', () => {
    expect(findClosest('zap-ful-scan', ['zap-api-scan', 'zap-full-scan'])).toBe('zap-full-scan');
  });

  it('finds nothing for a different word', () => {
    expect(findClosest('Cooking', ['Network', 'SSH'])).toBeUndefined();
    expect(findClosest('', ['SSH'])).toBeUndefined();
    expect(findClosest('SSH', [])).toBeUndefined();
  });
});
