/** For hosting tests: runs nginx on loopback, with the configuration of a package. */
import {spawn, type ChildProcess} from 'node:child_process';
import {chownSync, mkdtempSync, openSync, closeSync, readFileSync, rmSync, chmodSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {CHECKSUMS_FILE, createChecksums} from '../package/checksums';
import type {Package} from '../package/createPackage';
import {DIRECTORY_MODE} from '../package/packageFile';
import {sendRequest} from './sendRequest';

/** The user of the container. Tests that run as root run nginx as this one. */
const UNPRIVILEGED_ID = 10001;
const LOOPBACK = '127.0.0.1';
const CONFIGURATION = 'nginx/nginx.conf';
/** Time between two looks at a server that starts, in milliseconds. */
const POLL_INTERVAL = 20;

/** Where a server of a test listens, and where it writes. */
export interface Place {
  port: number;
  /** Takes the place of `/tmp` in the configuration. */
  dir: string;
}

/** A server of a test. */
export interface RunningNginx {
  process: ChildProcess;
  /** What it has printed so far: the access log and errors. */
  readLog: () => string;
  stop: () => Promise<void>;
}

/** Options of a process that is to run as the unprivileged user, where this one may choose. */
export const asUnprivileged = process.getuid?.() === 0 ? {uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID} : {};

/** Makes a folder that every user may read. */
export function createFolder(name: string): string {
  const dir = mkdtempSync(join(tmpdir(), `hosting-${name}-`));
  chmodSync(dir, DIRECTORY_MODE);
  return dir;
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject).listen(0, LOOPBACK, () => {
      const {port} = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Makes a place for a server: a free port, and a folder that its user may write to. */
export async function createPlace(): Promise<Place> {
  const dir = createFolder('nginx');
  if ('uid' in asUnprivileged) chownSync(dir, UNPRIVILEGED_ID, UNPRIVILEGED_ID);
  return {port: await findFreePort(), dir};
}

/** Changes the two places in the configuration that tests on one machine cannot share, and nothing else. */
function moveConfiguration(text: string, {port, dir}: Place): string {
  const moved = text
    .replace('listen 8080 ', `listen ${LOOPBACK}:${port} `)
    .replaceAll(/(?<=^(?:pid|[^#\n]*_temp_path) +)\/tmp\//gm, `${dir}/`);
  if (!moved.includes(`:${port} `) || /^[^#\n]* \/tmp\/nginx/m.test(moved)) {
    throw new Error('nginx.conf: the port or a path below /tmp is not written as the tests expect');
  }
  return moved;
}

/** The same package, for a server at another place. */
export function movePackage(packed: Package, place: Place): Package {
  const files = packed.files
    .filter(({path}) => path !== CHECKSUMS_FILE)
    .map((file) =>
      file.path === CONFIGURATION
        ? {...file, content: Buffer.from(moveConfiguration(file.content.toString('utf8'), place))}
        : file,
    );
  const checksums = {path: CHECKSUMS_FILE, content: Buffer.from(createChecksums(files))};
  return {...packed, files: [...files, checksums]};
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
 * Starts nginx in a folder with a package, which {@link movePackage} has fitted to the place.
 * `stop` also deletes the folder of the place.
 *
 * @throws if nginx ends at once, with what it said
 */
export async function startNginx(program: string, folder: string, place: Place): Promise<RunningNginx> {
  const logFile = join(place.dir, 'output.log');
  const log = openSync(logFile, 'a');
  if ('uid' in asUnprivileged) chownSync(logFile, UNPRIVILEGED_ID, UNPRIVILEGED_ID);
  const child = spawn(program, ['-p', folder, '-c', CONFIGURATION], {
    ...asUnprivileged,
    // A file, because nginx opens /dev/stdout by its name, and a socket (which Node would give it) has none.
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', reject).on('close', () => resolve());
  });
  const readLog = () => readFileSync(logFile, 'utf8');
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const isReady = await Promise.race([waitUntilReady(place.port, hasEnded), ended.then(() => false)]);
  if (!isReady) throw new Error(`nginx has not started: ${readLog()}`);
  return {
    process: child,
    readLog,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(place.dir, {recursive: true, force: true});
    },
  };
}
