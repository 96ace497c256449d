import type {LoadContext, Plugin} from '@docusaurus/types';

import {AnyFolderPlugin} from './AnyFolderPlugin';

/** Lets the site be built in any folder, with the same bytes. See README.md. */
export default function pluginAnyFolder({siteDir}: LoadContext): Plugin {
  return {
    name: 'any-folder',

    configureWebpack(_config, _isServer, {currentBundler}) {
      return {plugins: [new AnyFolderPlugin(currentBundler.instance, siteDir)]};
    },
  };
}
