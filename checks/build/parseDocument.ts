import * as cheerio from 'cheerio/slim';

export interface BuiltLink {
  /** The URL as written in the file. */
  target: string;
  /** Whether a reader can follow it; other links are loaded by the page, or are for machines. */
  isFollowed: boolean;
  /** Whether it is in the content of a page, and not in navigation, footer or head. */
  isContent: boolean;
}

/** An id that is missing, or that occurs twice. */
export interface IdProblem {
  id: string;
  /** The attribute that names an id that no element has; `undefined` if two elements have this id. */
  attribute?: string;
  /** Whether it is in the content of a page. */
  isContent: boolean;
}

export interface FeedEntry {
  /** URL of the page that the entry is about, `undefined` for links of the feed itself. */
  address: string | undefined;
  links: BuiltLink[];
}

type Attributes = Readonly<Record<string, string>>;

const URL_ATTRIBUTES = ['href', 'xlink:href', 'src', 'poster', 'action', 'formaction', 'cite'];
const SRCSET_ATTRIBUTES = ['srcset', 'imagesrcset'];
const CSS_ATTRIBUTES = /^(?:style|fill|stroke|filter|mask|clip-path|cursor|marker(?:-(?:start|mid|end))?)$/;
const META_ADDRESSES = /^(?:og|twitter):(?:url|image|video|audio)(?::(?:url|secure_url|src))?$/;
const FOLLOWED_ELEMENTS = ['a', 'area', 'form'];

