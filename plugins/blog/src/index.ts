import pluginContentBlog, {type BlogContent, type PluginOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {withoutAuthorsPage} from './withoutAuthorsPage';

/** The blog of Docusaurus without the page of authors. */
export default async function pluginBlog(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const plugin = await pluginContentBlog(context, options);
  return {
    ...plugin,
    async contentLoaded({content, actions}) {
      await plugin.contentLoaded?.({content, actions: withoutAuthorsPage(actions, options)});
    },
  };
}

// The types of the package do not name it.
export {validateOptions} from '@docusaurus/plugin-content-blog/lib/options.js';
