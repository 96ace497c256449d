import {join} from 'node:path';

import {bundleScript} from '../bundleScript';

/** Browsers that the site supports run this as it is. */
const TARGET = 'es2020';

/** Makes the script for the buttons of code blocks: one text for all pages, fit for a script element. */
export function createScript(): string {
  return bundleScript({entry: join(__dirname, 'client/codeButtons.ts'), target: TARGET});
}
