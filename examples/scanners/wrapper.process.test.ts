import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {delimiter, join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';

import {startProcess} from '../../tests/support/startProcess';

const WRAPPER = join(__dirname, 'http-headers/scanner/wrapper.sh');
const RESULT = '/home/securecodebox/http-headers-results.txt';

/**
 * Replaces BusyBox `wget`, which the image has but this machine may not: with the output and exit codes of BusyBox 1.35
 * for these URLs.
 */
const WGET = `#!/bin/sh
[ "$1 $2 $3 $4" = "-q -S -O /dev/null" ] || exit 64
case "$5" in
  http://web/) printf '  %s\\n' 'HTTP/1.1 200 OK' 'Server: nginx/1.27.4' 'X-Path: C:\\new' '' >&2 ;;
  http://web/moved)
    printf '  %s\\n' 'HTTP/1.1 302 Found' 'Location: /' 'HTTP/1.1 200 OK' 'Server: nginx/1.27.4' '' >&2 ;;
  http://web/missing)
    printf '%s\\n' '  HTTP/1.1 404 Not Found' 'wget: server returned error: HTTP/1.1 404 Not Found' >&2
    exit 1 ;;
  *)
    echo "wget: can't connect to remote host (127.0.0.1): Connection refused" >&2
    exit 1 ;;
esac
`;

/** Replaces `timeout`, which not every system has. */
const TIMEOUT = `#!/bin/sh
shift
exec "$@"
`;

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'wrapper-'));
  mkdirSync(join(dir, 'bin'));
  writeFileSync(join(dir, 'bin/wget'), WGET, {mode: 0o755});
  writeFileSync(join(dir, 'bin/timeout'), TIMEOUT, {mode: 0o755});
});

afterEach(() => rmSync(dir, {recursive: true}));

/** Runs a copy of the script that writes into the folder of this test. */
async function run(...parameters: string[]): Promise<{code: number | null; output: string; result?: string}> {
  const script = join(dir, 'wrapper.sh');
  const result = join(dir, 'result.txt');
  writeFileSync(script, readFileSync(WRAPPER, 'utf8').replaceAll(RESULT, result));
  const started = startProcess('sh', [script, ...parameters], {
    env: {PATH: [join(dir, 'bin'), process.env.PATH].join(delimiter)},
  });
  const ended = await started.ended;
  return {...ended, result: existsSync(result) ? readFileSync(result, 'utf8') : undefined};
}

it.each([[[]], [['one', 'two']], [['--no-such-option']], [['http://a', 'http://b']]])(
  'fails for the parameters %j, says how to call it and writes no result',
  async (parameters) => {
    expect(await run(...parameters)).toEqual({
      code: 2,
      output: 'Usage: wrapper.sh URL (with http:// or https://)\n',
      result: undefined,
    });
  },
);

it('writes the URL, the status line and the headers, one per line, for all to read', async () => {
  expect(await run('http://web/')).toEqual({
    code: 0,
    output: '',
    result: 'http://web/\nHTTP/1.1 200 OK\nServer: nginx/1.27.4\nX-Path: C:\\new\n',
  });
  expect(statSync(join(dir, 'result.txt')).mode & 0o444).toBe(0o444);
});

it('writes down every response of a redirect, the last one last', async () => {
  const {code, result} = await run('http://web/moved');
  expect({code, lines: result?.split('\n').filter((line) => line.startsWith('HTTP/'))}).toEqual({
    code: 0,
    lines: ['HTTP/1.1 302 Found', 'HTTP/1.1 200 OK'],
  });
});

it.each([
  ['a page that does not exist, because headers are unknown then', 'http://web/missing', '404'],
  ['a server that cannot be reached', 'http://nowhere/', 'Connection refused'],
])('fails for %s', async (_, url, reason) => {
  const {code, output, result} = await run(url);
  expect({code, result}).toEqual({code: 1, result: undefined});
  expect(output).toContain(reason);
  expect(output).toContain(`No usable response from ${url}`);
});
