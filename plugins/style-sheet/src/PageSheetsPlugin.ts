import {readFile, writeFile} from 'node:fs/promises';

import type {CurrentBundler} from '@docusaurus/types';

type Bundler = CurrentBundler['instance'];
type Compiler = InstanceType<Bundler['Compiler']>;

/** What Docusaurus reads when it writes the HTML of a page. */
interface ClientManifest {
  /** Chunks by the name of what asks for them: the module of a route, or the name of a chunk. */
  origins: Record<string, string[]>;
}

const NAME = 'PageSheetsPlugin';

/**
 * Lets the HTML of each page link the style sheets of its parts. Docusaurus looks for the chunks of a page by the
 * modules of its route, but its manifest holds them by the names of chunks only: it relies on one style sheet, that of
 * the entry. This adds the chunks that are nothing but style sheets by the module that asks for them.
 */
export class PageSheetsPlugin {
  readonly #manifestPath: string;

  /** @param manifestPath the file that Docusaurus writes for the server. */
  constructor(manifestPath: string) {
    this.#manifestPath = manifestPath;
  }

  apply(compiler: Compiler): void {
    // The manifest is there when all files are.
    compiler.hooks.afterEmit.tapPromise(NAME, async ({chunkGroups}) => {
      const manifest = JSON.parse(await readFile(this.#manifestPath, 'utf8')) as ClientManifest;
      for (const {origins, chunks} of chunkGroups) {
        const sheets = chunks.filter(({files}) => [...files].every((file) => file.endsWith('.css')));
        for (const {request} of origins) {
          if (request) manifest.origins[request] = sheets.map(({id}) => String(id));
        }
      }
      await writeFile(this.#manifestPath, JSON.stringify(manifest, null, 2));
    });
  }
}
