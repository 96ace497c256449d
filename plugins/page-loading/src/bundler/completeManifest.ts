/** What the bundler's manifest says, which tells Docusaurus the files of a page (`react-loadable-ssr-addon`). */
export interface Manifest {
  /** Ids of the chunks that a chunk, by its name, or a module, by its request, needs. */
  origins: Record<string, (string | number)[]>;
}

/** One entry of Docusaurus' registry: name of the chunk, and request of the module in it. */
const ENTRY = /^\s*"([^"]+)": \[\(\) => import\([^"]*"[^"]*" \*\/ "[^"]+"\), "([^"]+)"/gm;

/**
 * Adds to the manifest which chunks the modules of pages need. The server's rendering names modules, but the addon knows
 * them for webpack 4 only; without, Docusaurus writes the scripts of no page into its HTML, and a reader waits for the
 * main script before the browser hears of the page's own.
 *
 * @param registry text of the generated `registry.js`
 * @throws where the registry has no entry that can be read
 */
export function completeManifest<T extends Manifest>(manifest: T, registry: string): T {
  const origins = {...manifest.origins};
  const entries = [...registry.matchAll(ENTRY)];
  if (entries.length === 0) throw new Error('registry.js has no entry as Docusaurus 3.7.0 writes them');
  for (const [, chunk = '', request = ''] of entries) {
    const files = manifest.origins[chunk];
    if (files) origins[request] = files;
  }
  return {...manifest, origins};
}
