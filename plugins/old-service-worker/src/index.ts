import {validateOptions} from './options';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {createWorker} from './createWorker';
import type {PluginOptions} from './options';
import {writeWorkers} from './writeWorkers';

/** Ends service workers of sites that stood on this host before, which would answer from their caches for ever. */
export default function pluginOldServiceWorker(_context: LoadContext, {paths}: PluginOptions): Plugin {
  return {
    name: 'old-service-worker',

    async postBuild({outDir}) {
      await writeWorkers(outDir, paths, createWorker());
    },
  };
}

pluginOldServiceWorker.validateOptions = validateOptions;
