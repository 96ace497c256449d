import {trimSlash} from './trimSlash';
import type {Redirect} from './redirects';

export const SITEMAP_FILE = 'sitemap.xml';

/** A path in any spelling: that of a page, and what may follow it. JavaScript and nginx read this alike. */
export const SPELLING = '^(?<page>.*?)(?:/index\\.html|\\.html|/)?$';

/** Reads the paths of a sitemap, with their trailing slash if they are published with one. */
export function parseSitemap(text: string): string[] {
  return Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) => new URL(url).pathname);
}

/**
 * Maps paths without a trailing slash to the path at which they are published, if that is another one: by a redirect, or
 * because links and canonical URL of the page end in a slash.
 *
 * @param sitemap text of the sitemap
 */
export function collectPublishedPaths(
  redirects: readonly Redirect[],
  sitemap: string,
): ReadonlyMap<string, string> {
  const withSlash = ['/', ...parseSitemap(sitemap)].filter((path) => path.endsWith('/'));
  return new Map([
    ...withSlash.map((path) => [trimSlash(path), path] as const),
    ...redirects.map(({from, to}) => [from, to] as const),
  ]);
}

/** Reads the path of the page, without a trailing slash, from a percent-encoded path in any spelling. */
export function readPagePath(pathname: string): string | undefined {
  try {
    // Two slashes at the beginning would name another host.
    const path = `/${decodeURIComponent(pathname)}`.replace(/\/+/g, '/');
    return new RegExp(SPELLING).exec(path)?.groups?.page;
  } catch {
    return undefined;
  }
}
