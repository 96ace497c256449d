import {gzipSync} from 'node:zlib';

import {expect, it} from 'vitest';

import {createScript} from './createScript';

it('makes the same small script each time, which fits into a script element', () => {
  const script = createScript();
  expect(script).toBe(createScript());
  expect(script).not.toContain('</script');
  expect(gzipSync(script).length).toBeLessThan(1000);
});
