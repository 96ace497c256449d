import type {FeedOptions} from '@docusaurus/plugin-content-blog';

import {cleanFeedHtml} from './cleanFeedHtml';

type CreateFeedItems = NonNullable<FeedOptions['createFeedItems']>;

/** Adapts Docusaurus' feed items, whose content comes from the built pages, to feed readers. */
const createFeedItems: CreateFeedItems = async ({defaultCreateFeedItems, ...params}) => {
  const items = await defaultCreateFeedItems(params);
  return items.map((item) => ({
    ...item,
    // Otherwise the Atom and JSON feeds only say when a post was changed.
    published: item.date,
    content: cleanFeedHtml(item.content ?? ''),
  }));
};

export default createFeedItems;
