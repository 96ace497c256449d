import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {transform} from 'lightningcss';

import {bundleScript} from '../bundleScript';

const CLIENT = join(__dirname, 'client');
const TARGET = 'es2022';

/**
 * Bundles the script that is loaded when it is needed, with its styles. `client/start.ts`, which is on every page,
 * loads it.
 *
 * @returns its text, and its path in the build: the name has a hash of the text, so that browsers can keep the file
 */
export function createScript(): {path: string; text: string} {
  const styles = transform({
    filename: 'styles.css',
    code: readFileSync(join(CLIENT, 'styles.css')),
    minify: true,
  }).code.toString();
  const text = bundleScript({
    entry: join(CLIENT, 'index.ts'),
    target: TARGET,
    define: {STYLES: JSON.stringify(styles)},
  });
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return {path: `assets/js/own-names.${hash}.js`, text};
}
