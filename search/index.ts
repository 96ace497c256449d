import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {SEARCH_META} from '../browser/protocol';
import {definePlugin} from '../framework/definePlugin';
import {emitFiles} from '../framework/emitFiles';
import {collectPages} from './build/collectPages';
import {buildRecords} from './build/buildRecords';
import {buildSearchFiles} from './build/buildSearchFiles';
import {PLUGIN_NAME} from './core/settings';
import {validateOptions, type PluginOptions} from './options';
import {bundleScripts} from './bundleScripts';

/** Full-text search without a server: the index is built with the site and searched in the browser. */
function pluginLocalSearch(context: LoadContext, options: PluginOptions): Plugin {
  const {siteDir, baseUrl, i18n, codeTranslations} = context;
  const {
    id: _id,
    remarkPlugins,
    ignoredHeadings,
    phrases,
    indexDocSidebarParentCategories,
    analyticsEndpoint,
    ...settings
  } = options;
  let files: Record<string, string> = {};
  let urls: string[] = [];

  return {
    name: PLUGIN_NAME,

    getThemePath() {
      return path.join(__dirname, 'theme');
    },

    getClientModules() {
      return [path.join(__dirname, 'opener/opener.css')];
    },

    // Docusaurus also extracts the texts to translate from these.
    getPathsToWatch() {
      return [path.join(__dirname, 'panel/**/*.{css,ts}'), ...(phrases ? [path.join(siteDir, phrases)] : [])];
    },

    async allContentLoaded({allContent, actions}) {
      const records = await buildRecords(collectPages(allContent, siteDir), {
        siteDir,
        remarkPlugins,
        categoryCount: indexDocSidebarParentCategories,
        ignoredHeadings,
        phrases,
        baseUrl,
      });
      const index = buildSearchFiles(records, i18n.currentLocale, settings, analyticsEndpoint);
      const {globalData} = index;
      const scripts = bundleScripts({
        siteDir,
        configuration: {
          baseUrl,
          supplement: baseUrl + globalData.supplement,
          content: baseUrl + globalData.content,
          settings,
        },
        analyticsEndpoint,
        translations: codeTranslations,
      });
      files = {...index.files, ...scripts.files};
      urls = [scripts.worker, scripts.panel, globalData.index].map((url) => baseUrl + url);
      actions.setGlobalData(globalData);
    },

    injectHtmlTags() {
      return {headTags: [{tagName: 'meta', attributes: {name: SEARCH_META, content: urls.join(' ')}}]};
    },

    ...emitFiles(() => files),
  };
}

export default definePlugin(pluginLocalSearch, validateOptions);
