import {readFile, writeFile} from 'node:fs/promises';

import type {CurrentBundler} from '@docusaurus/types';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

/** What Docusaurus reads when it writes the HTML of a page. */
interface ClientManifest {
  /** Ids of chunks by what asks for them: the name of a chunk, or the request of a module. */
  origins: Record<string, string[]>;
}

const NAME = 'ManifestPlugin';

/**
 * Lets the HTML of each page name the scripts and link the style sheets of its parts. Docusaurus looks for them by the
 * requests of the route's modules, but the addon that writes its manifest (`react-loadable-ssr-addon`) knows requests
 * for webpack 4 only: without this, pages name the scripts and sheets that all pages have, and a reader waits for the
 * main script before the browser hears of the page's own.
 */
export class ManifestPlugin {
  readonly #path: string;

  /** @param path the file that Docusaurus writes for the server's rendering */
  constructor(path: string) {
    this.#path = path;
  }

  apply(compiler: Compiler): void {
    // The addon writes its file when the bundler emits: now it is there.
    compiler.hooks.afterEmit.tapPromise(NAME, async ({chunkGroups}) => {
      const manifest = JSON.parse(await readFile(this.#path, 'utf8')) as ClientManifest;
      for (const {origins, chunks} of chunkGroups) {
        const ids = chunks.map(({id}) => String(id));
        for (const {request} of origins) if (request) manifest.origins[request] = ids;
      }
      await writeFile(this.#path, JSON.stringify(manifest));
    });
  }
}
