import {readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {loadRelease} from '../../platform/loadPlatform';
import {readText} from '../../text/readText';
import {collectPages, type ExportedPage} from './collectPages';
import {createFiles} from './createFiles';

/** Writes each doc and post as Markdown too, and the files that list them. See README.md. */
export default function pluginMarkdownExport({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  let pages: ExportedPage[] = [];

  return {
    name: 'markdown-export',

    allContentLoaded({allContent}) {
      pages = collectPages(allContent);
    },

    async postBuild({outDir}) {
      const files = createFiles(pages, {
        ...siteConfig,
        baseUrl,
        release: loadRelease().version,
        // Synchronous: nothing else runs before all pages are read, and site-security is about to write them.
        readHtml: (page) => readFileSync(path.join(outDir, page, 'index.html'), 'utf8'),
        readSource: (source) => readText(path.join(siteDir, source)),
      });
      await Promise.all([...files].map(([file, text]) => writeFile(path.join(outDir, file), text)));
    },
  };
}
