import {join} from 'node:path';
import {buildSync} from 'esbuild';

/** What a reader's browser must know. An old registration may be in an old browser: it is healed as well. */
const TARGET = 'es2017';

/** Bundles the script that ends service workers. It is the same in every build, until its source changes. */
export function createWorker(): string {
  const {outputFiles} = buildSync({
    entryPoints: [join(__dirname, 'worker/endWorker.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: TARGET,
    legalComments: 'none',
  });
  return outputFiles[0]?.text ?? '';
}
