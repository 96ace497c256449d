import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

import {normalizeUrl} from '@docusaurus/utils';
import pluginContentBlog, {
  validateOptions,
  type BlogContent,
  type FeedOptions,
  type PluginOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {definePlugin} from '../../framework/definePlugin';
import {cleanFeedHtml} from './cleanFeedHtml';
import {FEED_COMPLETIONS} from './completeFeed';

/** Adapts Docusaurus' feed items, whose content comes from the built pages, to feed readers. */
const createFeedItems: NonNullable<FeedOptions['createFeedItems']> = async ({
  defaultCreateFeedItems,
  ...params
}) => {
  const items = await defaultCreateFeedItems(params);
  return items.map((item) => ({
    ...item,
    // Otherwise the Atom and JSON feeds only say when a post was changed.
    published: item.date,
    content: cleanFeedHtml(item.content ?? ''),
  }));
};

async function completeFeeds(
  {outDir, siteConfig, i18n}: LoadContext,
  {routeBasePath, feedOptions}: PluginOptions,
): Promise<void> {
  const language = feedOptions.language ?? i18n.currentLocale;
  for (const [name, complete] of Object.entries(FEED_COMPLETIONS)) {
    const file = join(outDir, routeBasePath, name);
    const url = normalizeUrl([siteConfig.url, siteConfig.baseUrl, routeBasePath, name]);
    await writeFile(file, complete(await readFile(file, 'utf8'), {url, language}));
  }
}

/** Docusaurus' blog without the authors page, and with feeds that need nothing from the site. */
async function pluginBlog(context: LoadContext, options: PluginOptions): Promise<Plugin<BlogContent>> {
  const feedOptions = {...options.feedOptions, createFeedItems};
  const plugin = await pluginContentBlog(context, {...options, feedOptions});
  const authorsPage = normalizeUrl([context.baseUrl, options.routeBasePath, options.authorsBasePath]);
  return {
    ...plugin,
    async contentLoaded({content, actions}) {
      const addRoute: typeof actions.addRoute = (route) => {
        // Docusaurus adds it whenever the authors file has an entry, and has no option to leave it out.
        if (route.path !== authorsPage) actions.addRoute(route);
      };
      await plugin.contentLoaded?.({content, actions: {...actions, addRoute}});
    },
    async postBuild(props) {
      await plugin.postBuild?.(props);
      await completeFeeds(context, options);
    },
  };
}

export default definePlugin(pluginBlog, validateOptions);
