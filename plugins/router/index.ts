import {join} from 'node:path';

import type {Plugin} from '@docusaurus/types';

const CLIENT = join(__dirname, 'client');

/** Requests of the client modules, and of one package, that are replaced by modules of the same name in `client/`. */
const REPLACED = {
  BaseUrlIssueBanner: /^\.\/BaseUrlIssueBanner$/,
  PendingNavigation: /^\.\/PendingNavigation$/,
  docusaurus: /^\.\/docusaurus$/,
  normalizeLocation: /^\.\/normalizeLocation$/,
  preload: /^\.\/preload$/,
  reactRouterConfig: /^react-router-config$/,
};

/** Gives each page one path, repairs other spellings of it, and keeps the old page until the next one has loaded. */
export default function pluginRouter(): Plugin {
  return {
    name: 'router',

    getClientModules() {
      return [join(CLIENT, 'repairAddress.ts')];
    },

    // On the server too, because both must render the same.
    configureWebpack(_config, _isServer, {currentBundler: {instance: bundler}}) {
      const plugins = Object.entries(REPLACED).map(
        ([name, request]) => new bundler.NormalModuleReplacementPlugin(request, join(CLIENT, `${name}.ts`)),
      );
      return {plugins};
    },
  };
}
