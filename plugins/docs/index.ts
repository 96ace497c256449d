import pluginContentDocs, {type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
// The types of the package do not name it.
import {validateOptions} from '@docusaurus/plugin-content-docs/lib/options.js';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {definePlugin} from '../definePlugin';
import {withSmallSidebar} from './withSmallSidebar';

/** The documentation of Docusaurus, with a sidebar that brings no more to each page than it shows. */
async function pluginDocs(context: LoadContext, options: PluginOptions): Promise<Plugin<LoadedContent>> {
  const plugin = await pluginContentDocs(context, options);
  return {
    ...plugin,
    async contentLoaded({content, actions}) {
      await plugin.contentLoaded?.({content, actions: withSmallSidebar(actions)});
    },
  };
}

export default definePlugin(pluginDocs, validateOptions);
