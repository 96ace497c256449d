import {buildSync} from 'esbuild';

/** A script outside the page bundles: inline in a page, or in a file of its own. */
export interface ScriptSource {
  /** Absolute path of the entry module. */
  entry: string;
  /** Language level of the supported browsers, as esbuild names it: `es2022`. */
  target: string;
  /** Identifiers and the JavaScript that replaces them: `{BASE_URL: '"/"'}`. */
  define?: Record<string, string>;
}

/** Bundles a script with its imports. Returns its text, which is safe inside a script element. */
export function bundleScript({entry, target, define = {}}: ScriptSource): string {
  const {outputFiles} = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target,
    define,
    legalComments: 'none',
  });
  // A script element ends at the first closing tag in its text, even inside a string.
  return (outputFiles[0]?.text ?? '').trim().replaceAll('</script', '<\\/script');
}
