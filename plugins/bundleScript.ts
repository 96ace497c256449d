import {minifySync} from '@swc/core';
import {buildSync} from 'esbuild';

/** A script outside the page bundles: inline in a page, or in a file of its own. */
export interface ScriptSource {
  /** Absolute path of the entry module. */
  entry: string;
  /** Language level of the supported browsers, as esbuild names it: `es2022`. */
  target: string;
  /** Identifiers and the JavaScript that replaces them: `{BASE_URL: '"/"'}`. */
  define?: Record<string, string>;
  /** Modules and the files that replace them, as absolute paths. */
  alias?: Record<string, string>;
}

/** Bundles a script with its imports. Returns its text, which is safe inside a script element. */
export function bundleScript({entry, target, define = {}, alias = {}}: ScriptSource): string {
  const {outputFiles} = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target,
    define,
    alias,
    legalComments: 'none',
  });
  // Once more with the minifier of the page's own scripts, which makes it a twentieth smaller.
  const {code} = minifySync(outputFiles[0]?.text ?? '', {compress: {passes: 3}, mangle: true});
  // A script element ends at the first closing tag in its text, even inside a string.
  return code.trim().replaceAll('</script', '<\\/script');
}
