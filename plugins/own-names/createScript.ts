import {join} from 'node:path';

import {bundleFile, readSheet} from '../bundleScript';

const CLIENT = join(__dirname, 'client');

/** Bundles the script that `client/start.ts`, which is on every page, loads when it is needed, with its styles. */
export function createScript(): {path: string; text: string} {
  const define = {STYLES: JSON.stringify(readSheet(join(CLIENT, 'styles.css')))};
  return bundleFile('own-names', {entry: join(CLIENT, 'index.ts'), define});
}
