import {createHash} from 'node:crypto';
import {existsSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {linksCheck} from '../checks/links/linksCheck';
import {readPages} from '../checks/sources/readPages';
import {parseIndexFile} from '../search/core/index/format';
import {formatFault} from '../text/fault';
import {SOURCES} from '../tests/support/copySources';
import {BASE_PATH, buildProductionSite, createProductionSite} from '../tests/support/productionSite';
import {startInTest} from '../tests/support/startProcess';

let dir: string;
let output: string;

async function collectHashes(): Promise<Record<string, string>> {
  const files = await Globby('**/*', {cwd: join(dir, 'build'), dot: true});
  return Object.fromEntries(
    files.sort().map((file) => {
      const content = readFileSync(join(dir, 'build', file));
      return [file, createHash('sha256').update(content).digest('hex')];
    }),
  );
}

beforeAll(async () => {
  dir = createProductionSite();
  output = await buildProductionSite(dir);
});

afterAll(() => rmSync(dir, {recursive: true, force: true}));

describe('an installation without development packages', () => {
  it('lacks the tools of the tests', () => {
    expect(existsSync(join(dir, 'node_modules', '@docusaurus', 'core'))).toBe(true);
    expect(existsSync(join(dir, 'node_modules', 'vitest'))).toBe(false);
  });

  it('builds the site, without a warning', () => {
    expect(output).toMatch(/^Built \d+ pages/m);
    expect(output).not.toMatch(/\[(?:WARNING|ERROR)\]/);
  });

  it('serves it', async () => {
    const server = startInTest('node', ['--import', 'tsx', 'scripts/serve.ts', '--port', '0'], dir);
    const [, port] = await server.waitForOutput(/http:\/\/\S+:(\d+) /);
    const response = await fetch(`http://127.0.0.1:${port ?? ''}/docs/getting-started/installation`);
    expect(await response.text()).toContain('<h1');
    expect(response.status).toBe(200);
  });
});

describe('a copy of the site without its history', () => {
  it('has no dates of pages', () => {
    const page = readFileSync(join(dir, 'build', 'docs/scanners/nmap/index.html'), 'utf8');
    expect(page).not.toMatch(/Last updated|dateModified/);
  });
});

describe('the site under a base path', () => {
  it('has no broken links, images, style sheets or feeds', async () => {
    const {checked, faults} = await linksCheck.run({siteDir: dir, readPages: () => readPages(dir)});
    // The one link that leaves the archive.
    expect(faults.map(formatFault)).toEqual([expect.stringContaining('the link / leads to no page')]);
    expect(checked.count).toBeGreaterThan(5000);
  });

  it('is an archive at /v/…/, which search engines leave out and which leads to the current site', () => {
    const page = readFileSync(join(dir, 'build', 'docs/scanners/nmap/index.html'), 'utf8');
    expect(page).toMatch(/<meta[^>]* name="?robots"? content="?noindex"?/);
    expect(page).toMatch(
      /This is the documentation of release [\d.]+\. <a href="?\/"?>Go to the current one<\/a>/,
    );
    expect(existsSync(join(dir, 'build', 'sitemap.xml'))).toBe(false);
  });

  it('loads its scripts and style sheets from there', () => {
    const home = readFileSync(join(dir, 'build', 'index.html'), 'utf8');
    const assets = [...home.matchAll(/(?:src|href)="?([^"\s>]*\/assets\/[^"\s>]*)/g)].map(([, url]) => url);
    expect(assets.length).toBeGreaterThan(1);
    const scripts = /<meta name="?scripts"? content="([^"]*)"/.exec(home)?.[1]?.split(' ') ?? [];
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.filter((url) => !url.startsWith(`${BASE_PATH}assets/`))).toEqual([]);
    expect(assets.filter((url) => !url?.startsWith(`${BASE_PATH}assets/`))).toEqual([]);
    // The URLs of scripts that a page loads later are built from this.
    const files = Globby.sync('assets/js/main.*.js', {cwd: join(dir, 'build')});
    expect(files).toHaveLength(1);
    expect(readFileSync(join(dir, 'build', files[0] ?? ''), 'utf8')).toContain(`"${BASE_PATH}"`);
  });

  it('finds its pages: the search stores their paths with the base path', async () => {
    const build = join(dir, 'build');
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

describe('the same commit', () => {
  it('gives the same files, byte for byte, in an odd folder, from Windows line ends, in another language and time zone', async () => {
    const hashes = await collectHashes();
    const moved = `${dir} Größe #1 50% %41`;
    renameSync(dir, moved);
    dir = moved;
    // Not the files that are served as they are, for which .gitattributes is there.
    const files = await Globby([...SOURCES, '!static', '!**/*.{svg,png}', 'static/_redirects'], {
      cwd: dir,
      dot: true,
    });
    for (const file of files) {
      const path = join(dir, file);
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll('\n', '\r\n'));
    }
    expect(files.length).toBeGreaterThan(1000);
    rmSync(join(dir, 'build'), {recursive: true});
    // In Estonian, Z comes before T.
    await buildProductionSite(dir, {LC_ALL: 'et_EE.UTF-8', TZ: 'Pacific/Kiritimati'});
    expect(await collectHashes()).toEqual(hashes);
  });
});
