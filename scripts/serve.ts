/** `npm run serve [-- --port N] [-- --dir FOLDER]`: serves a finished build on this machine. */
import {existsSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {parseArgs} from 'node:util';

import {createStaticServer} from './static-server';

const DEFAULT_PORT = 3000;

function fail(message: string): never {
  console.error(`serve: ${message}`);
  process.exit(1);
}

function parseOptions(): {port: number; dir: string} {
  try {
    const {values} = parseArgs({
      options: {port: {type: 'string', short: 'p'}, dir: {type: 'string', default: 'build'}},
    });
    const port = values.port === undefined ? DEFAULT_PORT : Number(values.port);
    if (!Number.isInteger(port) || port < 0 || port > 65535) {
      fail(`--port takes a whole number from 0 to 65535, got "${values.port}"`);
    }
    return {port, dir: resolve(values.dir)};
  } catch (error) {
    return fail(
      `${error instanceof Error ? error.message : String(error)}. Usage: npm run serve -- --port N`,
    );
  }
}

const {port, dir} = parseOptions();
if (!existsSync(join(dir, 'index.html'))) {
  fail(`${dir} holds no finished build. Run "npm run build" first, or "npm run preview" for both.`);
}

const server = createStaticServer({dir});
server.on('error', (error: NodeJS.ErrnoException) => {
  fail(
    error.code === 'EADDRINUSE'
      ? `port ${port} is taken. Choose another one: npm run serve -- --port ${port + 1}`
      : error.message,
  );
});
server.listen(port, () => {
  const address = server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  console.log(`Serving ${dir} on http://localhost:${actualPort} (stop with Ctrl+C)`);
});
