import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {readFileSync, rmSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {Globby} from '@docusaurus/utils';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {formatFault} from '../text/fault';
import {linksCheck} from '../checks/links/linksCheck';
import {readPages} from '../checks/sources/readPages';
import {parseIndexFile} from '../plugins/local-search/src/core/format';

const ROOT = resolve(__dirname, '..');
const DOCUSAURUS = join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
/** Tools pass over `.docusaurus/`; Playwright empties `test-results/` whenever it starts. Relative to the project. */
const OUTPUT = join('.docusaurus', 'tests', 'base-path');
const BASE_PATH = '/sub/path/';
/** Two builds of the whole site, on a machine that does other things too. */
const TIMEOUT = 900_000;

/**
 * Builds the real site: only one of its size shows what differs between builds, a fixture of a few pages came out the same
 * even with the bundler that named files at random. The generated files are kept apart, so that the test neither reads
 * nor spoils what another build of the site writes to `build/` and `.docusaurus/` at the same time.
 */
function buildSite(name: string): {siteDir: string; output: string} {
  const siteDir = join(ROOT, OUTPUT, name);
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [DOCUSAURUS, 'build', '--out-dir', join(siteDir, 'build')],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        NO_UPDATE_NOTIFIER: '1',
        SITE_BASE_URL: BASE_PATH,
        // The same for both builds: names of files depend on it.
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: join(OUTPUT, 'generated'),
      },
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`The site was not built.\n${stdout}\n${stderr}`);
  return {siteDir, output: stdout + stderr};
}

async function collectHashes(siteDir: string): Promise<Record<string, string>> {
  const files = await Globby('**/*', {cwd: join(siteDir, 'build'), dot: true});
  return Object.fromEntries(
    files.sort().map((file) => {
      const content = readFileSync(join(siteDir, 'build', file));
      return [file, createHash('sha256').update(content).digest('hex')];
    }),
  );
}

let first: {siteDir: string; output: string};

beforeAll(() => {
  rmSync(join(ROOT, OUTPUT), {recursive: true, force: true});
  first = buildSite('first');
}, TIMEOUT);

afterAll(() => rmSync(join(ROOT, OUTPUT), {recursive: true, force: true}));

describe('the site under a base path', () => {
  it('is built without a warning', () => {
    expect(first.output).toContain('Generated static files');
    expect(first.output).not.toMatch(/\[(?:WARNING|ERROR)\]/);
  });

  it('holds only links, images, style sheets and feeds that lead somewhere', {timeout: TIMEOUT}, async () => {
    const {siteDir} = first;
    const {checked, faults} = await linksCheck.run({siteDir, readPages: () => readPages(siteDir)});
    expect(faults.map(formatFault)).toEqual([]);
    expect(checked.count).toBeGreaterThan(5000);
  });

  it('loads its scripts and style sheets from there', () => {
    const home = readFileSync(join(first.siteDir, 'build', 'index.html'), 'utf8');
    const assets = [...home.matchAll(/(?:src|href)="?([^"\s>]*\/assets\/[^"\s>]*)/g)].map(([, url]) => url);
    expect(assets.length).toBeGreaterThan(1);
    const scripts = /<meta name="?scripts"? content="([^"]*)"/.exec(home)?.[1]?.split(' ') ?? [];
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.filter((url) => !url.startsWith(`${BASE_PATH}assets/`))).toEqual([]);
    expect(assets.filter((url) => !url?.startsWith(`${BASE_PATH}assets/`))).toEqual([]);
    // Scripts that a page loads later: their address is put together from this.
    const files = Globby.sync('assets/js/main.*.js', {cwd: join(first.siteDir, 'build')});
    expect(files).toHaveLength(1);
    expect(readFileSync(join(first.siteDir, 'build', files[0] ?? ''), 'utf8')).toContain(`"${BASE_PATH}"`);
  });

  it('finds its pages: the search stores their paths with the base path', async () => {
    const build = join(first.siteDir, 'build');
    const {documents} = parseIndexFile(JSON.parse(readFileSync(join(build, 'search-index-en.json'), 'utf8')));
    const pages = new Set(await Globby('**/index.html', {cwd: build}));
    const missing = documents
      .map(({sectionRoute}) => sectionRoute)
      .filter((route) => {
        const {pathname} = new URL(route, 'https://host.example');
        const page = pathname.replace(BASE_PATH, '').replace(/\/$/, '');
        return !pathname.startsWith(BASE_PATH) || !pages.has(join(page, 'index.html'));
      });
    expect(missing).toEqual([]);
    expect(documents.length).toBeGreaterThan(100);
    expect(Globby.sync('search-content-en.json', {cwd: build})).toHaveLength(1);
  });
});

describe('a second build', () => {
  it(
    'gives the same files, byte for byte',
    async () => {
      const second = buildSite('second');
      expect(await collectHashes(second.siteDir)).toEqual(await collectHashes(first.siteDir));
    },
    TIMEOUT,
  );
});
