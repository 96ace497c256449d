import {gzipSync} from 'node:zlib';

import {expect, it} from 'vitest';

import {createScript} from '.';

it('creates a script of less than 3 KB, named after its content', () => {
  const {path, text} = createScript();
  expect(path).toMatch(/^assets\/js\/own-names\.[0-9a-f]{8}\.js$/);
  expect(createScript()).toEqual({path, text});
  expect(gzipSync(text).length).toBeLessThan(3 * 1024);
});
