import type {CheerioAPI} from 'cheerio';
// The parser of the other entrance takes four times as long, to repair HTML as browsers do.
import {load} from 'cheerio/slim';

import {readPageHtml} from '../buildPages';

/** Parts of pages that were parsed already: all files that a process tests share this module. */
const parts = new Map<string, CheerioAPI>();

function parsePart(path: string, start: string, end?: string): CheerioAPI {
  const key = `${start} ${path}`;
  let $ = parts.get(key);
  if (!$) {
    const html = readPageHtml(path);
    $ = load(html.slice(html.indexOf(start), end === undefined ? undefined : html.indexOf(end)));
    parts.set(key, $);
  }
  return $;
}

/** Parses the head of a page: parsing all of it takes ten times as long. Do not change the result. */
export const parseHead = (path: string): CheerioAPI => parsePart(path, '<!doctype', '<body');

/** Parses what a page shows. Do not change the result. */
export const parseBody = (path: string): CheerioAPI => parsePart(path, '<body');

/** The values of an attribute of all elements of a page that match. */
export function readAttributes(path: string, selector: string, name: string): (string | undefined)[] {
  const $ = parseBody(path);
  return $(selector)
    .toArray()
    .map((element) => $(element).attr(name));
}
