import {connect} from 'node:net';
import {networkInterfaces} from 'node:os';
import {join} from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';

import {createFolder} from '../tests/support/createFolder';
import {startInTest, type StartedProcess} from '../tests/support/startProcess';

const SERVE = ['--import', 'tsx', 'scripts/serve.ts', '--port', '0', '--dir'];

const dir = createFolder({'index.html': 'home', 'docs/a.txt': ''}, afterAll);

async function waitForPort(server: StartedProcess): Promise<number> {
  const [, port] = await server.waitForOutput(/http:\/\/\S+:(\d+) /);
  return Number(port);
}

function canConnect(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host);
    socket.on('error', () => resolve(false));
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}

describe('npm run serve', () => {
  it('listens on this machine only, unless --host says otherwise', async () => {
    const others = Object.values(networkInterfaces())
      .flat()
      .flatMap((net) => (net?.family === 'IPv4' && !net.internal ? [net.address] : []));
    // Without a network, another loopback address replaces the external one: Linux has all of 127.0.0.0/8.
    const outside = others[0] ?? '127.0.0.2';
    const port = await waitForPort(startInTest(process.execPath, [...SERVE, dir]));
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('home');
    expect(await canConnect(port, outside)).toBe(false);
    const open = startInTest(process.execPath, [...SERVE, dir, '--host', '0.0.0.0']);
    expect(await canConnect(await waitForPort(open), outside)).toBe(true);
  });

  it('says in one line what is wrong, and what to do', async () => {
    const port = await waitForPort(startInTest(process.execPath, [...SERVE, dir]));
    const wrong: [args: string[], message: RegExp][] = [
      [['--port', String(port)], /^serve: port \d+ is taken\. Choose another one with --port, .*\n$/],
      [['--port', '0x50'], /^serve: --port takes a number from 0 to 65535, got "0x50"\. Usage: .*\n$/],
      [['--prot', '80'], /^serve: Unknown option '--prot'.* Usage: .*\n$/],
      [['--host', '192.0.2.1'], /^serve: listen EADDRNOTAVAIL.* or another address .* with --host\.\n$/],
      [['--dir', join(dir, 'docs')], /^serve: .* holds no finished build\. Run "npm run build" first.*\n$/],
    ];
    for (const [args, message] of wrong) {
      const server = startInTest(process.execPath, [...SERVE, dir, ...args]);
      expect(await server.ended).toEqual({code: 1, output: expect.stringMatching(message) as string});
    }
  });

  it.skipIf(process.platform === 'win32')('ends with npm', async () => {
    const npm = startInTest('npm', ['run', 'serve', '--', '--port', '0', '--dir', dir]);
    const port = await waitForPort(npm);
    process.kill(npm.pid, 'SIGTERM');
    await npm.ended;
    await expect.poll(() => canConnect(port, '127.0.0.1'), {timeout: 60_000}).toBe(false);
  });
});
