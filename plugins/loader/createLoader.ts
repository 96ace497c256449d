import {join} from 'node:path';

import {bundleScript} from '../bundleScript';

/**
 * Bundles the loader, which is in the head of every page.
 *
 * @param baseUrl base path of the site, with a slash at both ends
 * @param announcementId id of the current announcement; undefined if there is none
 * @returns the text of an inline script: the same for all pages, so that a policy can allow it by its hash
 */
export function createLoader(baseUrl: string, announcementId: string | undefined): string {
  return bundleScript({
    entry: join(__dirname, 'client/index.ts'),
    define: {BASE_URL: JSON.stringify(baseUrl), ANNOUNCEMENT_ID: JSON.stringify(announcementId ?? '')},
  });
}
