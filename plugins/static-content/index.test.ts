import {gzipSync} from 'node:zlib';

import {expect, it} from 'vitest';

import {createScript} from './index';

it('creates the same small script each time, which is safe inside a script element', () => {
  const script = createScript('/base/');
  expect(script).toBe(createScript('/base/'));
  expect(script).not.toContain('</script');
  expect(script).toContain('"/base/assets/js/own-names.');
  expect(gzipSync(script).length).toBeLessThan(1500);
});
