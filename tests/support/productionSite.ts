import {copyFileSync, existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';

import {copySources} from './copySources';
import {startProcess} from './startProcess';

const ROOT = resolve(__dirname, '../..');
export const BASE_PATH = '/v/1.0/';

interface Lock {
  packages: Record<string, {dev?: boolean}>;
}

/** Hard-links the files of a package, or copies them to another disk. Nested packages have entries of their own. */
function linkPackage(from: string, to: string): void {
  mkdirSync(to, {recursive: true});
  for (const entry of readdirSync(from, {withFileTypes: true})) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules') linkPackage(source, target);
    } else {
      try {
        linkSync(source, target);
      } catch {
        copyFileSync(source, target);
      }
    }
  }
}

/** Installs what `npm ci --omit=dev` would: the packages that the lock file does not mark as development. */
function installProduction(dir: string): void {
  const {packages} = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lock;
  for (const [path, {dev}] of Object.entries(packages)) {
    // The first entry is the project itself; packages for other systems are not installed.
    if (path !== '' && !dev && existsSync(join(ROOT, path))) linkPackage(join(ROOT, path), join(dir, path));
  }
}

/**
 * Copies the real site to a folder outside the project, because inside it Node would find the project's packages.
 *
 * @returns path of the folder, which the caller deletes
 */
export function createProductionSite(): string {
  const dir = mkdtempSync(join(tmpdir(), 'production-'));
  copySources(dir);
  installProduction(dir);
  return dir;
}

/**
 * Builds the copy of the site under a base path. A small fixture would not show differences between builds: it came out
 * identical even with a bundler that named files at random.
 *
 * @returns what the build printed
 */
export async function buildProductionSite(dir: string, env: NodeJS.ProcessEnv = {}): Promise<string> {
  const build = startProcess(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: dir,
    env: {...env, SITE_BASE_URL: BASE_PATH},
  });
  return (await build.ended).output;
}
