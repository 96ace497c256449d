import type {LoadContext, Plugin} from '@docusaurus/types';

import {emitFiles} from '../emitFiles';
import {createTool} from './createTool';
import {createWorker} from './createWorker';

/** Checks manifests that readers paste, in a worker. See README.md. */
export default function pluginManifestCheck({siteDir, baseUrl}: LoadContext): Plugin {
  const {path, text} = createWorker(baseUrl);
  return {
    // Part of the path under which the tool imports its data: @generated/manifest-check/default/tool.json
    name: 'manifest-check',

    async contentLoaded({actions}) {
      await actions.createData('tool.json', JSON.stringify(createTool(siteDir, baseUrl + path)));
    },

    ...emitFiles(() => ({[path]: text})),
  };
}
