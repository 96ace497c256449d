import type {Plugin} from '@docusaurus/types';

import {buildCacheGroups} from './parts';
import {ShrinkSheetsPlugin} from './ShrinkSheetsPlugin';

/** Creates small style sheets: one for all pages and one for each part of the site, without unused rules. */
export default function pluginStyleSheet(): Plugin {
  return {
    name: 'style-sheet',

    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) return {};
      // The development server keeps all rules, because a change may need any of them.
      const isBuild = process.env.NODE_ENV === 'production';
      return {
        optimization: {splitChunks: {cacheGroups: buildCacheGroups()}},
        plugins: isBuild ? [new ShrinkSheetsPlugin(currentBundler.instance)] : [],
      };
    },

    configurePostCss(options) {
      // Lightning CSS adds the prefixes that the browsers of package.json need. PostCSS would add them before it.
      return {...options, plugins: []};
    },
  };
}
