import {describe, expect, it} from 'vitest';

import {collectBuildFaults, describeSystemError} from './buildFaults';

const SITE = '/site';
const collect = (output: string, sources = new Map<string, string>()) =>
  collectBuildFaults(output, SITE, sources);

// `build.process.test.ts` covers the real output of Docusaurus; these are variants that it does not produce.
describe('collectBuildFaults', () => {
  it('names the file of a link to a page that does not exist', () => {
    const output = `[ERROR] Error: Unable to build website for locale en.
  [cause]: Error: Docusaurus found broken links!

  Exhaustive list of all broken links found:
  - Broken link on source page path = /docs/first-scans:
     -> linking to /docs/nowhere
     -> linking to ./gone (resolved as: /docs/gone)
  - Broken link on source page path = /:
     -> linking to /docs/nowhere

      at throwError (/site/node_modules/@docusaurus/logger/lib/index.js:80:11)`;
    const sources = new Map([['/docs/first-scans', 'docs/getting-started/first-scans.md']]);
    expect(collect(output.replaceAll('\n  ', '\n'), sources)).toEqual([
      'docs/getting-started/first-scans.md: the link /docs/nowhere leads to no page. Correct it, or write that page first.',
      'docs/getting-started/first-scans.md: the link ./gone leads to no page. Correct it, or write that page first.',
      'page /: the link /docs/nowhere leads to no page. Correct it, or write that page first.',
    ]);
  });

  it('reports a link that fails inside the Markdown compiler once', () => {
    const output = `Error: MDX compilation failed for file "/site/docs/a.md"
Cause: Docs markdown link couldn't be resolved: (./no.md) in source file "docs/a.md" for version current
Details:
Error: Docs markdown link couldn't be resolved: (./no.md) in source file "docs/a.md" for version current`;
    expect(collect(output)).toEqual([
      'docs/a.md: the link ./no.md leads to no file. Correct its path, relative to this file.',
    ]);
  });

  it('names file and line of Markdown that does not parse, once for both bundles', () => {
    const failure = `× Module build failed:
  ╰─▶   × Error: MDX compilation failed for file "/site/docs/a.md"
        │ Cause: Unexpected end of file in expression
        │ Details:
        │ {
        │   "column": 12,
        │   "line": 5,
        │   "name": "5:12"
        │ }
        │
        │     at compileToJSX (/site/node_modules/@docusaurus/mdx-loader/lib/utils.js:93:15)`;
    expect(collect(`${failure}\n${failure}`)).toEqual(['docs/a.md:5: Unexpected end of file in expression']);
  });

  it('passes on the lines of our own plugins, which begin with a file', () => {
    const lines = ['docs/a.md: no title.', 'blog/b.md:3: unknown tag.'];
    const output = `[ERROR] Error: ${lines.join('\n')}\n    at parse (/site/plugins/a.ts:1:2)`;
    expect(collect(output)).toEqual(lines);
  });

  it('finds nothing in an output without a known fault', () => {
    expect(collect('Error: out of memory')).toEqual([]);
  });
});

describe('describeSystemError', () => {
  it.each(
    Object.entries({
      "Error: EACCES: permission denied, open '/site/.docusaurus/build.lock'":
        '.docusaurus/build.lock: this user may not read or write it.',
      "Error: EPERM: operation not permitted, rename '/site/build' -> '/site/.docusaurus/build.previous'":
        'build: this user may not read or write it.',
      "Error: EROFS: read-only file system, mkdir '/site/.docusaurus'":
        '.docusaurus: it is on a read-only file system.',
      "[Error: ENOTDIR: not a directory, mkdir '/site/a/b'] {\n  errno: -20": 'a/b: it is no folder.',
      // Node.js names no file when a write fails, nor does the bundler.
      'Error: ENOSPC: no space left on device, write': '/site: no space is left on its disk.',
      'Rspack FS Error: IO error: No space left on device (os error 28)':
        '/site: no space is left on its disk.',
    }),
  )('says for %j which file it is about, and what to do', (text, message) => {
    expect(describeSystemError(text, SITE)).toContain(message);
    expect(collect(`[INFO] Building…\n\u001B[31m${text}\u001B[39m\n    at`)).toEqual([
      expect.stringContaining(message),
    ]);
  });

  it('leaves other errors to their own messages', () => {
    const text = "Error: ENOENT: no such file or directory, open '/site/a'";
    expect(describeSystemError(text, SITE)).toBeUndefined();
  });
});
