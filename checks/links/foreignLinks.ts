import type {BuiltSite} from './builtSite';

/** A link to another host and the files it stands in. */
export interface ForeignLink {
  /** Address without its fragment: what a server sees. */
  url: string;
  /** Files of the content where they are known, else built files; sorted. */
  pages: string[];
}

/** Hosts that only a reader's own machine or a cluster knows. */
const UNREACHABLE_HOSTS = /^(?:localhost|127\.|\[::1\]|.*\.(?:local|localhost|test|example|invalid)$)/;

/** "Edit this page": one a page, and each leads to a login form. */
const EDIT_LINKS = /^https:\/\/github\.com\/[^/]+\/[^/]+\/edit\//;

/** Collects the links of the built pages to other hosts, each address once, sorted. */
export function collectForeignLinks(site: BuiltSite): ForeignLink[] {
  const pages = new Map<string, Set<string>>();
  for (const {file, address, links, isPage} of site.sources) {
    for (const {target} of isPage ? links : []) {
      const resolution = site.resolve(target, address);
      if (resolution.type !== 'foreign' || UNREACHABLE_HOSTS.test(resolution.url.hostname)) continue;
      const {origin, pathname, search} = resolution.url;
      const url = origin + pathname + search;
      if (EDIT_LINKS.test(url)) continue;
      pages.set(url, (pages.get(url) ?? new Set()).add(file));
    }
  }
  return [...pages]
    .map(([url, files]) => ({url, pages: [...files].sort()}))
    .sort((a, b) => a.url.localeCompare(b.url, 'en'));
}
