import {join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {ManifestPlugin} from './ManifestPlugin';
import {buildSplitChunks} from './splitChunks';

/** The theme's module that adds a highlighter to every page. Code is already coloured at build time. */
const HIGHLIGHTER = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages.js');

/** Makes the production scripts small and their tasks short. The development server uses Docusaurus' own bundles. */
export default function pluginBundle({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'bundle',

    configureWebpack(_config, isServer) {
      const resolve = {alias: {[HIGHLIGHTER]: join(__dirname, 'client/noHighlighter.ts')}};
      if (isServer || process.env.NODE_ENV !== 'production') return {resolve};
      return {
        resolve,
        entry: join(__dirname, '../entry.ts'),
        plugins: [new ManifestPlugin(join(generatedFilesDir, 'client-manifest.json'))],
        optimization: {
          runtimeChunk: false,
          // The registry of the page's parts has the names anyway: numeric ids would need another map to names.
          chunkIds: 'named',
          splitChunks: buildSplitChunks(siteDir),
        },
      };
    },
  };
}
