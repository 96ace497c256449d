import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {transform} from 'lightningcss';

import {bundleScript} from '../bundleScript';

const CLIENT = join(__dirname, 'client');
const TARGET = 'es2022';

/** The script that is loaded when it is needed, and the one on every page that loads it. */
export interface Scripts {
  /** Path of the first one in the build. Its name has a hash of the text, so that browsers can keep it. */
  path: string;
  text: string;
  starter: string;
}

/**
 * Bundles the two scripts.
 *
 * @param baseUrl path below which the site is published, with a slash at both ends
 */
export function createScripts(baseUrl: string): Scripts {
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
  const path = `assets/js/own-names.${hash}.js`;
  const starter = bundleScript({
    entry: join(CLIENT, 'start.ts'),
    target: TARGET,
    define: {SCRIPT_URL: JSON.stringify(baseUrl + path)},
  });
  return {path, text, starter};
}
