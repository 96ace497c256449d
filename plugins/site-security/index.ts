import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {placeRedirects} from './placeRedirects';
import {secureBuild} from './secureBuild';

/** Gives pages a content security policy that allows what they consist of, and nothing else. */
export default function pluginSiteSecurity({baseUrl}: LoadContext): Plugin {
  return {
    name: 'site-security',

    getClientModules() {
      return [path.join(__dirname, 'client/trustConfiguration.ts')];
    },

    async postBuild({outDir}) {
      await secureBuild(outDir, baseUrl);
      await placeRedirects(outDir, baseUrl);
    },
  };
}
