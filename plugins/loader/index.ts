import {join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/theme-common';

import {createLoader} from './createLoader';

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

export {PAGE_TEMPLATE} from './template';
