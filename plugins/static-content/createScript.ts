import {join} from 'node:path';

import {bundleScript} from '../bundleScript';

/** All browsers that the site supports run this without transpilation. */
const TARGET = 'es2020';

/** Creates the script of the controls that work without React: the same for all pages, and safe inside a script element. */
export function createScript(): string {
  return bundleScript({entry: join(__dirname, 'client/index.ts'), target: TARGET});
}
