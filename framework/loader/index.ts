import {join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/theme-common';

import {bundleScript} from '../bundleScript';

/**
 * Bundles the loader, which is in the head of every page.
 *
 * @param baseUrl base path of the site, with a slash at both ends
 * @param announcementId id of the current announcement; undefined if there is none
 * @returns the text of an inline script: the same for all pages, so that a policy can allow it by its hash
 */
export function createLoader(baseUrl: string, announcementId: string | undefined): string {
  return bundleScript({
    entry: join(__dirname, 'client/index.ts'),
    define: {BASE_URL: JSON.stringify(baseUrl), ANNOUNCEMENT_ID: JSON.stringify(announcementId ?? '')},
  });
}

/** Makes pages readable without scripts: they start when the reader first interacts with the page. */
export default function pluginLoader({siteConfig}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as ThemeConfig;
  return {
    name: 'loader',

    getClientModules() {
      return ['loading.css', 'search.css'].map((name) => join(__dirname, 'client', name));
    },

    injectHtmlTags() {
      return {
        headTags: [{tagName: 'script', innerHTML: createLoader(siteConfig.baseUrl, announcementBar?.id)}],
      };
    },
  };
}
