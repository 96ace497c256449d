import {readFile, writeFile} from 'node:fs/promises';

import type {CurrentBundler} from '@docusaurus/types';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

/** What Docusaurus reads when it writes the HTML of a page. */
interface ClientManifest {
  /** Chunk ids by origin: the name of a chunk, or the request of a module. */
  origins: Record<string, string[]>;
}

const NAME = 'ManifestPlugin';

/**
 * Completes the manifest, so that the HTML of each page lists its own scripts and style sheets. Docusaurus looks them
 * up by the requests of the route's modules, but the addon that writes the manifest (`react-loadable-ssr-addon`)
 * records requests only with webpack 4: without this, the browser learns of them only once the main script has run.
 */
export class ManifestPlugin {
  constructor(readonly path: string) {}

  apply(compiler: Compiler): void {
    // The addon writes its file during `emit`, so it exists now.
    compiler.hooks.afterEmit.tapPromise(NAME, async ({chunkGroups}) => {
      const manifest = JSON.parse(await readFile(this.path, 'utf8')) as ClientManifest;
      for (const {origins, chunks} of chunkGroups) {
        const ids = chunks.map(({id}) => String(id));
        for (const {request} of origins) if (request) manifest.origins[request] = ids;
      }
      await writeFile(this.path, JSON.stringify(manifest));
    });
  }
}
