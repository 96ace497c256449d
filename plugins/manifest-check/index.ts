import type {LoadContext, Plugin} from '@docusaurus/types';

import {createAssetsPlugin} from '../createAssetsPlugin';
import {createWorker} from './createWorker';

/** Checks manifests that readers paste, in a worker. See README.md. */
export default function pluginManifestCheck({baseUrl}: LoadContext): Plugin {
  const {path, text} = createWorker(baseUrl);
  return {
    // Part of the path under which a page imports the URL: @generated/manifest-check/default/worker.json
    name: 'manifest-check',

    async contentLoaded({actions}) {
      await actions.createData('worker.json', JSON.stringify({url: baseUrl + path}));
    },

    configureWebpack(_config, isServer, {currentBundler}) {
      return isServer ? {} : {plugins: [createAssetsPlugin(currentBundler.instance, () => ({[path]: text}))]};
    },
  };
}
