import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, expect, it} from 'vitest';

import {changeFrontMatter, copyProject, growDocs, removeCaches} from './copies';

const project = mkdtempSync(join(tmpdir(), 'bench-project-'));
for (const dir of ['docs/scanners', 'build', 'node_modules/a', 'node_modules/.cache']) {
  mkdirSync(join(project, dir), {recursive: true});
}
writeFileSync(
  join(project, 'docs/scanners/index.md'),
  '---\ntitle: Scanners\nslug: /scanners\n---\nSee [a](a.md).',
);
writeFileSync(join(project, 'docs/scanners/a.md'), 'A page.');
const folder = copyProject(project);

afterAll(() => {
  for (const dir of [project, folder]) rmSync(dir, {recursive: true});
});

it('copies a project without what builds keep, and removes what the next one keeps', () => {
  expect(readdirSync(folder).sort()).toEqual(['docs', 'node_modules']);
  expect(readdirSync(join(folder, 'node_modules'))).toEqual(['a']);
  mkdirSync(join(folder, 'node_modules/.cache'));
  removeCaches(folder);
  expect(existsSync(join(folder, 'node_modules/.cache'))).toBe(false);
  expect(existsSync(join(project, 'node_modules/.cache'))).toBe(true);
});

it('copies the docs as often as it takes, with addresses of their own, and never copies a copy', () => {
  growDocs(folder, 3);
  expect(readdirSync(join(folder, 'docs')).sort()).toEqual(['copy-1', 'copy-2', 'scanners']);
  expect(readFileSync(join(folder, 'docs/copy-2/scanners/index.md'), 'utf8')).toContain(
    'slug: /copy-2/scanners',
  );
  growDocs(folder, 2);
  expect(readdirSync(join(folder, 'docs')).sort()).toEqual(['copy-1', 'scanners']);
  growDocs(folder, 1);
  expect(readdirSync(join(folder, 'docs'))).toEqual(['scanners']);
});

it('changes addresses in the front matter only', () => {
  expect(changeFrontMatter('No front matter\nslug: /a', 'copy-1')).toBe('No front matter\nslug: /a');
  expect(changeFrontMatter('---\ntitle: a\n---\nslug: /a', 'copy-1')).toBe('---\ntitle: a\n---\nslug: /a');
});
