import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {emitFiles} from '../../framework/emitFiles';
import {bundleComponentFrame, bundleFrame} from './bundleFrame';
import {COMPONENT_FRAME_PATH, FRAME_PATH} from './protocol';

const bundleFrames = () => ({[FRAME_PATH]: bundleFrame(), [COMPONENT_FRAME_PATH]: bundleComponentFrame()});

/** Live code blocks: code that readers change and run, in a frame that can reach nothing. */
export default function pluginLiveCode({siteConfig}: LoadContext): Plugin {
  return {
    // Part of the path under which the editor imports the colours: @generated/live-code/default/theme.json
    name: 'live-code',

    async contentLoaded({actions}) {
      // Only the editor needs the code colours: as part of the configuration, every page would load them.
      const {prism} = siteConfig.themeConfig as ThemeConfig;
      await actions.createData('theme.json', JSON.stringify(prism.theme));
    },

    ...emitFiles(bundleFrames),
  };
}
