import {cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, relative} from 'node:path';

/** What a build writes or does not need; dependencies are linked. */
const LEFT_OUT = ['node_modules', 'build', '.docusaurus', '.git', 'test-results', 'playwright-report'];
/** Folder in `node_modules` in which builds keep their caches. */
const CACHE = '.cache';

/**
 * Copies a project to a temporary folder, so that builds do not change the original. Its dependencies are linked one by
 * one, because a link to all of `node_modules` would share the caches in it.
 */
export function copyProject(project: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-build-'));
  cpSync(project, folder, {
    recursive: true,
    filter: (file) => !LEFT_OUT.includes(relative(project, file)),
  });
  const dependencies = join(folder, 'node_modules');
  mkdirSync(dependencies);
  for (const name of readdirSync(join(project, 'node_modules'))) {
    if (name !== CACHE) symlinkSync(join(project, 'node_modules', name), join(dependencies, name));
  }
  return folder;
}

/** Removes everything that a build could reuse from the last one. */
export function removeCaches(folder: string): void {
  for (const name of [join('node_modules', CACHE), '.docusaurus', 'build']) {
    rmSync(join(folder, name), {recursive: true, force: true});
  }
}
