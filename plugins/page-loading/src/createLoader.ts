import {join} from 'node:path';
import {buildSync} from 'esbuild';

/** Older browsers cannot run the site's scripts either; they read the page without. */
const TARGET = 'es2022';

function bundle(file: string, define: Record<string, string>): string {
  const {outputFiles} = buildSync({
    entryPoints: [join(__dirname, 'client', file)],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: TARGET,
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
    legalComments: 'none',
  });
  return (outputFiles[0]?.text ?? '').trim();
}

/**
 * Bundles the loader, which every page has in its head.
 *
 * @param announcementId what tells the current announcement from earlier ones; undefined where there is none
 * @returns the text of an inline script: the same for all pages, so that a policy can name it by its hash
 */
export function createLoader(announcementId: string | undefined): string {
  return bundle('index.ts', {ANNOUNCEMENT_ID: announcementId ?? ''});
}

/**
 * Bundles the inline script of the home page that warns of a wrong base URL.
 *
 * @param baseUrl path below which the site is published, with a slash at both ends
 */
export function createBaseUrlBanner(baseUrl: string): string {
  return bundle('baseUrlBanner.ts', {BASE_URL: baseUrl});
}
