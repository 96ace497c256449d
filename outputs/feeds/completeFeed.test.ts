import {parseAtomFeed, parseJsonFeed, parseRssFeed} from 'feedsmith';
import {expect, it} from 'vitest';

import {FEED_COMPLETIONS} from './completeFeed';

const DECLARATION = '<?xml version="1.0" encoding="utf-8"?>';
/** Text of a post that looks like the feed around it and must not be mistaken for it. */
const TITLE = '<title><![CDATA[<rss version="2.0"> <channel> <feed x>]]></title>';
const RSS = `${DECLARATION}
<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/">
    <channel>
        <language>en</language>
        <item>${TITLE}<link>https://host.example/blog/post</link></item>
    </channel>
</rss>`;
const ATOM = `${DECLARATION}
<feed xmlns="http://www.w3.org/2005/Atom">
    <id>https://host.example/blog</id>
    <entry>${TITLE}<id>https://host.example/blog/post</id></entry>
</feed>`;
const JSON_FEED = JSON.stringify({
  version: 'https://jsonfeed.org/version/1',
  title: 'Blog',
  items: [{id: 'https://host.example/blog/post', content_html: '', author: {name: 'Team'}}, {id: 'b'}],
});

const complete = (file: string, text: string) =>
  FEED_COMPLETIONS[file]?.(text, {url: `https://host.example/a&b/${file}`, language: 'en'}) ?? '';

it('adds to RSS a link to itself, with its namespace', () => {
  const {language, atom, items} = parseRssFeed(complete('rss.xml', RSS));
  expect(language).toBe('en');
  expect(atom?.links).toEqual([
    {href: 'https://host.example/a&b/rss.xml', rel: 'self', type: 'application/rss+xml'},
  ]);
  expect(items).toEqual(parseRssFeed(RSS).items);
});

it('adds to Atom its language and a link to itself', () => {
  const {xml, links, entries} = parseAtomFeed(complete('atom.xml', ATOM));
  expect(xml?.lang).toBe('en');
  const self = {href: 'https://host.example/a&b/atom.xml', rel: 'self', type: 'application/atom+xml'};
  expect(links).toContainEqual(self);
  expect(entries).toEqual(parseAtomFeed(ATOM).entries);
});

it('upgrades JSON to the version of the format that has a language', () => {
  const {language, feed_url, items} = parseJsonFeed(complete('feed.json', JSON_FEED));
  expect({language, feed_url}).toEqual({language: 'en', feed_url: 'https://host.example/a&b/feed.json'});
  expect(items?.[0]?.authors).toEqual([{name: 'Team'}]);
});

it('fails if what Docusaurus writes is no such feed', () => {
  expect(() => complete('atom.xml', '<rss/>')).toThrow('in the feed that Docusaurus has written');
});
