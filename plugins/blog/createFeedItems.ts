import type {FeedOptions} from '@docusaurus/plugin-content-blog';

import {cleanFeedHtml} from './cleanFeedHtml';

type CreateFeedItems = NonNullable<FeedOptions['createFeedItems']>;

/** Items of the feeds: those of Docusaurus, whose content is cut from the built pages, made fit for readers of feeds. */
const createFeedItems: CreateFeedItems = async ({defaultCreateFeedItems, ...params}) => {
  const items = await defaultCreateFeedItems(params);
  return items.map((item) => ({
    ...item,
    // Otherwise readers of Atom and JSON know only when a post was changed.
    published: item.date,
    content: cleanFeedHtml(item.content ?? ''),
  }));
};

export default createFeedItems;
