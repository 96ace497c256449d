import {escapeXml} from '../../text/escapeXml';

export interface FeedFacts {
  url: string;
  language: string;
}

interface JsonItem {
  author?: object;
  [field: string]: unknown;
}

function insertBehind(text: string, place: RegExp, addition: string): string {
  if (!place.test(text)) throw new Error(`No ${String(place)} in the feed that Docusaurus has written`);
  return text.replace(place, (found) => found + addition);
}

function completeRss(text: string, {url}: FeedFacts): string {
  const withNamespace = insertBehind(text, /<rss\b[^>]*/, ' xmlns:atom="http://www.w3.org/2005/Atom"');
  const self = `\n        <atom:link href="${escapeXml(url)}" rel="self" type="application/rss+xml"/>`;
  return insertBehind(withNamespace, /<channel>/, self);
}

function completeAtom(text: string, {url, language}: FeedFacts): string {
  const withLanguage = insertBehind(text, /<feed\b[^>]*/, ` xml:lang="${escapeXml(language)}"`);
  return insertBehind(
    withLanguage,
    /<feed\b[^>]*>/,
    `\n    <link rel="self" type="application/atom+xml" href="${escapeXml(url)}"/>`,
  );
}

/** Upgrades to version 1.1, the first with a language; it has a list of authors instead of one author. */
function completeJson(text: string, {url, language}: FeedFacts): string {
  const {items, ...feed} = JSON.parse(text) as {items: JsonItem[]};
  const completed = {
    ...feed,
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: url,
    language,
    items: items.map(({author, ...item}) => (author ? {...item, authors: [author]} : item)),
  };
  return JSON.stringify(completed, null, 4);
}

/** The functions that complete the feeds that Docusaurus writes, by file name. */
export const FEED_COMPLETIONS: Readonly<Record<string, (text: string, facts: FeedFacts) => string>> = {
  'rss.xml': completeRss,
  'atom.xml': completeAtom,
  'feed.json': completeJson,
};