export function collectCssUrls(css: string): string[] {
  const urls = css.matchAll(/url\(\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s)"']+))\s*\)/gi);
  return [...urls].map(({groups}) => groups?.double ?? groups?.single ?? groups?.bare ?? '');
}

/** URLs of a `srcset`: `a.png 1x, b.png 2x`. A comma within a URL is part of it. */
function collectSrcsetUrls(srcset: string): string[] {
  const urls = srcset.matchAll(/(?<url>\S*[^\s,])(?:\s+[\d.]+[wxh])?\s*(?:,|$)/g);
  return [...urls].map(({groups}) => groups?.url ?? '');
}

/** Every string in a JSON document, with its key; none if it is not valid JSON, as what parses it fails as well. */
function listJsonTexts(json: string): {key: string; text: string}[] {
  const texts: {key: string; text: string}[] = [];
  try {
    JSON.parse(json, (key, value: unknown) => {
      if (typeof value === 'string') texts.push({key, text: value});
      return value;
    });
  } catch {
    return [];
  }
  return texts;
}

function isHttpUrl(text: string): boolean {
  return /^https?:\/\/\S+$/.test(text);
}

function collectMetaTargets(attributes: Attributes): string[] {
  const {content = '', property = attributes.name ?? ''} = attributes;
  if (META_ADDRESSES.test(property)) return [content];
  if (attributes['http-equiv']?.toLowerCase() !== 'refresh') return [];
  return [/url=(?<url>.+)$/i.exec(content)?.groups?.url ?? ''];
}

function collectTargets(name: string, attributes: Attributes): string[] {
  const targets = Object.entries(attributes).flatMap(([attribute, value]) => {
    if (URL_ATTRIBUTES.includes(attribute) || (attribute === 'data' && name === 'object')) return [value];
    if (SRCSET_ATTRIBUTES.includes(attribute)) return collectSrcsetUrls(value);
    return CSS_ATTRIBUTES.test(attribute) ? collectCssUrls(value) : [];
  });
  return name === 'meta' ? [...targets, ...collectMetaTargets(attributes)] : targets;
}

function collectRawTextTargets(name: string, type: string | undefined, text: string): string[] {
  if (name === 'style') return collectCssUrls(text);
  if (name !== 'script' || type !== 'application/ld+json') return [];
  return listJsonTexts(text).flatMap((one) => (isHttpUrl(one.text) ? [one.text] : []));
}

/** Attributes that refer to elements of the same document by id, or by several ids separated by spaces. */
const ID_ATTRIBUTES = ['aria-describedby', 'aria-labelledby', 'for'];

/** Lists ids that are referred to but do not exist, and ids that several elements have. */
function collectIdProblems(
  elements: ReturnType<typeof getElements>,
  content: ReadonlySet<unknown>,
): IdProblem[] {
  const ids = new Set<string>();
  const problems: IdProblem[] = [];
  for (const element of elements) {
    const {id} = element.attribs;
    if (!id) continue;
    if (ids.has(id)) problems.push({id, isContent: content.has(element)});
    ids.add(id);
  }
  for (const element of elements) {
    for (const attribute of ID_ATTRIBUTES) {
      const named = (element.attribs[attribute] ?? '').split(/\s+/);
      const missing = named.filter((id) => id !== '' && !ids.has(id));
      problems.push(...missing.map((id) => ({id, attribute, isContent: content.has(element)})));
    }
  }
  return problems;
}

function getElements($: cheerio.CheerioAPI) {
  return $('*')
    .get()
    .filter((node) => 'attribs' in node);
}

/** Parses a built page, a part of one, or an SVG file (with `xml`), whose ids are not checked. */
export function parseDocument(source: string, {xml = false} = {}) {
  const $ = cheerio.load(source, {xml: {xmlMode: xml}});
  const content = new Set($('main *').get());
  const links: BuiltLink[] = [];
  /** Valid fragments: values of `id`, and of `name` on anchors. */
  const anchors = new Set<string>();
  const elements = getElements($);
  for (const element of elements) {
    const {name, attribs} = element;
    if (attribs.id) anchors.add(attribs.id);
    if (name === 'a' && attribs.name) anchors.add(attribs.name);
    const targets = [
      ...collectTargets(name, attribs),
      ...(name === 'style' || name === 'script'
        ? collectRawTextTargets(name, attribs.type, $(element).text())
        : []),
    ];
    const place = {isFollowed: FOLLOWED_ELEMENTS.includes(name), isContent: content.has(element)};
    for (const target of targets) {
      // A form without a URL submits to its own page; a link without one is a mistake.
      if (target.trim() !== '' || name !== 'form') links.push({target: target.trim(), ...place});
    }
  }
  return {
    links,
    anchors,
    idProblems: xml ? [] : collectIdProblems(elements, content),
    canonical: $('link[rel="canonical"]').attr('href'),
  };
}

function parseFragment(html: string): BuiltLink[] {
  return parseDocument(html).links.map((link) => ({...link, isContent: true}));
}

function toFeedLink(target: string): BuiltLink {
  return {target, isFollowed: true, isContent: true};
}

/** Parses an RSS or Atom feed or a sitemap: URLs in elements and attributes, and links in the HTML of the entries. */
export function parseXmlFeed(source: string): FeedEntry[] {
  const $ = cheerio.load(source, {xml: {xmlMode: true}});
  const entries = new Map<unknown, FeedEntry>();
  for (const element of getElements($)) {
    const [owner] = $(element).closest('item, entry').get();
    const entryLink = $(owner).children('link').first();
    const address = owner && (entryLink.attr('href') ?? entryLink.text());
    const entry = entries.get(owner) ?? {address, links: []};
    entries.set(owner, entry);

    entry.links.push(...collectTargets(element.name, element.attribs).map(toFeedLink));
    if ($(element).children().length > 0) continue;
    const text = $(element).text().trim();
    if (isHttpUrl(text)) entry.links.push(toFeedLink(text));
    else if (text.includes('<')) entry.links.push(...parseFragment(text));
  }
  return [...entries.values()];
}

/** Parses a JSON feed: URLs, and links in the HTML of the entries. */
export function parseJsonFeed(source: string): FeedEntry[] {
  const {items = [], ...feed} = JSON.parse(source) as {items?: {url?: string}[]};
  const collect = (value: unknown): BuiltLink[] =>
    listJsonTexts(JSON.stringify(value)).flatMap(({key, text}) => {
      if (key === 'content_html') return parseFragment(text);
      return isHttpUrl(text) ? [toFeedLink(text)] : [];
    });
  return [
    {address: undefined, links: collect(feed)},
    ...items.map((item) => ({address: item.url, links: collect(item)})),
  ];
}
