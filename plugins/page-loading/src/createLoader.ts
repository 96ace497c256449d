import {join} from 'node:path';
import {buildSync} from 'esbuild';

/** Older browsers cannot run the site's scripts either; they read the page without. */
const TARGET = 'es2018';

/**
 * Bundles the loader, which every page has in its head.
 *
 * @param announcementId what tells the current announcement from earlier ones; undefined where there is none
 * @returns the text of an inline script: the same for all pages, so that a policy can name it by its hash
 */
export function createLoader(announcementId: string | undefined): string {
  const {outputFiles} = buildSync({
    entryPoints: [join(__dirname, 'client/index.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: TARGET,
    define: {ANNOUNCEMENT_ID: JSON.stringify(announcementId ?? '')},
    legalComments: 'none',
  });
  return (outputFiles[0]?.text ?? '').trim();
}
