import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {gzipSync} from 'node:zlib';

import {countPages, findDifferences, findScripts, hashFiles, measureScripts} from './output';

const root = mkdtempSync(join(tmpdir(), 'bench-output-'));
afterAll(() => rmSync(root, {recursive: true}));

function createBuild(name: string, files: Record<string, string>): string {
  const dir = join(root, name);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(dir, path, '..'), {recursive: true});
    writeFileSync(join(dir, path), text);
  }
  return dir;
}

const script = 'console.log("a script");';
const first = createBuild('first', {
  'index.html': '<script src="/assets/js/main.1a.js" defer></script>',
  'docs/a/index.html': 'a',
  'assets/js/main.1a.js': script,
});
const second = createBuild('second', {'index.html': '', 'docs/a/index.html': 'a', 'new.txt': ''});

it('names the files that differ between two builds', () => {
  expect(findDifferences(hashFiles(first), hashFiles(first))).toEqual([]);
  expect(findDifferences(hashFiles(first), hashFiles(second))).toEqual([
    'assets/js/main.1a.js',
    'index.html',
    'new.txt',
  ]);
});

it('counts pages, and the scripts of the start page', () => {
  expect(countPages(first)).toBe(2);
  expect(measureScripts(first)).toBe(gzipSync(script, {level: 9}).length);
});

it('finds scripts that a loader starts too, each once', () => {
  const loader = `<script>start(["/assets/js/runtime~main.0.js","/assets/js/main.1a.js"])</script>`;
  expect(findScripts(`<script src=/assets/js/main.1a.js defer></script>${loader}`)).toEqual([
    '/assets/js/main.1a.js',
    '/assets/js/runtime~main.0.js',
  ]);
});
