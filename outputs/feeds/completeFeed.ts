import {escapeXml} from '../../text/escapeXml';

export interface FeedFacts {
  url: string;
  language: string;
}

interface JsonItem {
  author?: object;
  [field: string]: unknown;
}

/** Adds attributes to the element at the beginning of a feed, and an element to its content. */
function complete(text: string, beginning: RegExp, attributes: string, element: string): string {
  if (!beginning.test(text))
    throw new Error(`No ${String(beginning)} in the feed that Docusaurus has written`);
  return text.replace(beginning, (_, tag: string, end: string) => `${tag} ${attributes}${end}\n${element}`);
}

function completeRss(text: string, {url}: FeedFacts): string {
  const self = `        <atom:link href="${escapeXml(url)}" rel="self" type="application/rss+xml"/>`;
  return complete(text, /(<rss\b[^>]*)(>\s*<channel>)/, 'xmlns:atom="http://www.w3.org/2005/Atom"', self);
}

function completeAtom(text: string, {url, language}: FeedFacts): string {
  const self = `    <link rel="self" type="application/atom+xml" href="${escapeXml(url)}"/>`;
  return complete(text, /(<feed\b[^>]*)(>)/, `xml:lang="${escapeXml(language)}"`, self);
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

export const FEED_COMPLETIONS: Readonly<Record<string, (text: string, facts: FeedFacts) => string>> = {
  'rss.xml': completeRss,
  'atom.xml': completeAtom,
  'feed.json': completeJson,
};
