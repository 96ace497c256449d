import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {placeRedirects} from './placeRedirects';
import {secureBuild} from './secureBuild';

export default function pluginSiteSecurity({baseUrl}: LoadContext): Plugin {
  return {
    name: 'security',

    getClientModules() {
      return [path.join(__dirname, 'client/trustConfiguration.ts')];
    },

    async postBuild({outDir}) {
      await secureBuild(outDir, baseUrl);
      await placeRedirects(outDir, baseUrl);
    },
  };
}
