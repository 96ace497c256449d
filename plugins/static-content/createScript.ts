import {join} from 'node:path';

import {bundleScript} from '../bundleScript';
import {createScript as createOwnNamesScript} from '../own-names/createScript';

/**
 * Creates the script of the controls that work without React: the same for all pages, and safe inside a script element.
 *
 * @param baseUrl path below which the site is published, with a slash at both ends
 */
export function createScript(baseUrl: string): string {
  const ownNames = baseUrl + createOwnNamesScript().path;
  return bundleScript({
    entry: join(__dirname, 'client/index.ts'),
    define: {OWN_NAMES_URL: JSON.stringify(ownNames)},
  });
}
