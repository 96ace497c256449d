import {resolve} from 'node:path';
import {parseArgs} from 'node:util';

/** What the preview server serves, and where. */
export interface ServeOptions {
  /** TCP port; 0 lets the system choose a free one. */
  port: number;
  /** Name or IP address to listen on. */
  host: string;
  /** Absolute path of a finished build. */
  dir: string;
  /** Whether to build the site first. */
  build: boolean;
}

/** Only this machine can reach it: whoever wants to show a preview to others names a host. */
export const LOOPBACK = '127.0.0.1';

const DEFAULT_PORT = 3000;
const MAX_PORT = 65535;
const BUILD_DIR = 'build';
const USAGE = 'Usage: npm run serve -- --port N --host NAME --dir FOLDER';

function parsePort(text: string): number {
  const port = Number(text);
  // Number() alone also reads '', ' 80', 0x50 and 1e3.
  if (!/^\d+$/.test(text) || port > MAX_PORT) {
    throw new Error(`--port takes a whole number from 0 to ${MAX_PORT}, got "${text}"`);
  }
  return port;
}

function parse(args: string[]): ServeOptions {
  const {values} = parseArgs({
    args,
    options: {
      port: {type: 'string', short: 'p', default: String(DEFAULT_PORT)},
      host: {type: 'string', default: LOOPBACK},
      dir: {type: 'string', default: BUILD_DIR},
      build: {type: 'boolean', default: false},
    },
  });
  if (values.host === '') throw new Error('--host takes a name or an IP address, got ""');
  if (values.build && values.dir !== BUILD_DIR) {
    throw new Error('--build serves what it builds: leave out --dir');
  }
  return {port: parsePort(values.port), host: values.host, dir: resolve(values.dir), build: values.build};
}

/**
 * Reads the command line of the preview server.
 *
 * @throws {Error} with one line that says what is wrong, and what to write
 */
export function parseServeOptions(args: string[]): ServeOptions {
  try {
    return parse(args);
  } catch (error) {
    throw new Error(`${(error as Error).message}. ${USAGE}`);
  }
}
