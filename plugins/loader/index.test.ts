import {Script} from 'node:vm';
import {gzipSync} from 'node:zlib';
import {describe, expect, test} from 'vitest';

import {createLoader} from './index';

/** Maximum bytes after gzip, because it is in every page. */
const BUDGET = 4150;

describe('createLoader', () => {
  const loader = createLoader('/', 'an-announcement');

  test('it is small', () => {
    expect(gzipSync(loader, {level: 9}).length).toBeLessThan(BUDGET);
  });

  test('it is safe inside a script element', () => {
    expect(loader).not.toMatch(/<\/script|<!--/i);
    expect(() => new Script(loader)).not.toThrow();
  });

  test('it contains the id of the announcement, if there is one', () => {
    expect(loader).toContain('an-announcement');
    expect(createLoader('/', undefined)).not.toContain('an-announcement');
  });

  test('it contains the base path of the site', () => {
    expect(createLoader('/preview/', undefined)).toContain('"/preview/"');
  });

  test('it is the same each time', () => {
    expect(createLoader('/', 'an-announcement')).toBe(loader);
  });
});
