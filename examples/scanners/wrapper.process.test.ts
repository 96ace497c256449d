import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {delimiter, join} from 'node:path';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it} from 'vitest';

import {startProcess} from '../../scripts/start-process';

const WRAPPER = join(__dirname, 'http-headers/scanner/wrapper.sh');
const RESULT = '/home/securecodebox/http-headers-results.txt';

function findProgram(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

/** The image has wget of BusyBox. GNU wget prints the same for the cases below. */
const wget = findProgram('busybox') ?? findProgram('wget');

let server: Server;
let url: string;
let dir: string;

beforeAll(async () => {
  server = createServer(({url: path}, response) => {
    response.sendDate = false;
    if (path === '/moved') response.writeHead(302, {Location: '/', 'X-Old': 'yes'});
    else if (path === '/') response.writeHead(200, {Server: 'nginx/1.27.4', 'X-Path': 'C:\\new'});
    else response.writeHead(404, {Server: 'nginx/1.27.4'});
    response.end('body');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'wrapper-'));
});

afterEach(() => rmSync(dir, {recursive: true}));

/** Runs a copy of the script that writes into the folder of this test. */
async function run(...parameters: string[]): Promise<{code: number | null; output: string; result?: string}> {
  const script = join(dir, 'wrapper.sh');
  const result = join(dir, 'result.txt');
  writeFileSync(script, readFileSync(WRAPPER, 'utf8').replaceAll(RESULT, result));
  mkdirSync(join(dir, 'bin'));
  if (wget !== undefined) symlinkSync(wget, join(dir, 'bin/wget'));
  const started = startProcess('sh', [script, ...parameters], {
    env: {PATH: [join(dir, 'bin'), process.env.PATH].join(delimiter), http_proxy: '', no_proxy: '*'},
  });
  const {code} = await started.ended;
  return {
    code,
    output: started.readOutput(),
    result: existsSync(result) ? readFileSync(result, 'utf8') : undefined,
  };
}

it('is a shell script without mistakes in its form', async () => {
  const shell = startProcess('sh', ['-n', WRAPPER]);
  const {code} = await shell.ended;
  expect(code, shell.readOutput()).toBe(0);
});

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

describe.skipIf(wget === undefined)('with a server', () => {
  it('writes the URL, the status line and the headers, one per line, for all to read', async () => {
    const {code, output, result} = await run(`${url}/`);
    expect({code, output}).toEqual({code: 0, output: ''});
    expect(result?.split('\n').slice(0, 4)).toEqual([
      `${url}/`,
      'HTTP/1.1 200 OK',
      'Server: nginx/1.27.4',
      'X-Path: C:\\new',
    ]);
    expect(result).toMatch(/[^\n]\n$/);
    expect(result).not.toMatch(/^\s|body/m);
    expect(statSync(join(dir, 'result.txt')).mode & 0o444).toBe(0o444);
  });

  it('writes down every response of a redirect, the last one last', async () => {
    const {code, result} = await run(`${url}/moved`);
    expect(code).toBe(0);
    const text = result ?? '';
    expect(text.indexOf('302')).toBeGreaterThan(0);
    expect(text.indexOf('HTTP/1.1 200 OK')).toBeGreaterThan(text.indexOf('302'));
  });

  it('fails for a page that does not exist, because headers are unknown then', async () => {
    const {code, output, result} = await run(`${url}/missing`);
    expect({code, result}).toEqual({code: 1, result: undefined});
    expect(output).toContain('404');
    expect(output).toContain(`No usable response from ${url}/missing`);
  });

  it('fails for a server that cannot be reached', async () => {
    // Nothing listens on port 1.
    const {code, result} = await run('http://127.0.0.1:1/');
    expect({code, result}).toEqual({code: 1, result: undefined});
  });
});
