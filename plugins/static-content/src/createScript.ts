import {join} from 'node:path';

import {buildSync} from 'esbuild';

/** Browsers that the site supports run this as it is. */
const TARGET = 'es2020';

/** Makes the script for the buttons of code blocks: one text for all pages, fit for a script element. */
export function createScript(): string {
  const {outputFiles} = buildSync({
    entryPoints: [join(__dirname, 'client/codeButtons.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: TARGET,
    legalComments: 'none',
  });
  // The text of a script element ends at its closing tag, wherever that is.
  return (outputFiles[0]?.text ?? '').trim().replaceAll('</script', '<\\/script');
}
