import {describe, expect, it} from 'vitest';

import {MODULES, parseOptions} from './options';

describe('parseOptions', () => {
  it('by default measures everything, on one page of each kind', () => {
    const options = parseOptions([]);
    expect(options).toMatchObject({only: MODULES, others: []});
    expect(options.pages).toContain('/');
    expect(options.runs).toBeUndefined();
  });

  it('reads lists, numbers and what to compare with', () => {
    expect(
      parseOptions([
        '--only=search,pages',
        '--pages',
        '/, /blog',
        '--runs',
        '3',
        '../other/build',
        'http://localhost:3000',
      ]),
    ).toEqual({
      only: ['pages', 'search'],
      pages: ['/', '/blog'],
      runs: 3,
      others: ['../other/build', 'http://localhost:3000'],
    });
  });

  it.each([
    [['--only', 'size'], '--only takes pages, navigation, search, got "size"'],
    [['--runs', '0'], '--runs takes a whole number from 1 on, got "0"'],
    [['--runs', '2.5'], '--runs takes a whole number from 1 on, got "2.5"'],
    [['--quick'], "Unknown option '--quick'"],
  ])('refuses %j', (args, message) => {
    expect(() => parseOptions(args)).toThrow(message);
  });
});
