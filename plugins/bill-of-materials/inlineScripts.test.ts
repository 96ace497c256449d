import {readFileSync} from 'node:fs';
import {basename, join, resolve} from 'node:path';
import {Globby} from '@docusaurus/utils';
import {expect, it} from 'vitest';

import {collectInlineFiles, INLINE_SCRIPTS} from './inlineScripts';

const PLUGINS_DIR = resolve(__dirname, '..');

/** File names of the scripts that a module mentions. Folders are left out: the module may join them elsewhere. */
function collectScriptNames(text: string): string[] {
  return [...text.matchAll(/'([\w/]+\.tsx?)'/g)].map(([, entry = '']) => basename(entry)).sort();
}

it('lists the scripts of every plugin that bundles one itself', async () => {
  const sources = await Globby(['*/**/*.ts', '!**/*.test.ts', '!bill-of-materials/**'], {
    cwd: PLUGINS_DIR,
  });
  const found = sources
    .map((file) => [file, readFileSync(join(PLUGINS_DIR, file), 'utf8')] as const)
    .filter(([, text]) => /\b(?:bundleScript|buildSync)\(/.test(text))
    .map(([file, text]) => [file, collectScriptNames(text)]);
  const listed = Object.entries(INLINE_SCRIPTS).map(([file, entries]) => [
    file,
    entries.map((entry) => basename(entry)).sort(),
  ]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(listed));
});

it('finds the packages that they contain, as in production', () => {
  const files = collectInlineFiles().map((file) => file.replaceAll('\\', '/'));
  expect(files.some((file) => file.includes('/node_modules/sucrase/'))).toBe(true);
  expect(files.filter((file) => file.includes('/node_modules/react-dom/cjs/')).join('\n')).not.toContain(
    'development',
  );
});
