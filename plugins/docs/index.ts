import pluginContentDocs, {
  validateOptions,
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {definePlugin} from '../definePlugin';
import {withSmallSidebar} from './withSmallSidebar';

/** Docusaurus' documentation plugin with sidebar data reduced to what the sidebar shows. */
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
