import {resolve} from 'node:path';
import {Script} from 'node:vm';
import {gzipSync} from 'node:zlib';
import {describe, expect, test} from 'vitest';

import {bundleScript} from '../framework/bundleScript';
import {bundleLoader} from '../framework/loader';

/** Maximum bytes after gzip, because they are in every page. */
const BUDGETS = {loader: 4150, controls: 1500};

const LOADER = resolve(__dirname, 'loader.ts');

describe('the loader', () => {
  const loader = bundleLoader(LOADER, '/preview/', 'an-announcement');

  test('it is small, the same each time, and safe inside a script element', () => {
    expect(gzipSync(loader, {level: 9}).length).toBeLessThan(BUDGETS.loader);
    expect(bundleLoader(LOADER, '/preview/', 'an-announcement')).toBe(loader);
    expect(loader).not.toMatch(/<\/script|<!--/i);
    expect(() => new Script(loader)).not.toThrow();
  });

  test('it contains the base path of the site, and the id of the announcement, if there is one', () => {
    expect(loader).toContain('"/preview/"');
    expect(loader).toContain('an-announcement');
    expect(bundleLoader(LOADER, '/', undefined)).not.toContain('an-announcement');
  });
});

test('the controls are small, too, and safe inside a script element', () => {
  const controls = bundleScript({entry: resolve(__dirname, 'controls.ts')});
  expect(gzipSync(controls).length).toBeLessThan(BUDGETS.controls);
  expect(controls).not.toContain('</script');
});
