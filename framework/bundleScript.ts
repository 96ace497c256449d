import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';

import {minifySync} from '@swc/core';
import {buildSync} from 'esbuild';
import {transform} from 'lightningcss';

/** Language level of the supported browsers. Older ones show pages without scripts. */
const TARGET = 'es2022';

/** A script outside the page bundles: inline in a page, or in a file of its own. */
export interface ScriptSource {
  /** Absolute path of the entry module. */
  entry: string;
  /** Identifiers and the JavaScript that replaces them: `{BASE_URL: '"/"'}`. */
  define?: Record<string, string>;
  /** Modules and the files that replace them, as absolute paths. */
  alias?: Record<string, string>;
  /** Modules that are left out with what they import, as relative paths with `*`: the script must never call them. */
  omit?: string[];
}

/** Absolute paths of the files whose code is in bundled scripts. */
export const bundledFiles = new Set<string>();

/** Bundles a script with its imports. Returns its text, which is safe inside a script element. */
export function bundleScript({entry, define = {}, alias = {}, omit = []}: ScriptSource): string {
  const {outputFiles, metafile} = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'iife',
    target: TARGET,
    define,
    alias,
    external: omit,
    banner: {js: omit.length > 0 ? 'const require = () => ({});' : ''},
    legalComments: 'none',
    // Of libraries: ours write nothing there.
    drop: ['console'],
  });
  for (const {inputs} of Object.values(metafile.outputs)) {
    for (const [file, {bytesInOutput}] of Object.entries(inputs)) {
      if (bytesInOutput > 0) bundledFiles.add(resolve(file));
    }
  }
  // Once more with the minifier of the page's own scripts, which makes it a twentieth smaller.
  const {code} = minifySync(outputFiles[0]?.text ?? '', {compress: {passes: 3}, mangle: true});
  // A script element ends at the first closing tag in its text, even inside a string.
  return code.trim().replaceAll('</script', '<\\/script');
}

/**
 * Bundles a script into a file of its own. Its name has a hash of the text, so that browsers can keep it; on the
 * development server it does not, because its pages keep the names.
 *
 * @returns its text, and its path in the build
 */
export function bundleFile(name: string, source: ScriptSource): {path: string; text: string} {
  const text = bundleScript(source);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const suffix = process.env.NODE_ENV === 'development' ? '' : `.${hash}`;
  return {path: `assets/js/${name}${suffix}.js`, text};
}

/** Minifies a style sheet that a script brings along. */
export function readSheet(filename: string): string {
  return transform({filename, code: readFileSync(filename), minify: true}).code.toString();
}
