import {createHash} from 'node:crypto';
import {join} from 'node:path';

import {bundleScript} from '../bundleScript';
import {createData} from './createData';

/** All browsers that the site supports run this without transpilation. */
const TARGET = 'es2022';

/**
 * Bundles the worker that checks manifests, with what it knows about the platform.
 *
 * @param baseUrl path below which the site is published, with a slash at both ends
 * @returns its text, and its path in the build: the name has a hash of the text, so that browsers can keep the file
 */
export function createWorker(baseUrl: string): {path: string; text: string} {
  const text = bundleScript({
    entry: join(__dirname, 'client/worker.ts'),
    target: TARGET,
    define: {DATA: JSON.stringify(createData(baseUrl))},
  });
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return {path: `assets/js/manifest-check.${hash}.js`, text};
}
