import {join} from 'node:path';

import {bundleScript} from '../bundleScript';

/** All browsers that the site supports run this without transpilation. */
const TARGET = 'es2020';

/** Creates the script for the buttons of code blocks: the same for all pages, and safe inside a script element. */
export function createScript(): string {
  return bundleScript({entry: join(__dirname, 'client/codeButtons.ts'), target: TARGET});
}
