import {join, resolve} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/theme-common';

import {bundleScript} from '../bundleScript';
import {definePlugin} from '../definePlugin';

/** The inline scripts of every page: paths of their entry modules, relative to the site. */
export interface PluginOptions {
  /** In the head, before all other scripts. Calls `startLoader` of `client/index.ts`. */
  head: string;
  /** At the end: what works without the scripts of the page. */
  end: string;
}

/**
 * Bundles the loader, which is in the head of every page.
 *
 * @param entry path of its entry module
 * @param baseUrl base path of the site, with a slash at both ends
 * @param announcementId id of the current announcement; undefined if there is none
 * @returns the text of an inline script: the same for all pages, so that a policy can allow it by its hash
 */
export function bundleLoader(entry: string, baseUrl: string, announcementId: string | undefined): string {
  return bundleScript({
    entry,
    define: {BASE_URL: JSON.stringify(baseUrl), ANNOUNCEMENT_ID: JSON.stringify(announcementId ?? '')},
  });
}

/** Makes pages readable without scripts: they start when the reader first interacts with the page. */
function pluginLoader({siteDir, siteConfig}: LoadContext, {head, end}: PluginOptions): Plugin {
  const {announcementBar} = siteConfig.themeConfig as ThemeConfig;
  return {
    name: 'loader',

    getClientModules() {
      return [join(__dirname, 'client/loading.css')];
    },

    injectHtmlTags() {
      const loader = bundleLoader(resolve(siteDir, head), siteConfig.baseUrl, announcementBar?.id);
      const controls = bundleScript({entry: resolve(siteDir, end)});
      return {
        headTags: [{tagName: 'script', innerHTML: loader}],
        postBodyTags: [{tagName: 'script', innerHTML: controls}],
      };
    },
  };
}

export default definePlugin(pluginLoader);
