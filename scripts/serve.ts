/**
 * `npm run serve [-- --port N --host NAME --dir FOLDER]`: serves a finished build on this machine.
 * `npm run preview` is the same with `--build`: it builds the site first.
 */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {join, resolve} from 'node:path';
import {parseArgs} from 'node:util';

import {createStaticServer} from './staticServer';

/** The default, which only this machine can reach; `--host` shares a preview with others. */
const LOOPBACK = '127.0.0.1';
const USAGE = 'Usage: npm run serve -- --port N --host NAME --dir FOLDER';

/** npm passes a signal only to its shell, which dies without passing it on. A changed parent process shows that. */
const PARENT = process.ppid;
const PARENT_CHECK_MILLISECONDS = 250;

function fail(message: string): never {
  console.error(`serve: ${message}`);
  process.exit(1);
}

function readOptions(): {port: number; host: string; dir: string; build: boolean} {
  const {values} = parseArgs({
    options: {
      port: {type: 'string', short: 'p', default: '3000'},
      host: {type: 'string', default: LOOPBACK},
      dir: {type: 'string', default: 'build'},
      build: {type: 'boolean', default: false},
    },
  });
  // Number() alone also reads '', ' 80', 0x50 and 1e3.
  const port = /^\d+$/.test(values.port) ? Number(values.port) : NaN;
  if (!(port <= 65_535)) throw new Error(`--port takes a number from 0 to 65535, got "${values.port}"`);
  return {...values, port, dir: resolve(values.dir)};
}

/** In a child process, so that the memory of the build is freed. */
function build(): void {
  const {status} = spawnSync(process.execPath, ['--import', 'tsx', join(__dirname, 'build.ts')], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
}

function serve({port, host, dir}: ReturnType<typeof readOptions>): void {
  if (!existsSync(join(dir, 'index.html'))) {
    fail(`${dir} holds no finished build. Run "npm run build" first, or "npm run preview" for both.`);
  }
  const server = createStaticServer({dir});
  server.on('error', ({code, message}: NodeJS.ErrnoException) =>
    fail(
      code === 'EADDRINUSE'
        ? `port ${port} is taken. Choose another one with --port, or any free one with --port 0.`
        : `${message}. Choose another port with --port, or another address of this machine with --host.`,
    ),
  );
  setInterval(() => {
    if (process.ppid !== PARENT) process.exit();
  }, PARENT_CHECK_MILLISECONDS).unref();
  server.listen(port, host, () => {
    const name = host === LOOPBACK ? 'localhost' : host.includes(':') ? `[${host}]` : host;
    const {port: actualPort} = server.address() as AddressInfo;
    console.log(`Serving ${dir} on http://${name}:${actualPort} (stop with Ctrl+C)`);
  });
}

try {
  const options = readOptions();
  if (options.build) build();
  serve(options);
} catch (error) {
  fail(`${(error as Error).message}. ${USAGE}`);
}
