import {buildSync} from 'esbuild';

/** A script that is not part of the bundle of the pages: inline in a page, or a file of its own. */
export interface ScriptSource {
  /** Absolute path of the module that it begins with. */
  entry: string;
  /** The language that its browsers must know, as esbuild names it: `es2022`. */
  target: string;
  /** What replaces names in it, as JavaScript: `{BASE_URL: '"/"'}`. */
  define?: Record<string, string>;
}

/** Bundles a script with all that it imports. Returns its text, which is safe in a script element. */
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
  // The text of a script element ends at its closing tag, wherever that is.
  return (outputFiles[0]?.text ?? '').trim().replaceAll('</script', '<\\/script');
}
