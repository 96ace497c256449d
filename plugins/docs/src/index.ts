import pluginContentDocs, {type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
import {validateOptions} from '@docusaurus/plugin-content-docs/lib/options.js';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {withSmallSidebar} from './withSmallSidebar';

/** The documentation of Docusaurus, with a sidebar that brings no more to each page than it shows. */
export default async function pluginDocs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await pluginContentDocs(context, options);
  return {
    ...plugin,
    async contentLoaded({content, actions}) {
      await plugin.contentLoaded?.({content, actions: withSmallSidebar(actions)});
    },
  };
}

// The types of the package do not name it.
pluginDocs.validateOptions = validateOptions;
