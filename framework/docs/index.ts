import pluginContentDocs, {
  validateOptions,
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {definePlugin} from '../definePlugin';
import {shrinkRoute} from './shrinkRoute';

/** Docusaurus' documentation plugin with sidebar data reduced to what the sidebar shows. */
async function pluginDocs(context: LoadContext, options: PluginOptions): Promise<Plugin<LoadedContent>> {
  const plugin = await pluginContentDocs(context, options);
  return {
    ...plugin,
    async contentLoaded({content, actions}) {
      const addRoute: typeof actions.addRoute = (route) => actions.addRoute(shrinkRoute(route));
      await plugin.contentLoaded?.({content, actions: {...actions, addRoute}});
    },
  };
}

export default definePlugin(pluginDocs, validateOptions);
