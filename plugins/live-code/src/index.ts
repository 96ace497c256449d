import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {createFrame} from './createFrame';
import {createFrameMiddleware} from './createFrameMiddleware';
import {FRAME_PATH} from './framePath';

/** Live code blocks: code that readers change and run, in a frame that can reach nothing. */
export default function pluginLiveCode({baseUrl}: LoadContext): Plugin {
  return {
    name: 'live-code',

    getThemePath() {
      return path.join(__dirname, 'theme');
    },

    getTypeScriptThemePath() {
      return path.join(__dirname, 'theme');
    },

    configureWebpack() {
      // Docusaurus merges it into the configuration of `docusaurus start`; webpack's own type does not have it.
      const config: {mergeStrategy?: never; devServer: unknown} = {
        devServer: createFrameMiddleware(baseUrl + FRAME_PATH, createFrame),
      };
      return config;
    },

    async postBuild({outDir}) {
      const file = path.join(outDir, FRAME_PATH);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, createFrame());
    },
  };
}
