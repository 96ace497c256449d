import {describe, expect, it} from 'vitest';

import {MODULES, parseOptions} from './options';

describe('parseOptions', () => {
  it('measures everything of one page of each kind, without growth, unless told otherwise', () => {
    const options = parseOptions([]);
    expect(options).toMatchObject({only: MODULES, scale: [], others: []});
    expect(options.pages).toContain('/');
    expect(options.runs).toBeUndefined();
  });

  it('reads lists, numbers and what to compare with', () => {
    expect(
      parseOptions([
        '--only=pages,build',
        '--pages',
        '/, /blog',
        '--runs',
        '3',
        '--scale=10,1,5,5',
        '../other/build',
        'http://localhost:3000',
      ]),
    ).toEqual({
      only: ['build', 'pages'],
      pages: ['/', '/blog'],
      runs: 3,
      scale: [1, 5, 10],
      others: ['../other/build', 'http://localhost:3000'],
    });
  });

  it.each([
    [['--only', 'size'], '--only takes build, pages, navigation, search, got "size"'],
    [['--runs', '0'], '--runs takes whole numbers from 1 on, got "0"'],
    [['--runs', '2.5'], '--runs takes whole numbers from 1 on, got "2.5"'],
    [['--scale', '1,x'], '--scale takes whole numbers from 1 on, got "x"'],
    [['--scale', '5'], '--scale needs 1 to compare with'],
    [['--only', 'pages', '--scale', '1,5'], '--scale needs the module "build"'],
    [['--quick'], "Unknown option '--quick'"],
  ])('refuses %j', (args, message) => {
    expect(() => parseOptions(args)).toThrow(message);
  });
});
