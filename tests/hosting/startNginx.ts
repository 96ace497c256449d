/** For hosting tests: runs nginx on loopback, with the configuration of a package. */
import {spawn, type ChildProcess} from 'node:child_process';
import {chownSync, mkdtempSync, openSync, closeSync, readFileSync, rmSync, chmodSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import type {Package} from '../../deploy/package/buildPackage';
import {CHECKSUMS_FILE, renderChecksums, DIRECTORY_MODE} from '../../deploy/package/packageFile';
import {sendRequest} from './sendRequest';

/** The user of the container. Tests that run as root run nginx as this one. */
const UNPRIVILEGED_ID = 10001;
const LOOPBACK = '127.0.0.1';
const CONFIGURATION = 'nginx/nginx.conf';
/** Milliseconds between two attempts to reach a server that is starting. */
const POLL_INTERVAL = 20;

export interface Place {
  port: number;
  /** Replaces `/tmp` in the configuration. */
  dir: string;
}

export interface RunningNginx {
  process: ChildProcess;
  stop: () => Promise<void>;
}

/** Process options that switch to the unprivileged user, if this process is root. */
export const asUnprivileged = process.getuid?.() === 0 ? {uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID} : {};

export function createFolder(name: string): string {
  const dir = mkdtempSync(join(tmpdir(), `hosting-${name}-`));
  chmodSync(dir, DIRECTORY_MODE);
  return dir;
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject).listen(0, LOOPBACK, () => {
      const {port} = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Finds a free port, and creates a folder that the server's user may write to. */
export async function createPlace(): Promise<Place> {
  const dir = createFolder('nginx');
  if ('uid' in asUnprivileged) chownSync(dir, UNPRIVILEGED_ID, UNPRIVILEGED_ID);
  return {port: await findFreePort(), dir};
}

/** Changes only the port and the folder, which tests on one machine cannot share. */
function moveConfiguration(text: string, {port, dir}: Place): string {
  const moved = text
    .replace('listen 8080 ', `listen ${LOOPBACK}:${port} `)
    .replaceAll(/(?<=^(?:pid|[^#\n]*_temp_path) +)\/tmp\//gm, `${dir}/`);
  if (!moved.includes(`:${port} `) || /^[^#\n]* \/tmp\/nginx/m.test(moved)) {
    throw new Error('nginx.conf: the port or a path below /tmp is not written as the tests expect');
  }
  return moved;
}

/** The same package, for a server with another port and folder. */
export function movePackage(packed: Package, place: Place): Package {
  const files = packed.files
    .filter(({path}) => path !== CHECKSUMS_FILE)
    .map((file) =>
      file.path === CONFIGURATION
        ? {...file, content: Buffer.from(moveConfiguration(file.content.toString('utf8'), place))}
        : file,
    );
  return {...packed, files: [...files, renderChecksums(files)]};
}

async function waitUntilReady(port: number, hasEnded: () => boolean): Promise<boolean> {
  while (!hasEnded()) {
    const isReady = await sendRequest(port, '/healthz').then(
      ({status}) => status === 200,
      () => false,
    );
    if (isReady) return true;
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL));
  }
  return false;
}

/**
 * Starts nginx in the folder of a package that {@link movePackage} has adapted.
 * `stop` also deletes the folder of `place`.
 *
 * @throws if nginx does not start; the message has its output
 */
export async function startNginx(program: string, folder: string, place: Place): Promise<RunningNginx> {
  const logFile = join(place.dir, 'output.log');
  const log = openSync(logFile, 'a');
  if ('uid' in asUnprivileged) chownSync(logFile, UNPRIVILEGED_ID, UNPRIVILEGED_ID);
  const child = spawn(program, ['-p', folder, '-c', CONFIGURATION], {
    ...asUnprivileged,
    // A file, because nginx opens /dev/stdout by path, which fails for the socket that Node would use.
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', reject).on('close', () => resolve());
  });
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const isReady = await Promise.race([waitUntilReady(place.port, hasEnded), ended.then(() => false)]);
  if (!isReady) throw new Error(`nginx has not started: ${readFileSync(logFile, 'utf8')}`);
  return {
    process: child,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(place.dir, {recursive: true, force: true});
    },
  };
}
