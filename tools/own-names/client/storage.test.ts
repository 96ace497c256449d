import {afterEach, expect, it, vi} from 'vitest';

import {readOwnNames} from './storage';

afterEach(() => void vi.unstubAllGlobals());

it('leaves out stored names that the form would not accept', () => {
  const right = {'demo-targets': 'team-a', 'example.com': '[::1]:8080'};
  const wrong = [
    'a\nrm b',
    'a b',
    '$(id)',
    ';',
    '',
    'a'.repeat(4000),
    ':'.repeat(4000),
    7,
    null,
    ['a'],
    {a: 'b'},
  ];
  vi.stubGlobal('localStorage', {getItem: () => JSON.stringify(Object.assign({}, wrong, right))});
  expect(readOwnNames()).toEqual(right);
});
