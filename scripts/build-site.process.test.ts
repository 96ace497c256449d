import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {isProcessRunning, killGroup, startProcess, type StartedProcess} from './start-process';

/** A limit for a machine that does other things too; every wait ends as soon as its state is there. */
const TIMEOUT = 120_000;
const ROOT = resolve(__dirname, '..');
const STATES = {timeout: TIMEOUT, interval: 50};
/** Below the project, for its packages. Tools pass over `.docusaurus/`; Playwright empties `test-results/` at its start. */
const SITE = join(ROOT, '.docusaurus', 'tests', 'build-site');
const GENERATED = join(SITE, '.docusaurus');
const STARTED = join(SITE, 'started');
const LAST_BUILD = join(SITE, 'build', 'index.html');

/** A site whose build tells its process and then waits: nothing here has to be built to the end. */
const WAITING_CONFIG = `
import {writeFileSync, renameSync} from 'node:fs';
import {join} from 'node:path';
export default async function createConfig() {
  writeFileSync(join(__dirname, 'starting'), String(process.pid));
  renameSync(join(__dirname, 'starting'), join(__dirname, 'started'));
  await new Promise((resolve) => setTimeout(resolve, 3_600_000));
}
`;

const started: StartedProcess[] = [];

beforeEach(() => {
  rmSync(SITE, {recursive: true, force: true});
  mkdirSync(join(SITE, 'build'), {recursive: true});
  writeFileSync(LAST_BUILD, 'last build');
  writeFileSync(join(SITE, 'docusaurus.config.ts'), WAITING_CONFIG);
});

afterEach(() => {
  for (const {pid} of started.splice(0)) killGroup(pid);
  rmSync(SITE, {recursive: true, force: true});
});

function start(command: string, args: string[], cwd = ROOT): StartedProcess {
  const child = startProcess(command, args, {cwd});
  started.push(child);
  return child;
}

function startBuild(): StartedProcess {
  return start(process.execPath, ['--import', 'tsx', 'scripts/build.ts', '--site', SITE]);
}

/** Waits until Docusaurus is at work; returns its process. */
async function waitForDocusaurus(): Promise<number> {
  await expect.poll(() => existsSync(STARTED), STATES).toBe(true);
  const pid = Number(readFileSync(STARTED, 'utf8'));
  rmSync(STARTED);
  return pid;
}

function expectNothingLeft(): void {
  expect(readFileSync(LAST_BUILD, 'utf8')).toBe('last build');
  expect(readdirSync(SITE).sort()).toEqual(['.docusaurus', 'build', 'docusaurus.config.ts']);
  expect(readdirSync(GENERATED).filter((name) => name.startsWith('build'))).toEqual([]);
}

describe.skipIf(process.platform === 'win32')('npm run build', () => {
  it('refuses to start while another process builds the site', {timeout: TIMEOUT}, async () => {
    const first = startBuild();
    const docusaurus = await waitForDocusaurus();
    const second = startBuild();
    expect(await second.ended).toEqual({code: 1, signal: null});
    expect(second.readOutput()).toBe(
      `build: process ${first.pid} is building this site. Wait until it ends, or end it. If process ${first.pid} is something else, delete ${join(GENERATED, 'build.lock')}.\n`,
    );
    expect(isProcessRunning(docusaurus)).toBe(true);
    expect(readFileSync(LAST_BUILD, 'utf8')).toBe('last build');
  });

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'ends Docusaurus after %s and leaves the last build',
    {timeout: TIMEOUT},
    async (signal) => {
      const build = startBuild();
      const docusaurus = await waitForDocusaurus();
      process.kill(build.pid, signal);
      expect(await build.ended).toEqual({code: null, signal});
      expect(build.readOutput()).toBe(
        `build: stopped, because it got ${signal}. The last build is unchanged.\n`,
      );
      expect(isProcessRunning(docusaurus)).toBe(false);
      expectNothingLeft();
    },
  );

  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'ends Docusaurus when npm got %s, and leaves the last build',
    {timeout: TIMEOUT},
    async (signal) => {
      const npm = start('npm', ['run', 'build', '--', '--site', SITE]);
      const docusaurus = await waitForDocusaurus();
      process.kill(npm.pid, signal);
      await expect.poll(() => isProcessRunning(docusaurus), STATES).toBe(false);
      await expect.poll(() => existsSync(join(GENERATED, 'build.lock')), STATES).toBe(false);
      expectNothingLeft();
    },
  );

  it('waits for what a killed build has left at work, and for nothing else', {timeout: TIMEOUT}, async () => {
    const killed = startBuild();
    const orphan = await waitForDocusaurus();
    process.kill(killed.pid, 'SIGKILL');
    await killed.ended;

    const second = startBuild();
    expect(await second.ended).toEqual({code: 1, signal: null});
    expect(second.readOutput()).toBe(
      `build: a build that was killed left process ${orphan} at work in this site. Wait until it ends, or end it.\n`,
    );

    process.kill(orphan, 'SIGKILL');
    await expect.poll(() => isProcessRunning(orphan), STATES).toBe(false);
    const third = startBuild();
    expect(isProcessRunning(await waitForDocusaurus())).toBe(true);
    process.kill(third.pid, 'SIGTERM');
    await third.ended;
    expectNothingLeft();
  });
});

describe.skipIf(process.platform === 'win32')('npm run preview', () => {
  it('ends while it builds, too', {timeout: TIMEOUT}, async () => {
    const args = ['--import', 'tsx', join(ROOT, 'scripts', 'serve.ts'), '--build', '--port', '0'];
    const preview = start(process.execPath, args, SITE);
    const docusaurus = await waitForDocusaurus();
    process.kill(preview.pid, 'SIGTERM');
    expect(await preview.ended).toEqual({code: null, signal: 'SIGTERM'});
    expect(isProcessRunning(docusaurus)).toBe(false);
    expectNothingLeft();
  });
});
