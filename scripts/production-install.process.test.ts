import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {killGroup, startProcess, type StartedProcess} from './start-process';

const ROOT = resolve(__dirname, '..');
/** What a build reads. */
const SOURCES = [
  'blog',
  'checks',
  'docs',
  'examples',
  'platform',
  'plugins',
  'scripts',
  'src',
  'static',
  'text',
  'docusaurus.config.ts',
  'package.json',
  'sidebars.ts',
  'tsconfig.json',
];
interface Lock {
  packages: Record<string, {dev?: boolean}>;
}

/** Links the files of a package, or copies them to another disk. Packages inside it have an entry of their own. */
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

/** What `npm ci --omit=dev` leaves: the packages that the lock file does not mark as development. */
function installProduction(dir: string): void {
  const {packages} = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lock;
  for (const [path, {dev}] of Object.entries(packages)) {
    // The first entry is the project itself; packages for other systems are not installed.
    if (path !== '' && !dev && existsSync(join(ROOT, path))) linkPackage(join(ROOT, path), join(dir, path));
  }
}

let dir: string;
let server: StartedProcess | undefined;

beforeAll(() => {
  // Outside of the project, because Node would find its packages from any folder inside.
  dir = mkdtempSync(join(tmpdir(), 'production-'));
  for (const path of SOURCES) cpSync(join(ROOT, path), join(dir, path), {recursive: true});
  installProduction(dir);
});

afterAll(() => {
  if (server) killGroup(server.pid);
  rmSync(dir, {recursive: true, force: true});
});

describe('an installation without development packages', () => {
  it('lacks the tools of the tests', () => {
    expect(existsSync(join(dir, 'node_modules', '@docusaurus', 'core'))).toBe(true);
    expect(existsSync(join(dir, 'node_modules', 'vitest'))).toBe(false);
  });

  it('builds the site and serves it', async () => {
    const build = startProcess(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {cwd: dir});
    await build.ended;
    expect(build.readOutput()).toMatch(/^Built \d+ pages/m);

    server = startProcess(process.execPath, ['--import', 'tsx', 'scripts/serve.ts', '--port', '0'], {
      cwd: dir,
    });
    const [, port] = await server.waitForOutput(/http:\/\/\S+:(\d+) /);
    const response = await fetch(`http://127.0.0.1:${port ?? ''}/docs/getting-started/installation`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<h1');
  });
});
