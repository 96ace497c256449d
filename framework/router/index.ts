import {join} from 'node:path';

import type {Plugin} from '@docusaurus/types';

const CLIENT = join(__dirname, 'client');

/** Gives each page one path, and repairs other spellings of it. */
export default function pluginRouter(): Plugin {
  return {
    name: 'router',

    getClientModules() {
      return [join(CLIENT, 'repairAddress.ts')];
    },

    // On the server too, because both must render the same.
    configureWebpack() {
      return {resolve: {alias: {'react-router-config$': join(CLIENT, 'reactRouterConfig.ts')}}};
    },
  };
}
