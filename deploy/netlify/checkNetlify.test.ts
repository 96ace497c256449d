import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {describe, expect, it} from 'vitest';

import {checkNetlify} from './checkNetlify';

const ROOT = resolve(__dirname, '../..');

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

function check(text: string): string[] {
  const {scripts} = JSON.parse(read('package.json')) as {scripts: Record<string, string>};
  const nodeVersion = /^FROM node:([\d.]+)/m.exec(read('deploy/container/Dockerfile'))?.[1] ?? '';
  return checkNetlify({text, scripts: Object.keys(scripts), output: 'build', nodeVersion});
}

describe('netlify.toml', () => {
  it('names what exists, and changes nothing that is built', () => {
    expect(check(read('netlify.toml'))).toEqual([]);
  });

  it.each<[what: string, text: string | RegExp, replacement: string, fault: string]>([
    [
      'text that is no TOML',
      'publish = "build"',
      'publish = build"',
      'netlify.toml:6: Invalid TOML document',
    ],
    [
      'a script that does not exist',
      'npm run build',
      'npm run built',
      'names the npm script "built", which does not exist. Did you mean "build"',
    ],
    ['a command line', 'npm run build', 'npm ci && npm run build', 'Name one npm script'],
    [
      'another folder',
      'publish = "build"',
      'publish = "dist"',
      'build.publish is "dist", and the build writes to "build"',
    ],
    [
      'another Node.js',
      '20.19.5',
      '18.0.0',
      'NODE_VERSION is 18.0.0, and deploy/container/Dockerfile builds with 20.19.5',
    ],
    [
      'changed bytes',
      'skip_processing = true',
      'skip_processing = false',
      'build.processing.skip_processing must be true; it is false',
    ],
    [
      'redirects of addresses',
      'pretty_urls = false',
      'pretty_urls = true',
      'pretty_urls must be false; it is true',
    ],
    ['a plugin', /$/, '\n[[plugins]]\npackage = "a"\n', 'plugins is no known field'],
    ['headers of its own', /$/, '\n[[headers]]\nfor = "/*"\n', 'headers is no known field'],
    ['a missing setting', /NODE_VERSION = .*/, '', 'needs the field "NODE_VERSION"'],
  ])('is refused with %s', (_what, text, replacement, fault) => {
    const before = read('netlify.toml');
    const after = before.replace(text, replacement);
    expect(after).not.toBe(before);
    const faults = check(after);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(fault);
  });
});
