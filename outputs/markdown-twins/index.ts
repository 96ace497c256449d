import {readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {collectContent, isListed, type ContentPage} from '../../markdown/contentPages';
import {loadRelease} from '../../platform/loadPlatform';
import {readText} from '../../text/readText';

import {renderFiles} from './renderFiles';

export default function pluginMarkdownTwins({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  let pages: ContentPage[] = [];

  return {
    name: 'markdown-twins',

    allContentLoaded({allContent}) {
      // Unlisted pages have no twin.
      pages = collectContent(allContent).filter((page) => isListed(page) && (page.categories ?? page.day));
    },

    async postBuild({outDir}) {
      const files = renderFiles(pages, {
        ...siteConfig,
        baseUrl,
        release: loadRelease().version,
        // Synchronous: nothing else runs before all pages are read, and `security` is about to write them.
        readHtml: (page) => readFileSync(path.join(outDir, page, 'index.html'), 'utf8'),
        readSource: (source) => readText(path.join(siteDir, source)),
      });
      await Promise.all([...files].map(([file, text]) => writeFile(path.join(outDir, file), text)));
    },
  };
}
