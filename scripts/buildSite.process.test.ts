import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {writeFiles} from '../tests/support/createFolder';
import {startInTest} from '../tests/support/startProcess';
import {buildSite} from './buildSite';
import {isProcessRunning} from './takeLock';

/** Generous, for a busy machine; every wait ends as soon as the state is reached. */
const STATES = {timeout: 120_000, interval: 50};
const ROOT = resolve(__dirname, '..');
/** Inside the project, for its packages, and in a folder that tools ignore. Playwright would empty `test-results/`. */
const SITE = join(ROOT, '.docusaurus', 'tests', 'build-site');
const LAST_BUILD = join(SITE, 'build', 'index.html');

/** A site without pages, whose build writes its process id and then waits for a file. */
const WAITING_CONFIG = `
import {existsSync, writeFileSync, renameSync} from 'node:fs';
import {join} from 'node:path';
export default async function createConfig() {
  writeFileSync(join(__dirname, 'starting'), String(process.pid));
  renameSync(join(__dirname, 'starting'), join(__dirname, 'started'));
  while (!existsSync(join(__dirname, 'go'))) await new Promise((resolve) => setTimeout(resolve, 50));
  const future = {experimental_faster: true};
  return {title: 'Site', url: 'https://host.example', baseUrl: '/', future};
}
`;

beforeEach(() => {
  rmSync(SITE, {recursive: true, force: true});
  writeFiles(SITE, {'build/index.html': 'last build', 'docusaurus.config.ts': WAITING_CONFIG});
});

afterEach(() => rmSync(SITE, {recursive: true, force: true}));

/** Waits until Docusaurus is running; returns its process id. */
async function waitForDocusaurus(): Promise<number> {
  const file = join(SITE, 'started');
  await expect.poll(() => existsSync(file), STATES).toBe(true);
  return Number(readFileSync(file, 'utf8'));
}

describe('buildSite', () => {
  it.each<[string, site: string, files: Record<string, string>, message: RegExp]>([
    [
      'another process builds the site',
      SITE,
      {'.docusaurus/build.lock': String(process.ppid)},
      /^build: process \d+ is building this site\. .* delete .*build\.lock\.$/,
    ],
    ['a file is where a folder should be', SITE, {'.docusaurus': ''}, /^\.docusaurus: it is no folder\. .+$/],
    [
      'a page lacks front matter',
      SITE,
      {'docs/a.md': `---\ndescription: ${'x'.repeat(60)}\n---\n`},
      /^docs\/a\.md: title is missing\. Add "title: …".*$/,
    ],
    [
      'the folder holds no site',
      join(SITE, 'build'),
      {},
      /build holds no docusaurus\.config\.ts\. Name the folder of a site with --site\.$/,
    ],
    [
      'the folder has a name that no site can be built in',
      '/sites/new!',
      {},
      /^build: the path \/sites\/new! contains "!", .*Rename/,
    ],
  ])('says in one line what to do if %s, and leaves the last build', async (_what, site, files, message) => {
    writeFiles(SITE, files);
    await expect(buildSite(site)).rejects.toThrow(message);
    expect(readFileSync(LAST_BUILD, 'utf8')).toBe('last build');
  });
});

describe.skipIf(process.platform === 'win32')('npm run build', () => {
  it.each(['SIGTERM', 'SIGKILL'] as const)('ends with %s, and leaves the last build', async (signal) => {
    const build = startInTest(process.execPath, ['--import', 'tsx', 'scripts/build.ts', '--site', SITE]);
    const docusaurus = await waitForDocusaurus();
    process.kill(build.pid, signal);
    expect((await build.ended).code).not.toBe(0);
    expect(readFileSync(LAST_BUILD, 'utf8')).toBe('last build');
    await expect.poll(() => isProcessRunning(docusaurus), STATES).toBe(false);
  });

  it('replaces nothing when npm, which started it, was ended', async () => {
    const npm = startInTest('npm', ['run', 'build', '--', '--site', SITE]);
    await waitForDocusaurus();
    process.kill(npm.pid, 'SIGTERM');
    await expect.poll(() => isProcessRunning(npm.pid), STATES).toBe(false);
    writeFileSync(join(SITE, 'go'), '');
    // Proves that the build, whose output npm passes on, got to the check before it replaces the last build.
    expect((await npm.ended).output).toContain('the process that started this build has ended');
    expect(readFileSync(LAST_BUILD, 'utf8')).toBe('last build');
  });
});
