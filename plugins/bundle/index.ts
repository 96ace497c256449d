import type {LoadContext, Plugin} from '@docusaurus/types';

import {createBundlerConfig} from './createBundlerConfig';

/** Makes the production scripts small and their tasks short. The development server uses Docusaurus' own bundles. */
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
