import type {LoadContext, Plugin} from '@docusaurus/types';

import {createBundlerConfig} from './createBundlerConfig';

/** Makes the scripts of the finished site small and their tasks short. The development server has Docusaurus' own. */
export default function pluginBundle({siteDir, siteConfig, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'bundle',

    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      return createBundlerConfig({
        bundler: currentBundler.instance,
        config,
        siteDir,
        siteConfig,
        generatedFilesDir,
      });
    },
  };
}
