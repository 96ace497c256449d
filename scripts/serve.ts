/**
 * `npm run serve [-- --port N --host NAME --dir FOLDER]`: serves a finished build on this machine.
 * `npm run preview` is the same with `--build`: it builds the site first.
 */
// First, because it has to know the parent before the parent can end.
import {EndRequest, watchProcessEnd, type EndWatch} from './process-end';

import {existsSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';

import {LOOPBACK, parseServeOptions, type ServeOptions} from './serve-options';
import {createStaticServer} from './static-server';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function readOptions(): ServeOptions {
  try {
    return parseServeOptions(process.argv.slice(2));
  } catch (error) {
    return fail(`serve: ${(error as Error).message}`);
  }
}

function describeListenError({code, message}: NodeJS.ErrnoException, {port, host}: ServeOptions): string {
  if (code === 'EADDRINUSE') {
    return `port ${port} is taken. Choose another one with --port, or any free one with --port 0.`;
  }
  if (code === 'EACCES') return `port ${port} is not for every user. Choose one from 1024 on with --port.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return `${host} is no address of this machine. Choose another one with --host.`;
  }
  return message;
}

async function build(end: EndWatch): Promise<void> {
  // What a build needs takes a second to load; serving needs nothing of it.
  const {BuildError, buildSite} = await import('./build-site');
  try {
    console.log(await buildSite(process.cwd(), end));
  } catch (error) {
    if (error instanceof BuildError) fail(error.message);
    throw error;
  }
}

/** Serves until the process has to end, and rejects then. */
function serve(options: ServeOptions, {signal}: EndWatch): Promise<never> {
  const {port, host, dir} = options;
  if (!existsSync(join(dir, 'index.html'))) {
    fail(`serve: ${dir} holds no finished build. Run "npm run build" first, or "npm run preview" for both.`);
  }
  return new Promise((_resolve, reject) => {
    const server = createStaticServer({dir});
    server.on('error', (error: NodeJS.ErrnoException) => {
      // A process without free file handles cannot accept a connection now, but can later.
      if (server.listening) console.error(`serve: ${error.message}`);
      else fail(`serve: ${describeListenError(error, options)}`);
    });
    server.listen(port, host, () => {
      const name = host === LOOPBACK ? 'localhost' : host.includes(':') ? `[${host}]` : host;
      const actualPort = (server.address() as AddressInfo).port;
      console.log(`Serving ${dir} on http://${name}:${actualPort} (stop with Ctrl+C)`);
    });
    const close = () => {
      server.close();
      server.closeAllConnections();
      reject(signal.reason as EndRequest);
    };
    if (signal.aborted) close();
    else signal.addEventListener('abort', close);
  });
}

async function main(): Promise<void> {
  const options = readOptions();
  const end = watchProcessEnd({mayOutliveParent: true});
  try {
    if (options.build) await build(end);
    await serve(options, end);
  } catch (error) {
    if (!(error instanceof EndRequest)) throw error;
    end.stop();
    error.endProcess();
  }
}

// Whoever read the output may be gone before the server is.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
void main();
