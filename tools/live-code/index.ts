import type {Plugin} from '@docusaurus/types';

import {emitFiles} from '../../framework/emitFiles';
import {bundleComponentFrame, bundleFrame} from './bundleFrame';
import {COMPONENT_FRAME_PATH, FRAME_PATH} from './protocol';

const bundleFrames = () => ({[FRAME_PATH]: bundleFrame(), [COMPONENT_FRAME_PATH]: bundleComponentFrame()});

/** Live code blocks: code that readers change and run, in a frame that can reach nothing. */
export default function pluginLiveCode(): Plugin {
  return {name: 'live-code', ...emitFiles(bundleFrames)};
}
