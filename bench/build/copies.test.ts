import {existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, expect, it} from 'vitest';

import {copyProject, removeCaches} from './copies';

const project = mkdtempSync(join(tmpdir(), 'bench-project-'));
for (const dir of ['docs/scanners', 'build', 'node_modules/a', 'node_modules/.cache']) {
  mkdirSync(join(project, dir), {recursive: true});
}
const folder = copyProject(project);

afterAll(() => {
  for (const dir of [project, folder]) rmSync(dir, {recursive: true});
});

it('copies a project without caches, and removes those of the copy only', () => {
  expect(readdirSync(folder).sort()).toEqual(['docs', 'node_modules']);
  expect(readdirSync(join(folder, 'node_modules'))).toEqual(['a']);
  mkdirSync(join(folder, 'node_modules/.cache'));
  removeCaches(folder);
  expect(existsSync(join(folder, 'node_modules/.cache'))).toBe(false);
  expect(existsSync(join(project, 'node_modules/.cache'))).toBe(true);
});
