import {existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {isProcessRunning, killGroup, startProcess, type StartedProcess} from './startProcess';

/** Generous, for a busy machine; every wait ends as soon as the state is reached. */
const STATES = {timeout: 120_000, interval: 50};
const ROOT = resolve(__dirname, '..');
/** Inside the project, for its packages, and in a folder that tools ignore. Playwright would empty `test-results/`. */
const SITE = join(ROOT, '.docusaurus', 'tests', 'build-site');
const LAST_BUILD = join(SITE, 'build', 'index.html');
const NEW_BUILD = join(SITE, 'build', '404.html');

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

/** Waits until Docusaurus is running; returns its process id. */
async function waitForDocusaurus(): Promise<number> {
  const file = join(SITE, 'started');
  await expect.poll(() => existsSync(file), STATES).toBe(true);
  const pid = Number(readFileSync(file, 'utf8'));
  rmSync(file);
  return pid;
}

/** Only where there is a device that is always full, as on Linux. */
const FULL_DISK: [string, arrange: () => void, message: RegExp][] = existsSync('/dev/full')
  ? [
      [
        'the disk is full',
        // Docusaurus writes this file, through the link.
        () => {
          mkdirSync(join(SITE, '.docusaurus'));
          symlinkSync('/dev/full', join(SITE, '.docusaurus', 'docusaurus.config.mjs'));
        },
        /build-site: no space is left on its disk\. .+\n$/,
      ],
    ]
  : [];

describe.skipIf(process.platform === 'win32')('npm run build', () => {
  it('refuses to start while another process builds the site, which ends undisturbed', async () => {
    const first = startBuild();
    await waitForDocusaurus();
    const second = startBuild();
    expect(await second.ended).toEqual({code: 1, signal: null});
    expect(second.readOutput()).toMatch(
      new RegExp(`^build: process ${first.pid} is building this site\\. .* delete .*build\\.lock\\.\n$`),
    );
    writeFileSync(join(SITE, 'go'), '');
    expect(await first.ended).toEqual({code: 0, signal: null});
    expect([existsSync(LAST_BUILD), existsSync(NEW_BUILD)]).toEqual([false, true]);
  });

  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'ends with %s, leaves the last build, and does not block the next one',
    async (signal) => {
      const killed = startBuild();
      const docusaurus = await waitForDocusaurus();
      process.kill(killed.pid, signal);
      expect((await killed.ended).code).not.toBe(0);
      expect(readFileSync(LAST_BUILD, 'utf8')).toBe('last build');
      await expect.poll(() => isProcessRunning(docusaurus), STATES).toBe(false);
      startBuild();
      expect(await waitForDocusaurus()).not.toBe(docusaurus);
    },
  );

  it.each<[string, arrange: () => void, message: RegExp]>([
    [
      'a file is where a folder should be',
      () => writeFileSync(join(SITE, '.docusaurus'), ''),
      /^\.docusaurus: it is no folder\. .+\n$/,
    ],
    ...FULL_DISK,
  ])(
    'prints one line that says what to do if %s, and leaves the last build',
    async (_what, arrange, message) => {
      arrange();
      writeFileSync(join(SITE, 'go'), '');
      const failed = startBuild();
      expect(await failed.ended).toEqual({code: 1, signal: null});
      expect(failed.readOutput()).toMatch(message);
      expect(failed.readOutput().match(/\n/g)).toHaveLength(1);
      expect(readFileSync(LAST_BUILD, 'utf8')).toBe('last build');
    },
  );

  it.each<[what: string, command: string, args: string[], cwd: string]>([
    ['npm', 'npm', ['run', 'build', '--', '--site', SITE], ROOT],
    [
      'the preview server',
      process.execPath,
      ['--import', 'tsx', join(ROOT, 'scripts', 'serve.ts'), '--build', '--port', '0'],
      SITE,
    ],
  ])('replaces nothing when %s, which started it, was ended', async (_what, command, args, cwd) => {
    const parent = start(command, args, cwd);
    await waitForDocusaurus();
    process.kill(parent.pid, 'SIGTERM');
    await expect.poll(() => isProcessRunning(parent.pid), STATES).toBe(false);
    writeFileSync(join(SITE, 'go'), '');
    // Resolves when the build has closed the pipe too, which it has from its parent.
    await parent.ended;
    // Proves that the build got to the check before it replaces the last build.
    expect(parent.readOutput()).toContain('the process that started this build has ended');
    expect(readFileSync(LAST_BUILD, 'utf8')).toBe('last build');
  });
});
