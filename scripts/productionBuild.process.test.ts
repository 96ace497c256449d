import {createHash} from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {Globby} from '@docusaurus/utils';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {linksCheck} from '../checks/links/linksCheck';
import {readPages} from '../checks/sources/readPages';
import {parseIndexFile} from '../search/core/index/format';
import {formatFault} from '../text/fault';
import {startInTest, startProcess} from '../tests/support/startProcess';

const ROOT = resolve(__dirname, '..');
/** The files and folders that a build reads. */
const SOURCES = [
  'blog',
  'browser',
  'checks',
  'docs',
  'examples',
  'markdown',
  'platform',
  'plugins',
  'scripts',
  'search',
  'src',
  'static',
  'text',
  'docusaurus.config.ts',
  'package.json',
  'protocol.ts',
  'sidebars.ts',
  'tsconfig.json',
];
const BASE_PATH = '/sub/path/';

interface Lock {
  packages: Record<string, {dev?: boolean}>;
}

/** Hard-links the files of a package, or copies them to another disk. Nested packages have entries of their own. */
function linkPackage(from: string, to: string): void {
  mkdirSync(to, {recursive: true});
  for (const entry of readdirSync(from, {withFileTypes: true})) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules') linkPackage(source, target);
    } else {
      try {
        linkSync(source, target);
      } catch {
        copyFileSync(source, target);
      }
    }
  }
}

/** Installs what `npm ci --omit=dev` would: the packages that the lock file does not mark as development. */
function installProduction(dir: string): void {
  const {packages} = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lock;
  for (const [path, {dev}] of Object.entries(packages)) {
    // The first entry is the project itself; packages for other systems are not installed.
    if (path !== '' && !dev && existsSync(join(ROOT, path))) linkPackage(join(ROOT, path), join(dir, path));
  }
}

/**
 * Builds the real site under a base path. A small fixture would not show differences between builds: it came out
 * identical even with a bundler that named files at random.
 */
async function buildSite(env: NodeJS.ProcessEnv = {}): Promise<string> {
  const build = startProcess(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: dir,
    env: {...env, SITE_BASE_URL: BASE_PATH},
  });
  await build.ended;
  return build.readOutput();
}

async function collectHashes(): Promise<Record<string, string>> {
  const files = await Globby('**/*', {cwd: join(dir, 'build'), dot: true});
  return Object.fromEntries(
    files.sort().map((file) => {
      const content = readFileSync(join(dir, 'build', file));
      return [file, createHash('sha256').update(content).digest('hex')];
    }),
  );
}

let dir: string;
let output: string;

beforeAll(async () => {
  // Outside the project, because inside it Node would find the project's packages.
  dir = mkdtempSync(join(tmpdir(), 'production-'));
  for (const path of SOURCES) cpSync(join(ROOT, path), join(dir, path), {recursive: true});
  installProduction(dir);
  output = await buildSite();
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
    expect(readFileSync(join(dir, 'build', 'sitemap.xml'), 'utf8')).not.toContain('lastmod');
    const page = readFileSync(join(dir, 'build', 'docs/scanners/nmap/index.html'), 'utf8');
    expect(page).not.toMatch(/Last updated|dateModified/);
  });
});

describe('the site under a base path', () => {
  it('has no broken links, images, style sheets or feeds', async () => {
    const {checked, faults} = await linksCheck.run({siteDir: dir, readPages: () => readPages(dir)});
    expect(faults.map(formatFault)).toEqual([]);
    expect(checked.count).toBeGreaterThan(5000);
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

describe('a second build, in an odd folder, with Windows line ends, another language and time zone', () => {
  it('gives the same files, byte for byte', async () => {
    const hashes = await collectHashes();
    const moved = `${dir} Größe #1 50% %41`;
    renameSync(dir, moved);
    dir = moved;
    // Not the files that are served as they are, for which .gitattributes is there.
    const files = await Globby([...SOURCES, '!static', '!**/*.svg', 'static/_redirects'], {
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
    await buildSite({LC_ALL: 'et_EE.UTF-8', TZ: 'Pacific/Kiritimati'});
    expect(await collectHashes()).toEqual(hashes);
  });
});
