/** The allowed form of a path: nothing that a configuration would have to escape. */
const PATH = /^(?:\/[A-Za-z0-9._~-]+)+\/$/;

/** Name of the file in the build that lists the published URLs. */
export const SITEMAP_FILE = 'sitemap.xml';

/** Reads the paths of a sitemap, with their trailing slash if they are published with one. */
export function parseSitemap(text: string): string[] {
  return Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) => new URL(url).pathname);
}

/**
 * Creates the part of nginx's configuration for pages that are published with a trailing slash: their links and
 * canonical URL have it, so they are served there too instead of redirecting.
 *
 * @param paths published paths; those without a trailing slash are ignored
 * @throws for a path that nginx's configuration cannot express
 */
export function createSlashPagesConf(paths: readonly string[]): string {
  const locations = paths
    .filter((path) => path.endsWith('/') && path !== '/')
    .map((path) => {
      if (!PATH.test(path)) {
        throw new Error(
          `${SITEMAP_FILE}: a path has letters, digits and "._~-" between slashes, got "${path}"`,
        );
      }
      return `location = ${path} {
    if ($requested_path != ${path}) {
        return 301 ${path}$is_args$args;
    }
    try_files ${path.slice(0, -1)}$page_file ${path}index.html =404;
}
`;
    });
  return [`# Made from ${SITEMAP_FILE} by \`npm run pack\`.\n`, ...locations].join('\n');
}
