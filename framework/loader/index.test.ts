import {Script} from 'node:vm';
import {gzipSync} from 'node:zlib';
import {describe, expect, test} from 'vitest';

import {createLoader} from '.';

/** Maximum bytes after gzip, because it is in every page. */
const BUDGET = 4150;

describe('createLoader', () => {
  const loader = createLoader('/preview/', 'an-announcement');

  test('it is small, the same each time, and safe inside a script element', () => {
    expect(gzipSync(loader, {level: 9}).length).toBeLessThan(BUDGET);
    expect(createLoader('/preview/', 'an-announcement')).toBe(loader);
    expect(loader).not.toMatch(/<\/script|<!--/i);
    expect(() => new Script(loader)).not.toThrow();
  });

  test('it contains the base path of the site, and the id of the announcement, if there is one', () => {
    expect(loader).toContain('"/preview/"');
    expect(loader).toContain('an-announcement');
    expect(createLoader('/', undefined)).not.toContain('an-announcement');
  });
});
