import type {LoadContext, Plugin} from '@docusaurus/types';

import {createAssetsPlugin} from '../createAssetsPlugin';
import {createScripts} from './createScripts';

/** Lets readers replace the names in commands and files by their own. See README.md. */
export default function pluginOwnNames({baseUrl}: LoadContext): Plugin {
  const {path, text, starter} = createScripts(baseUrl);
  return {
    name: 'own-names',

    injectHtmlTags() {
      return {postBodyTags: [{tagName: 'script', innerHTML: starter}]};
    },

    configureWebpack(_config, isServer, {currentBundler}) {
      return isServer ? {} : {plugins: [createAssetsPlugin(currentBundler.instance, () => ({[path]: text}))]};
    },
  };
}
