import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {placeRedirects} from './placeRedirects';

const TEXT = '# why\n/docs /docs/a 301\n/old /docs/a/ 301\n';

describe('placeRedirects', () => {
  let folder = '';
  const read = () => readFileSync(join(folder, '_redirects'), 'utf8');
  const write = (text: string) => writeFileSync(join(folder, '_redirects'), text);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'place-redirects-'));
    mkdirSync(join(folder, 'docs/a'), {recursive: true});
    writeFileSync(join(folder, 'docs/a/index.html'), 'a');
    write(TEXT);
  });
  afterEach(() => rmSync(folder, {recursive: true}));

  it('leaves them unchanged at the root of a host', async () => {
    await placeRedirects(folder, '/');
    expect(read()).toBe(TEXT);
  });

  it('moves them below the base path', async () => {
    await placeRedirects(folder, '/preview/');
    expect(read()).toBe('/preview/docs /preview/docs/a 301\n/preview/old /preview/docs/a/ 301\n');
  });

  it('fails the build for a line that does not lead to a page', async () => {
    write('/docs /docs/b 301\n');
    await expect(placeRedirects(folder, '/preview/')).rejects.toThrow('_redirects:1: /docs/b is no page');
    expect(read()).toBe('/docs /docs/b 301\n');
  });

  it('does nothing for a site without redirects', async () => {
    rmSync(join(folder, '_redirects'));
    await placeRedirects(folder, '/preview/');
    expect(read).toThrow('ENOENT');
  });
});
