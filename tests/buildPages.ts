import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {SCRIPTS_META} from '../browser/protocol';
import {parseSitemap} from '../text/publishedPaths';
import {trimSlash} from '../text/trimSlash';

/** Pages are served with and without a trailing slash. */
export function trimTrailingSlash(path: string): string {
  return trimSlash(path) || '/';
}

/** The finished build under test, relative to the folder in which the tests are started. */
const BUILD_DIR = 'build';

/**
 * Reads the path of every page from the sitemap of the build: `/docs/scanners/nmap`.
 *
 * @throws if there is no finished build.
 */
export function readSitemapPaths(): string[] {
  const file = join(BUILD_DIR, 'sitemap.xml');
  if (!existsSync(file)) throw new Error(`${file} is missing. Run "npm run build" before the browser tests.`);
  return parseSitemap(readFileSync(file, 'utf8'));
}

/** Pages that were read already, because many tests read all of them. */
const pages = new Map<string, string>();

export function readPageHtml(path: string, buildDir = BUILD_DIR): string {
  const file = join(buildDir, path, path.endsWith('.html') ? '' : 'index.html');
  const html = pages.get(file) ?? readFileSync(file, 'utf8');
  pages.set(file, html);
  return html;
}

/** Reads the paths of the files, except scripts, that the HTML of a page loads. */
export function readPageFiles(path: string): string[] {
  const html = readPageHtml(path);
  const links = html.matchAll(/<link[^>]* href=["']?([^"' >]+)[^>]*>/g);
  const images = html.matchAll(/<img[^>]* src=["']?(\/[^"' >]+)/g);
  const sheets = [...links].filter(([tag]) => /rel=["']?(?:stylesheet|preload)/.test(tag));
  const files = [...sheets, ...images].map(([, address = '']) => address);
  return [...new Set(files)].filter((file) => file.startsWith('/'));
}

export function readPageScripts(path: string, buildDir?: string): string[] {
  const html = readPageHtml(path, buildDir);
  const list = new RegExp(`<meta name="?${SCRIPTS_META}"? content="?([^">]+)`).exec(html)?.[1];
  return list?.split(' ') ?? [];
}

export function readBuiltFile(path: string): Buffer {
  return readFileSync(join(BUILD_DIR, path));
}

/** Reads the path of every page for which the build has an HTML file, without trailing slashes. */
export function readHtmlPaths(): string[] {
  return readdirSync(BUILD_DIR, {recursive: true, encoding: 'utf8'})
    .filter((file) => /(?:^|\/)index\.html$/.test(file))
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
    .sort();
}

/** The page that hosts show for unknown paths. */
const NOT_FOUND_PAGE = '/404.html';

/** Reads the path of every page, also of that for unknown paths. */
export const readPagePaths = (): string[] => [...readHtmlPaths(), NOT_FOUND_PAGE];

export function readScripts(buildDir = BUILD_DIR): string {
  const dir = join(buildDir, 'assets', 'js');
  return readdirSync(dir)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(dir, file), 'utf8'))
    .join('\n');
}

/** Reads Docusaurus' global data, which plugins provide on every page, by plugin and plugin id. */
export function readGlobalData(buildDir?: string): Record<string, Record<string, unknown> | undefined> {
  const text = /JSON\.parse\('(?<json>\{"docusaurus-plugin-content-docs":.*?\})'\)/.exec(
    readScripts(buildDir),
  )?.groups?.json;
  if (text === undefined) throw new Error('No script of the build holds the data of the plugins.');
  return JSON.parse(text.replace(/\\(['\\])/g, '$1')) as ReturnType<typeof readGlobalData>;
}
