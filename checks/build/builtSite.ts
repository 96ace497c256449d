import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';

import {trimSlash} from '../../text/trimSlash';
import {readPageSources} from './pageSources';
import {
  collectCssUrls,
  parseDocument,
  parseJsonFeed,
  parseXmlFeed,
  type BuiltLink,
  type IdProblem,
} from './parseDocument';

const BUILD_DIR = 'build';
/** Shown at every path without a page; its language switcher links to the path under which it was rendered. */
const NOT_FOUND_PAGE = {file: '404.html', path: '404'};

/** A built file, or an entry of a feed, with its links. */
export interface LinkSource {
  /** Its source file in the content, or the built file if there is none; relative to the site's folder. */
  file: string;
  /** Whether this is a page that a reader sees, and not a feed or an image. */
  isPage: boolean;
  /** URL path that relative links are resolved against. */
  address: string;
  links: BuiltLink[];
  /** What is wrong with the ids of a page; empty for everything else. */
  idProblems: IdProblem[];
}

/** Where a link leads. */
export type Resolution =
  /** To a page or file of the build; `path` is the URL without the host. */
  | {type: 'found'; path: string; file: string; fragment: string}
  /** To this site, but to nothing that was built. */
  | {type: 'missing'; path: string}
  /** To a preview of this site, which only its author can open. */
  | {type: 'local'; path: string}
  /** To another host. */
  | {type: 'foreign'}
  /** Not to the web: mail addresses, inline data. */
  | {type: 'ignored'};

export interface BuiltSite {
  /** Pages, images, style sheets, feeds and sitemap. */
  sources: LinkSource[];
  /** Valid link fragments for each built document. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** Source file of a built page, or the built file if it has none; relative to the site's folder. */
  findSource: (builtFile: string) => string;
  resolve: (target: string, address: string) => Resolution;
}

/** The URL path of a built file: a page is served at its folder. The base path begins and ends with a slash. */
function toAddress(builtFile: string, basePath: string): string {
  return basePath + builtFile.replace(/(?:^|\/)index\.html$/, '');
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Finds the built file for a path relative to the base path. Only pages may have a trailing slash. */
function findBuiltFile(files: ReadonlySet<string>, pathname: string): string | undefined {
  const path = decodePart(pathname).replace(/^\/+/, '');
  const page = `${path.replace(/\/$/, '')}/index.html`.replace(/^\//, '');
  return [path, page].find((file) => files.has(file));
}

/** All hosts of this site: with and without `www.`, and the old host of the documentation. */
function collectOwnHosts(host: string): string[] {
  const domain = host.replace(/^www\./, '');
  return [host, domain, `www.${domain}`, `docs.${domain}`];
}

function cutBasePath(pathname: string, basePath: string): string | undefined {
  if (`${pathname}/` === basePath) return '';
  return pathname.startsWith(basePath) ? pathname.slice(basePath.length) : undefined;
}

/** Whether a URL belongs to a preview of this site (`npm start`), and not to a program of the reader. */
function isPreview({hostname, port}: URL, path: string | undefined, files: ReadonlySet<string>): boolean {
  if (!['localhost', '127.0.0.1', '[::1]'].includes(hostname) || port !== '3000' || !path) return false;
  return [...files].some((file) => file.startsWith(`${path.split('/')[0]}/`));
}

function compileResolver(
  files: ReadonlySet<string>,
  {origin, basePath}: ReturnType<typeof readHome>,
): BuiltSite['resolve'] {
  const ownHosts = collectOwnHosts(new URL(origin).host);
  return (target, address) => {
    let url: URL;
    try {
      url = new URL(target, new URL(address, origin));
    } catch {
      return {type: 'missing', path: target};
    }
    if (!/^https?:$/.test(url.protocol)) return {type: 'ignored'};
    const path = url.pathname + url.hash;
    const sitePath = cutBasePath(url.pathname, basePath);
    if (isPreview(url, sitePath, files)) return {type: 'local', path};
    if (!ownHosts.includes(url.host)) return {type: 'foreign'};
    if (sitePath === undefined) return {type: 'missing', path};
    const file = sitePath === NOT_FOUND_PAGE.path ? NOT_FOUND_PAGE.file : findBuiltFile(files, sitePath);
    if (file === undefined) return {type: 'missing', path};
    return {type: 'found', path, file, fragment: decodePart(url.hash.slice(1))};
  };
}

function readPath(url: string | undefined): string | undefined {
  return url ? new URL(url, 'https://relative.invalid').pathname : undefined;
}

/** Where the site is published: its host, and the path of its home page, which begins and ends with a slash. */
function readHome(html: string): {origin: string; basePath: string} {
  const {canonical} = parseDocument(html);
  if (canonical === undefined) {
    throw new Error(
      'build/index.html has no canonical link, so the host of the site is not known. Run "npm run build".',
    );
  }
  const {origin, pathname} = new URL(canonical);
  return {origin, basePath: pathname.endsWith('/') ? pathname : `${pathname}/`};
}

/**
 * Reads the links of a finished build.
 *
 * @throws if the home page has no canonical link, from which the host of the site is read
 */
export async function readBuiltSite(siteDir: string): Promise<BuiltSite> {
  const buildDir = join(siteDir, BUILD_DIR);
  const files = new Set(await Globby('**/*', {cwd: buildDir, dot: true}));
  const pageSources = await readPageSources(siteDir);
  const read = (file: string) => readFileSync(join(buildDir, file), 'utf8');

  const home = readHome(files.has('index.html') ? read('index.html') : '');
  /** @param page path of the page that the file, or an entry of it, is about */
  const findSource = (file: string, page = toAddress(file, home.basePath)) =>
    pageSources.get(trimSlash(page)) ?? `${BUILD_DIR}/${file}`;

  const sources: LinkSource[] = [];
  const anchors = new Map<string, ReadonlySet<string>>();

  const add = (file: string, links: BuiltLink[], page = toAddress(file, home.basePath)): LinkSource => {
    const source = {
      file: findSource(file, page),
      isPage: file.endsWith('.html'),
      address: page,
      links,
      idProblems: [],
    };
    sources.push(source);
    return source;
  };

  for (const file of [...files].sort()) {
    if (/\.(?:html|svg)$/.test(file)) {
      const document = parseDocument(read(file), {xml: file.endsWith('.svg')});
      anchors.set(file, document.anchors);
      const source = add(file, document.links);
      source.idProblems = document.idProblems;
      // Only the canonical URL shows whether relative links assume a trailing slash.
      source.address = readPath(document.canonical) ?? source.address;
    } else if (file.endsWith('.css')) {
      const toLink = (target: string) => ({target, isFollowed: false, isContent: true});
      add(file, collectCssUrls(read(file)).map(toLink));
    } else if (/(?:\.xml|feed\.json)$/.test(file)) {
      const parseFeed = file.endsWith('.xml') ? parseXmlFeed : parseJsonFeed;
      for (const {address, links} of parseFeed(read(file))) add(file, links, readPath(address));
    }
  }
  return {sources, anchors, findSource, resolve: compileResolver(files, home)};
}
