import {Script} from 'node:vm';
import {gzipSync} from 'node:zlib';
import {describe, expect, test} from 'vitest';

import {createLoader} from './createLoader';

/** Every page brings it: most bytes after gzip. */
const BUDGET = 3600;

describe('createLoader', () => {
  const loader = createLoader('/', 'an-announcement');

  test('it is small', () => {
    expect(gzipSync(loader, {level: 9}).length).toBeLessThan(BUDGET);
  });

  test('it can stand in a script element', () => {
    expect(loader).not.toMatch(/<\/script|<!--/i);
    expect(() => new Script(loader)).not.toThrow();
  });

  test('it knows the announcement, where there is one', () => {
    expect(loader).toContain('an-announcement');
    expect(createLoader('/', undefined)).not.toContain('an-announcement');
  });

  test('it knows the path below which the site is published', () => {
    expect(createLoader('/preview/', undefined)).toContain('"/preview/"');
  });

  test('it is the same each time', () => {
    expect(createLoader('/', 'an-announcement')).toBe(loader);
  });
});
