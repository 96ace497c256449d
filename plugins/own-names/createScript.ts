import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {transform} from 'lightningcss';

import {bundleFile} from '../bundleScript';

const CLIENT = join(__dirname, 'client');

/**
 * Bundles the script that is loaded when it is needed, with its styles. `client/start.ts`, which is on every page,
 * loads it.
 */
export function createScript(): {path: string; text: string} {
  const styles = transform({
    filename: 'styles.css',
    code: readFileSync(join(CLIENT, 'styles.css')),
    minify: true,
  }).code.toString();
  return bundleFile('own-names', {entry: join(CLIENT, 'index.ts'), define: {STYLES: JSON.stringify(styles)}});
}
