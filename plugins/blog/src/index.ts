import pluginContentBlog, {type BlogContent, type PluginOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';

import createFeedItems from './createFeedItems';
import {withoutAuthorsPage} from './withoutAuthorsPage';

/** The blog of Docusaurus without the page of authors, and with feeds that need nothing of the site. */
export default async function pluginBlog(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const feedOptions = {...options.feedOptions, createFeedItems};
  const plugin = await pluginContentBlog(context, {...options, feedOptions});
  return {
    ...plugin,
    async contentLoaded({content, actions}) {
      await plugin.contentLoaded?.({content, actions: withoutAuthorsPage(actions, options)});
    },
  };
}

// The types of the package do not name it.
export {validateOptions} from '@docusaurus/plugin-content-blog/lib/options.js';
