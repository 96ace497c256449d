import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {createComponentFrame, createFrame} from './createFrame';
import {createFrameMiddleware} from './createFrameMiddleware';
import {COMPONENT_FRAME_PATH, FRAME_PATH} from './framePath';

/** The pages that run code, by their paths. */
const FRAMES = {[FRAME_PATH]: createFrame, [COMPONENT_FRAME_PATH]: createComponentFrame};

/** Live code blocks: code that readers change and run, in a frame that can reach nothing. */
export default function pluginLiveCode({baseUrl, siteConfig}: LoadContext): Plugin {
  return {
    // Part of the path under which the editor imports the colours: @generated/live-code/default/theme.json
    name: 'live-code',

    getThemePath() {
      return path.join(__dirname, 'theme');
    },

    getTypeScriptThemePath() {
      return path.join(__dirname, 'theme');
    },

    async contentLoaded({actions}) {
      // Only the editor needs them: in the configuration, every page would load them.
      const {prism} = siteConfig.themeConfig as ThemeConfig;
      await actions.createData('theme.json', JSON.stringify(prism.theme));
    },

    configureWebpack() {
      // Docusaurus merges it into the configuration of `docusaurus start`; webpack's own type does not have it.
      const config: {mergeStrategy?: never; devServer: unknown} = {
        devServer: createFrameMiddleware(baseUrl, FRAMES),
      };
      return config;
    },

    async postBuild({outDir}) {
      for (const [framePath, create] of Object.entries(FRAMES)) {
        const file = path.join(outDir, framePath);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, create());
      }
    },
  };
}
