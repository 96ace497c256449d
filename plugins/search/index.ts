import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {definePlugin} from '../definePlugin';
import {createAssetsPlugin} from '../createAssetsPlugin';
import {collectPages} from '../../search/build/collectPages';
import {createRecords} from '../../search/build/createRecords';
import {createSearchFiles} from '../../search/build/createSearchFiles';
import {PLUGIN_NAME} from '../../search/core/globalData';
import {validateOptions, type PluginOptions} from '../../search/options';

/** Full-text search without a server: the index is built with the site and searched in the browser. */
function pluginLocalSearch(context: LoadContext, options: PluginOptions): Plugin {
  const {siteDir, i18n} = context;
  const {id: _id, remarkPlugins, indexDocSidebarParentCategories, analyticsEndpoint, ...settings} = options;
  let files: Record<string, string> = {};

  return {
    name: PLUGIN_NAME,

    getThemePath() {
      return path.join(__dirname, '../../search/panel');
    },

    async allContentLoaded({allContent, actions}) {
      const records = await createRecords(collectPages(allContent, siteDir), {
        siteDir,
        remarkPlugins,
        categoryCount: indexDocSidebarParentCategories,
      });
      const result = createSearchFiles(records, i18n.currentLocale, settings, analyticsEndpoint);
      files = result.files;
      actions.setGlobalData(result.globalData);
    },

    configureWebpack(_config, isServer, {currentBundler}) {
      return isServer ? {} : {plugins: [createAssetsPlugin(currentBundler.instance, () => files)]};
    },
  };
}

export default definePlugin(pluginLocalSearch, validateOptions);
