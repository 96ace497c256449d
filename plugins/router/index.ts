import {join} from 'node:path';

import type {Plugin} from '@docusaurus/types';

const CLIENT = join(__dirname, 'client');

/** Docusaurus' modules of the client that others replace, by their requests; and a package that shows the routes. */
const REPLACED = {
  BaseUrlIssueBanner: /^\.\/BaseUrlIssueBanner$/,
  PendingNavigation: /^\.\/PendingNavigation$/,
  docusaurus: /^\.\/docusaurus$/,
  normalizeLocation: /^\.\/normalizeLocation$/,
  preload: /^\.\/preload$/,
  reactRouterConfig: /^react-router-config$/,
};

/** Gives each page one path, repairs other spellings of it, and keeps the old page until the next one is there. */
export default function pluginRouter(): Plugin {
  return {
    name: 'router',

    getClientModules() {
      return [join(CLIENT, 'repairAddress.ts')];
    },

    // On the server too: both must render the same.
    configureWebpack(_config, _isServer, {currentBundler: {instance: bundler}}) {
      const plugins = Object.entries(REPLACED).map(
        ([name, request]) => new bundler.NormalModuleReplacementPlugin(request, join(CLIENT, `${name}.ts`)),
      );
      return {plugins};
    },
  };
}
