import {expect, it} from 'vitest';

import {compareVersions} from './compareVersions';

it('compares versions by their numbers', () => {
  expect(['4.13.0', '5.0.0', '4.9.0', '4.13.0'].sort(compareVersions)).toEqual([
    '4.9.0',
    '4.13.0',
    '4.13.0',
    '5.0.0',
  ]);
});
