import {chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {Agent, request} from 'node:http';
import {connect, type Socket} from 'node:net';
import {networkInterfaces, tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';

import {PARENT_CHECK_MILLISECONDS} from './process-end';
import {isProcessRunning, killGroup, startProcess, type StartedProcess} from './start-process';

/** A limit for a machine that does other things too; every wait ends as soon as its state is there. */
const TIMEOUT = 60_000;
const SERVE = ['--import', 'tsx', 'scripts/serve.ts'];
const STATES = {timeout: TIMEOUT, interval: 20};

let folder: string;
let dir: string;
const started: StartedProcess[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'serve-'));
  dir = join(folder, 'build');
  mkdirSync(dir);
  writeFileSync(join(dir, 'index.html'), 'home');
  writeFileSync(join(dir, '404.html'), 'not found');
});

afterEach(() => {
  for (const {pid} of started.splice(0)) killGroup(pid);
});

afterAll(() => rmSync(folder, {recursive: true}));

function start(command: string, args: string[], env?: NodeJS.ProcessEnv): StartedProcess {
  const child = startProcess(command, args, {env});
  started.push(child);
  return child;
}

async function waitForPort(server: StartedProcess): Promise<number> {
  const [, port] = await server.waitForOutput(/http:\/\/\S+:(\d+) /);
  return Number(port);
}

function get(port: number, path: string, agent?: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({host: '127.0.0.1', port, path, agent}, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode));
    })
      .on('error', reject)
      .end();
  });
}

function isAnswering(port: number): Promise<boolean> {
  return get(port, '/').then(
    () => true,
    () => false,
  );
}

/** Opens a connection; resolves once it stands, or with `undefined` if it does not come to stand. */
function openConnection(port: number, host = '127.0.0.1'): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect(port, host);
    socket.on('error', () => resolve(undefined));
    socket.on('connect', () => resolve(socket));
  });
}

describe('the preview server', () => {
  it('refuses a wrong port in one line', {timeout: TIMEOUT}, async () => {
    const server = start(process.execPath, [...SERVE, '--port', '0x50', '--dir', dir]);
    expect((await server.ended).code).toBe(1);
    expect(server.readOutput()).toMatch(
      /^serve: --port takes a whole number from 0 to 65535, got "0x50"\. .*\n$/,
    );
  });

  it('listens on this machine only, unless --host says more', {timeout: TIMEOUT}, async () => {
    const others = Object.values(networkInterfaces())
      .flat()
      .flatMap((net) => (net?.family === 'IPv4' && !net.internal ? [net.address] : []));
    // Linux answers at all of 127.0.0.0/8, which stands for another network where there is none.
    const outside = others[0] ?? '127.0.0.2';
    const server = start(process.execPath, [...SERVE, '--port', '0', '--dir', dir]);
    const open = start(process.execPath, [...SERVE, '--port', '0', '--dir', dir, '--host', '0.0.0.0']);
    const port = await waitForPort(server);
    expect(await get(port, '/')).toBe(200);
    expect(await openConnection(port, outside)).toBeUndefined();
    const socket = await openConnection(await waitForPort(open), outside);
    expect(socket).toBeDefined();
    socket?.destroy();
  });

  it(
    'says what to do when the port is taken, and when the host is not here',
    {timeout: TIMEOUT},
    async () => {
      const port = await waitForPort(start(process.execPath, [...SERVE, '--port', '0', '--dir', dir]));
      const second = start(process.execPath, [...SERVE, '--port', String(port), '--dir', dir]);
      const elsewhere = start(process.execPath, [
        ...SERVE,
        '--port',
        '0',
        '--host',
        '192.0.2.1',
        '--dir',
        dir,
      ]);
      await Promise.all([second.ended, elsewhere.ended]);
      expect(second.readOutput()).toBe(
        `serve: port ${port} is taken. Choose another one with --port, or any free one with --port 0.\n`,
      );
      expect(elsewhere.readOutput()).toBe(
        'serve: 192.0.2.1 is no address of this machine. Choose another one with --host.\n',
      );
    },
  );

  it.skipIf(process.platform === 'win32')(
    'goes on after it has run out of file handles',
    {timeout: TIMEOUT},
    async () => {
      const script = `ulimit -n 64 && exec "${process.execPath}" ${SERVE.join(' ')} --port 0 --dir "${dir}"`;
      // Under npm the server watches its parent, which takes a file handle each time.
      const server = start('/bin/sh', ['-c', script], {npm_lifecycle_event: 'serve'});
      const port = await waitForPort(server);
      const agent = new Agent({keepAlive: true, maxSockets: 1});
      expect(await get(port, '/', agent)).toBe(200);

      const sockets: Socket[] = [];
      const state = {closed: 0};
      // The server closes what it cannot take on: then it has no handle left.
      const fill = async () => {
        const before = state.closed;
        while (state.closed === before) {
          const socket = await openConnection(port);
          if (!socket) break;
          sockets.push(socket);
          socket.on('error', () => undefined);
          socket.on('close', () => (state.closed += 1));
          if (sockets.length > 64) await expect.poll(() => state.closed, STATES).toBeGreaterThan(before);
        }
      };
      // Watching its parent it may have taken one in that moment, which it has back now: then that is taken too.
      const getFull = async () => {
        for (;;) {
          const status = await get(port, '/', agent);
          if (status !== 200) return status;
          await fill();
        }
      };
      await fill();
      const watchedTwice = Date.now() + 2 * PARENT_CHECK_MILLISECONDS;
      do {
        expect(await getFull()).toBe(503);
      } while (Date.now() < watchedTwice);
      expect(await get(port, '/unknown', agent)).toBe(404);

      for (const socket of sockets) socket.destroy();
      await expect.poll(() => get(port, '/', agent), STATES).toBe(200);
      agent.destroy();
      expect(isProcessRunning(server.pid)).toBe(true);
    },
  );
});

describe.skipIf(process.platform === 'win32')('npm run serve', () => {
  /** A shell that waits for its command, as older ones do even for a single one. */
  function writeWaitingShell(): string {
    const shell = join(folder, 'waiting-shell');
    writeFileSync(shell, '#!/bin/sh\n/bin/sh "$@"\nexit $?\n');
    chmodSync(shell, 0o755);
    return shell;
  }

  it.each([
    ['SIGTERM', "the system's shell", false],
    ['SIGTERM', 'a shell that waits', true],
    ['SIGKILL', "the system's shell", false],
  ] as const)(
    'ends with npm after %s to npm alone, started by %s',
    {timeout: TIMEOUT},
    async (signal, _shell, waits) => {
      const env = waits ? {npm_config_script_shell: writeWaitingShell()} : {};
      const npm = start('npm', ['run', 'serve', '--', '--port', '0', '--dir', dir], env);
      const port = await waitForPort(npm);
      expect(await get(port, '/')).toBe(200);
      process.kill(npm.pid, signal);
      await npm.ended;
      await expect.poll(() => isAnswering(port), STATES).toBe(false);
    },
  );

  it('ends with Ctrl+C, which goes to all of them', {timeout: TIMEOUT}, async () => {
    const npm = start('npm', ['run', 'serve', '--', '--port', '0', '--dir', dir]);
    const port = await waitForPort(npm);
    process.kill(-npm.pid, 'SIGINT');
    await npm.ended;
    await expect.poll(() => isAnswering(port), STATES).toBe(false);
  });
});
