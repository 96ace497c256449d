import {expect, it} from 'vitest';

import {renderReport} from './renderReport';

it('shows each licence with its packages, the most frequent first, and why an exception is allowed', () => {
  const create = (name: string, licence?: string) => ({
    name,
    version: '1.0.0',
    licence,
    isDevelopment: false,
  });
  const report = renderReport([create('a', 'MPL-2.0'), create('b', 'MIT'), create('c', 'MIT'), create('d')], {
    permissive: ['MIT'],
    exceptions: [{packages: ['a'], licence: 'MPL-2.0', use: 'build', reason: 'Used unchanged.'}],
  });
  expect(report).toBe(
    'MIT: 2\n  b, c\n\n(none declared): 1\n  d\n\nMPL-2.0: 1\n  a\n  a (build): Used unchanged.',
  );
});
