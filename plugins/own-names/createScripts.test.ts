import {gzipSync} from 'node:zlib';

import {describe, expect, it} from 'vitest';

import {createScripts} from './createScripts';

describe('createScripts', () => {
  const {path, text, starter} = createScripts('/base/');

  it('names the script after its content, and lets the starter load it', () => {
    expect(path).toMatch(/^assets\/js\/own-names\.[0-9a-f]{8}\.js$/);
    expect(starter).toContain(`"/base/${path}"`);
    expect(createScripts('/').path).toBe(path);
  });

  it('keeps within 3 KB, and 250 bytes on every page', () => {
    expect(gzipSync(text).length).toBeLessThan(3 * 1024);
    expect(gzipSync(starter).length).toBeLessThan(250);
  });
});
