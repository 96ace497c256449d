import {join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/theme-common';

import {createBundlerConfig} from './bundler/createBundlerConfig';
import {createLoader} from './createLoader';

/** Lets pages be read without scripts: they start when the reader first touches the page. */
export default function pluginPageLoading({siteConfig, generatedFilesDir}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as ThemeConfig;
  return {
    name: 'page-loading',

    getClientModules() {
      return [join(__dirname, 'client/router/repairAddress.ts'), join(__dirname, 'client/loading.css')];
    },

    configureWebpack(config, isServer, {currentBundler}) {
      return createBundlerConfig({
        bundler: currentBundler.instance,
        config,
        isServer,
        siteConfig,
        generatedFilesDir,
      });
    },

    injectHtmlTags() {
      return {
        headTags: [{tagName: 'script', innerHTML: createLoader(siteConfig.baseUrl, announcementBar?.id)}],
      };
    },
  };
}

export {PAGE_TEMPLATE} from './template';
