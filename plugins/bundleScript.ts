import {buildSync} from 'esbuild';

/** A script outside the page bundles: inline in a page, or a file of its own. */
export interface ScriptSource {
  /** Absolute path of its entry module. */
  entry: string;
  /** Language level of its browsers, as esbuild names it: `es2022`. */
  target: string;
  /** Names to replace and what with, as JavaScript: `{BASE_URL: '"/"'}`. */
  define?: Record<string, string>;
}

/** Bundles a script with all that it imports. Returns its text, which is safe inside a script element. */
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
  // A script element ends at the first closing tag in its text.
  return (outputFiles[0]?.text ?? '').trim().replaceAll('</script', '<\\/script');
}
