import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {Globby} from '@docusaurus/utils';
import {expect, it} from 'vitest';

import {collectInlineFiles, INLINE_SCRIPTS} from './inlineScripts';

const PLUGINS_DIR = resolve(__dirname, '../..');

it('lists the scripts of every plugin that bundles one itself', async () => {
  const sources = await Globby(['*/src/**/*.ts', '!**/*.test.ts', '!bill-of-materials/**'], {
    cwd: PLUGINS_DIR,
  });
  const found = sources
    .map((file) => [file, readFileSync(join(PLUGINS_DIR, file), 'utf8')] as const)
    .filter(([, text]) => text.includes("from 'esbuild'"))
    .map(([file, text]) => [file, [...text.matchAll(/'([\w/]+\.tsx?)'/g)].map(([, entry]) => entry).sort()]);
  const listed = Object.entries(INLINE_SCRIPTS).map(([file, entries]) => [file, [...entries].sort()]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(listed));
});

it('finds the packages inside of them, as they are in production', () => {
  const files = collectInlineFiles().map((file) => file.replaceAll('\\', '/'));
  expect(files.some((file) => file.includes('/node_modules/sucrase/'))).toBe(true);
  expect(files.filter((file) => file.includes('/node_modules/react-dom/cjs/')).join('\n')).not.toContain(
    'development',
  );
});
