import {join} from 'node:path';

import {bundleScript} from '../bundleScript';

/** Older browsers cannot run the site's scripts either; they read the page without. */
const TARGET = 'es2022';
const CLIENT = join(__dirname, 'client');

/**
 * Bundles the loader, which every page has in its head.
 *
 * @param baseUrl path below which the site is published, with a slash at both ends
 * @param announcementId what tells the current announcement from earlier ones; undefined where there is none
 * @returns the text of an inline script: the same for all pages, so that a policy can name it by its hash
 */
export function createLoader(baseUrl: string, announcementId: string | undefined): string {
  return bundleScript({
    entry: join(CLIENT, 'index.ts'),
    target: TARGET,
    define: {BASE_URL: JSON.stringify(baseUrl), ANNOUNCEMENT_ID: JSON.stringify(announcementId ?? '')},
  });
}
