import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {collectPages} from './build/collectPages';
import {createRecords} from './build/createRecords';
import {createSearchFiles, type SearchFile} from './build/createSearchFiles';
import {createSearchMiddleware} from './build/createSearchMiddleware';
import {PLUGIN_NAME} from './core/globalData';
import type {PluginOptions} from './options';

/** Full-text search without a server: an index made at build time, searched in the browser. */
export default function pluginLocalSearch(context: LoadContext, options: PluginOptions): Plugin {
  const {siteDir, siteConfig, baseUrl, i18n} = context;
  let files: SearchFile[] = [];

  return {
    name: PLUGIN_NAME,

    getThemePath() {
      return path.join(__dirname, 'theme');
    },

    getTypeScriptThemePath() {
      return path.join(__dirname, 'theme');
    },

    async allContentLoaded({allContent, actions}) {
      const pages = collectPages(allContent, {
        siteDir,
        baseUrl,
        trailingSlash: siteConfig.trailingSlash,
      });
      const records = await createRecords(pages, {
        siteDir,
        parseFrontMatter: siteConfig.markdown.parseFrontMatter,
        format: siteConfig.markdown.format,
        remarkPlugins: options.remarkPlugins,
        categoryCount: options.indexDocSidebarParentCategories,
      });
      const result = createSearchFiles(records, i18n.currentLocale, options);
      files = result.files;
      actions.setGlobalData(result.globalData);
    },

    configureWebpack() {
      // Docusaurus merges it into the configuration of `docusaurus start`; webpack's own type does not have it.
      const config: {mergeStrategy?: never; devServer: unknown} = {
        devServer: createSearchMiddleware(baseUrl, () => files),
      };
      return config;
    },

    async postBuild({outDir}) {
      for (const {name, text} of files) await writeFile(path.join(outDir, name), text);
    },
  };
}

export {validateOptions} from './options';
