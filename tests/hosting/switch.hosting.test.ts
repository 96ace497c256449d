import {execFile, spawnSync} from 'node:child_process';
import {
  appendFileSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import {Agent} from 'node:http';
import {dirname, join} from 'node:path';
import {afterAll, beforeAll, describe, expect, inject, it} from 'vitest';

import {createFixtureBuild} from '../support/createFixtureBuild';
import {buildPackage} from '../../deploy/package/buildPackage';
import {writePackage} from '../../deploy/package/writePackage';
import {sendRequest} from './sendRequest';
import {
  asUnprivileged,
  createFolder,
  createPlace,
  movePackage,
  startNginx,
  type Place,
  type RunningNginx,
} from './startNginx';

const {nginx} = inject('hosting');
const SCRIPT = join(__dirname, '../../deploy/nginx/switch-release.sh');
const CONNECTIONS = 20;
/** Minimum number of requests that each connection sends after a switch. */
const REQUESTS_AFTER = 50;

let dir: string;
let link: string;
let place: Place;
let server: RunningNginx;
/** Folders of packages, in the order of their release. */
const folders: Record<'one' | 'two' | 'three', string> = {one: '', two: '', three: ''};

async function writeFixture(name: string, previous?: string, files = {}): Promise<string> {
  const buildDir = createFixtureBuild(join(dir, `build-${name}`), name, files);
  const packed = movePackage(await buildPackage(buildDir, previous), place);
  return (await writePackage(join(dir, name), packed)).folder;
}

const PATH = `${dirname(nginx)}:${process.env.PATH ?? ''}`;

/** Runs the script asynchronously, so that requests continue. */
function switchTo(...args: string[]): Promise<{status: number; output: string}> {
  const env = {...process.env, PATH};
  return new Promise((resolve) => {
    const child = execFile('sh', [SCRIPT, ...args], {env}, (_error, stdout, stderr) =>
      resolve({status: child.exitCode ?? -1, output: stdout + stderr}),
    );
  });
}

beforeAll(async () => {
  dir = createFolder('switch');
  link = join(dir, 'website');
  place = await createPlace();
  folders.one = await writeFixture('one');
  folders.two = await writeFixture('two', `${folders.one}.tar.gz`);
  folders.three = await writeFixture('three', `${folders.two}.tar.gz`, {
    _headers: '/*\n  X-Version: three\n/assets/*\n  Cache-Control: immutable\n',
  });
  symlinkSync(folders.one, link);
  server = await startNginx(nginx, link, place);
});

afterAll(async () => {
  await server.stop();
  rmSync(dir, {recursive: true});
});

/**
 * Sends requests over many connections, and switches during that. Returns the titles received and the failed requests.
 */
async function switchUnderLoad(
  folder: string,
  {canRepeat, target = link}: {canRepeat: boolean; target?: string},
): Promise<{titles: string[]; failed: string[]}> {
  const agent = new Agent({keepAlive: true, maxSockets: CONNECTIONS});
  const titles: string[] = [];
  const failed: string[] = [];
  let isSwitched = false;
  const paths = ['/', '/docs/a', '/assets/js/shared.js', '/assets/js/main.one.js'];
  const load = async () => {
    let count = 0;
    for (let after = 0; after < REQUESTS_AFTER; after += isSwitched ? 1 : 0) {
      const path = paths[count % paths.length] ?? '/';
      count += 1;
      const result = await sendRequest(place.port, path, {agent, canRepeat}).catch(
        (error: unknown) => error as Error,
      );
      if (result instanceof Error) failed.push(`${path}: ${result.message}`);
      else if (result.status !== 200) failed.push(`${path}: ${result.status}`);
      else if (path === '/') titles.push(/<title>(.*)<\/title>/.exec(result.body.toString())?.[1] ?? '');
    }
  };
  const running = Promise.all(Array.from({length: CONNECTIONS}, load));
  // Wait for responses from the old package.
  while (titles.length < CONNECTIONS) await new Promise((resolve) => setImmediate(resolve));
  const {status, output} = await switchTo(folder, target);
  expect({status, output}).toEqual({status: 0, output: expect.stringContaining(folder) as string});
  isSwitched = true;
  await running;
  agent.destroy();
  return {titles, failed};
}

describe('a switch under load', () => {
  it('shows the new package without a failed request, and keeps the scripts of the old one', async () => {
    const {titles, failed} = await switchUnderLoad(folders.two, {canRepeat: false});
    expect(failed).toEqual([]);
    expect(titles[0]).toBe('one');
    expect(titles.at(-1)).toBe('two');
    expect(new Set(titles)).toEqual(new Set(['one', 'two']));
    const old = await sendRequest(place.port, '/assets/js/main.one.js');
    expect({status: old.status, text: old.body.toString()}).toEqual({
      status: 200,
      text: expect.stringMatching(/^\/\/ one\n/) as string,
    });
  });

  it('makes nginx reload its configuration if it has changed', async () => {
    expect((await sendRequest(place.port, '/')).headers).not.toHaveProperty('x-version');
    const {failed} = await switchUnderLoad(folders.three, {canRepeat: true});
    // Scripts are carried over to the next package only.
    expect(new Set(failed.map((line) => line.replace(/^.*: /, '')))).toEqual(new Set(['404']));
    expect(new Set(failed.map((line) => line.replace(/: .*$/, '')))).toEqual(
      new Set(['/assets/js/main.one.js']),
    );
    const statuses = [];
    for (const name of ['two', 'three']) {
      statuses.push((await sendRequest(place.port, `/assets/js/main.${name}.js`)).status);
    }
    expect(statuses).toEqual([200, 200]);
    // The new worker processes need a moment to take over.
    let version: unknown;
    while (version === undefined) version = (await sendRequest(place.port, '/')).headers['x-version'];
    expect(version).toBe('three');
    expect(server.process.exitCode).toBeNull();
  });

  it('rolls back too', async () => {
    // With a slash at the end, as shells complete it.
    const {titles} = await switchUnderLoad(folders.one, {canRepeat: true, target: `${link}/`});
    expect(titles.at(-1)).toBe('one');
    expect(readlinkSync(link)).toBe(folders.one);
  });
});

describe('a switch to an invalid package', () => {
  it('changes nothing, and says what to do', async () => {
    const damaged = await writeFixture('damaged');
    appendFileSync(join(damaged, 'site/index.html'), 'more');
    const refused = await writeFixture('refused', undefined, {
      _headers: '/*\n  X-A: a\n/assets/*\n  Cache-Control: a\n',
    });
    appendFileSync(join(refused, 'nginx/paths.conf'), 'nonsense');
    // With names that begin with "./".
    const sign = 'find . -type f ! -name SHA256SUMS | xargs sha256sum > SHA256SUMS';
    spawnSync('sh', ['-c', sign], {cwd: refused});
    const folder = join(dir, 'folder');
    mkdirSync(folder);
    for (const [args, message] of [
      [[damaged, link], /damaged\/.* is damaged\. Unpack it again$/],
      [[refused, link], /nginx cannot use .*nginx\.conf$/],
      [[folder, link], /holds no package: SHA256SUMS is missing$/],
      [[join(dir, 'absent'), link], /absent is not a folder\. Usage: /],
      [[folders.two, folder], /folder is not a symbolic link\. Move it away/],
      [[folders.two, link, 'more'], /Usage: switch-release\.sh FOLDER/],
      [[folders.two, ''], /Usage: switch-release\.sh FOLDER/],
    ] as const) {
      const {status, output} = await switchTo(...args);
      expect({status, last: output.trim().split('\n').at(-1)}).toEqual({
        status: 1,
        last: expect.stringMatching(message) as string,
      });
    }
    expect(readlinkSync(link)).toBe(folders.one);
    expect((await sendRequest(place.port, '/')).status).toBe(200);
  });

  it.each([
    ['a page', 'echo > site/planted.html', 'site/planted.html'],
    ['a Markdown twin', 'echo > site/docs/a.md', 'site/docs/a.md'],
    ['a part of the configuration', 'echo > nginx/more.conf', 'nginx/more.conf'],
    ['a link', 'ln -s / site/root', 'site/root'],
    [
      'a link to the same content',
      'mv site/404.html ../same.html; ln -s ../../same.html site/404.html',
      'site/404.html',
    ],
    ['a link to the same folder', 'mv site/docs ../same; ln -s ../../same site/docs', 'site/docs'],
    ['a pipe', 'rm site/404.html; mkfifo site/404.html', 'site/404.html'],
    ['a name with spaces', 'echo > "site/404.html site"', 'site/404.html site'],
    ['a name that begins with a line break', "echo > 'site/\na'", 'site/'],
    [
      'a path whose lines are paths of the list',
      "mkdir -p 'site/404.html\n./site'; echo > 'site/404.html\n./site/index.html'",
      'site/(404|index).html',
    ],
    ['a list that misses its last line', "sed -i '$d' SHA256SUMS", 'site/sitemap.xml'],
    ['a file that is missing', 'rm site/404.html', 'site/404.html'],
    [
      'a list that leads out of the package',
      `echo "${'0'.repeat(64)}  /dev/zero" >> SHA256SUMS`,
      '/dev/zero',
    ],
    [
      'a name with a carriage return, which sha256sum leaves out',
      `name="site/404.html$(printf '\r')"; sed -n "s|404.html$|&\r|p" SHA256SUMS >> SHA256SUMS; echo > "$name"`,
      'SHA256SUMS',
    ],
    ['a list with a line that is no checksum', 'echo more >> SHA256SUMS', 'SHA256SUMS'],
    ['a list with an empty line', 'echo >> SHA256SUMS', 'SHA256SUMS'],
    ['a list with a null byte', String.raw`printf '\0\n' >> SHA256SUMS`, 'SHA256SUMS'],
  ])('is refused before nginx serves what the list does not have: %s', async (kind, plant, named) => {
    const planted = join(dir, kind.replaceAll(/\W/g, '-'));
    spawnSync('cp', ['-a', folders.two, planted]);
    expect(spawnSync('sh', ['-ec', plant], {cwd: planted}).status).toBe(0);
    const {status, output} = await switchTo(planted, link);
    expect({status, output}).toEqual({
      status: 1,
      output: expect.stringMatching(
        new RegExp(
          `^switch-release: ${planted} holds (?:no )?"\\./${named}", which .* Unpack it again, into an empty folder\n$`,
        ),
      ) as string,
    });
    expect(readlinkSync(link)).toBe(folders.one);
  });
});

describe('a switch in an unusual place', () => {
  const FUNCTIONS = `
    switch() { sh "$SCRIPT" "$@"; }
    replace() { mkdir bin; printf '#!/bin/sh\\n%s\\n' "$2" > "bin/$1"; chmod +x "bin/$1"; PATH="$PWD/bin:$PATH"; }
  `;
  const done = /^switch-release: .*website is now /;
  const notWritten =
    /^switch-release: cannot put .*website\.next\.\d+ in the place of .*website\. Their folder/;

  it.each([
    ['a folder that is missing', 'switch "$TWO" absent/website', notWritten, 'one'],
    [
      'a folder that the user may not change',
      'mkdir -m 500 closed; trap "chmod 700 closed" EXIT; switch "$TWO" closed/website',
      notWritten,
      'one',
    ],
    [
      'a folder at the path of the new link',
      `sh -c 'mkdir "website.next.$$"; exec sh "$@"' - "$SCRIPT" "$TWO" website; end=$?; rmdir website.*; exit $end`,
      notWritten,
      'one',
    ],
    [
      'a package that the user may not enter',
      'mkdir -m 0 closed; trap "rmdir closed" EXIT; switch closed website',
      /^switch-release: cannot enter closed\. Run this as root/,
      'one',
    ],
    [
      'a list that the user may not read',
      'cp -a "$TWO" copy; chmod 0 copy/SHA256SUMS; switch copy website',
      /^switch-release: cannot read .*\/copy\/SHA256SUMS\. Run this as root/,
      'one',
    ],
    [
      'signals in the moment of the switch',
      `replace mv 'for name in HUP INT TERM; do kill -$name $PPID $$; done; PATH=$REST exec mv "$@"'; switch "$TWO" website`,
      done,
      'two',
    ],
    [
      'nginx is not running, and the configuration differs',
      `replace nginx 'case $* in *reload) exit 1 ;; esac; PATH=$REST exec nginx "$@"'; switch "$THREE" website`,
      /^switch-release: .*website is the new package already, but nginx did not/,
      'three',
    ],
    [
      'nobody reads the output: nginx reloads all the same',
      `replace nginx 'case $* in *reload) exec touch reloaded ;; esac; PATH=$REST exec nginx "$@"'
        switch "$THREE" website >&- 2>/dev/null; rm reloaded && switch "$THREE" website`,
      done,
      'three',
    ],
  ] as const)('ends with one sentence, and no other link is left: %s', (_kind, command, message, target) => {
    const place = mkdtempSync(join(dir, 'place-'));
    symlinkSync(folders.one, join(place, 'website'));
    const {uid, gid} = {uid: -1, gid: -1, ...asUnprivileged};
    lchownSync(place, uid, gid);
    const {one: ONE, two: TWO, three: THREE} = folders;
    const env = {
      ...process.env,
      PATH,
      REST: PATH,
      ONE,
      TWO,
      THREE,
      SCRIPT: join(TWO, 'nginx/switch-release.sh'),
    };
    const {status, stdout, stderr} = spawnSync('sh', ['-c', FUNCTIONS + command], {
      ...asUnprivileged,
      cwd: place,
      env,
      encoding: 'utf8',
    });
    const last = (stderr || stdout).trim().split('\n').at(-1);
    const left = readdirSync(place).filter((name) => name.includes('website'));
    expect({status, last, left}).toEqual({
      status: message === done ? 0 : 1,
      last: expect.stringMatching(message) as string,
      left: ['website'],
    });
    expect(readlinkSync(join(place, 'website'))).toBe(folders[target]);
  });
});
