import {join, resolve} from 'node:path';
import {buildSync} from 'esbuild';

const PLUGINS_DIR = resolve(__dirname, '..');

/**
 * The scripts that plugins bundle themselves, by the file that bundles them: the page bundler does not know them.
 * A test checks that no other plugin does so.
 */
export const INLINE_SCRIPTS: Record<string, readonly string[]> = {
  'live-code/createFrame.ts': ['frame/frame.ts', 'frame/worker.ts', 'component/frame.ts'],
  'loader/createLoader.ts': ['client/index.ts'],
  'manifest-check/createWorker.ts': ['client/worker.ts'],
  'own-names/createScript.ts': ['client/index.ts'],
  'search/createScripts.ts': ['../../search/panel/index.ts', '../../search/client/worker.ts'],
  'static-content/createScript.ts': ['client/index.ts'],
};

/** Finds the files whose code is in the scripts that plugins bundle themselves. Returns absolute paths. */
export function collectInlineFiles(): string[] {
  const {metafile} = buildSync({
    absWorkingDir: PLUGINS_DIR,
    entryPoints: Object.entries(INLINE_SCRIPTS).flatMap(([bundledBy, entries]) =>
      entries.map((entry) => join(PLUGINS_DIR, bundledBy, '..', entry)),
    ),
    bundle: true,
    write: false,
    outdir: 'out',
    metafile: true,
    // The same as in the plugins: without it, packages would include their development code.
    define: {'process.env.NODE_ENV': '"production"'},
    // Replaced by files of the site in the plugins.
    external: ['@docusaurus/*', '@theme/*'],
    treeShaking: true,
    logLevel: 'error',
  });
  const files = Object.values(metafile.outputs).flatMap(({inputs}) =>
    Object.entries(inputs)
      .filter(([, {bytesInOutput}]) => bytesInOutput > 0)
      .map(([file]) => resolve(PLUGINS_DIR, file)),
  );
  return [...new Set(files)];
}
