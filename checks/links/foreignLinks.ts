import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {BuiltSite} from '../build/builtSite';

/** A link to another host and where it is. */
export interface ForeignLink {
  /** URL without its fragment: what a server sees. */
  url: string;
  /**
   * Files of the content where they are known, with the first line that contains the link (`docs/a.md:12`), else built
   * files; sorted. Links that come from front matter or components have no line.
   */
  places: string[];
}

/** Hosts that only a reader's own machine or a cluster knows. */
const UNREACHABLE_HOSTS = /^(?:localhost|127\.|\[::1\]|.*\.(?:local|localhost|test|example|invalid)$)/;

/** "Edit this page": one per page, and each leads to a login form. */
const EDIT_LINKS = /^https:\/\/github\.com\/[^/]+\/[^/]+\/edit\//;

/** Finds the first line of a file that contains a text; files are read once. */
function createLineFinder(siteDir: string): (file: string, text: string) => number | undefined {
  const contents = new Map<string, string[]>();
  return (file, text) => {
    const path = join(siteDir, file);
    const lines = contents.get(file) ?? (existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []);
    contents.set(file, lines);
    const index = lines.findIndex((line) => line.includes(text));
    return index < 0 ? undefined : index + 1;
  };
}

/**
 * Collects the links of the built pages to other hosts, each URL once, sorted.
 *
 * @param siteDir absolute path of the site, for the lines of the content
 */
export function collectForeignLinks(site: BuiltSite, siteDir: string): ForeignLink[] {
  const findLine = createLineFinder(siteDir);
  const places = new Map<string, Set<string>>();
  for (const {file, isContentFile, address, links, isPage} of site.sources) {
    for (const {target} of isPage ? links : []) {
      const resolution = site.resolve(target, address);
      if (resolution.type !== 'foreign' || UNREACHABLE_HOSTS.test(resolution.url.hostname)) continue;
      const {origin, pathname, search} = resolution.url;
      const url = origin + pathname + search;
      if (EDIT_LINKS.test(url)) continue;
      const line = isContentFile ? findLine(file, target) : undefined;
      places.set(url, (places.get(url) ?? new Set()).add(line === undefined ? file : `${file}:${line}`));
    }
  }
  return [...places]
    .map(([url, found]) => ({url, places: [...found].sort()}))
    .sort((a, b) => a.url.localeCompare(b.url, 'en'));
}
