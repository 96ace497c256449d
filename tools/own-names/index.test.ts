import {gzipSync} from 'node:zlib';

import {expect, it} from 'vitest';

import {bundleOwnNames} from '.';

it('creates a script of less than 3 KB, named after its content', () => {
  const {path, text} = bundleOwnNames();
  expect(path).toMatch(/^assets\/js\/own-names\.[0-9a-f]{8}\.js$/);
  expect(bundleOwnNames()).toEqual({path, text});
  expect(gzipSync(text).length).toBeLessThan(3 * 1024);
});
