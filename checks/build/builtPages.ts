import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import * as cheerio from 'cheerio/slim';
import {Globby} from '@docusaurus/utils';

export interface BuiltPage {
  /** Path relative to the site's folder. */
  file: string;
  /** URL path that follows from the location of the file, without trailing slash. */
  address: string;
  /** Path of the canonical link, with its trailing slash if it has one; `undefined` if the page has no such link. */
  canonical: string | undefined;
}

function readCanonical(html: string): string | undefined {
  const head = html.slice(0, html.search(/<body[\s>]/i));
  const href = cheerio
    .load(head, {xml: {xmlMode: false}})('link[rel="canonical"]')
    .attr('href');
  return href === undefined ? undefined : new URL(href, 'https://relative.invalid').pathname;
}

/** Lists the pages of a finished build, sorted by URL. The not-found page has no URL of its own and is left out. */
export async function readBuiltPages(siteDir: string): Promise<BuiltPage[]> {
  const files = await Globby('build/**/index.html', {cwd: siteDir});
  return files
    .filter((file) => file !== 'build/404/index.html')
    .map((file) => ({
      file,
      address: file.replace(/^build/, '').replace(/\/index\.html$/, '') || '/',
      canonical: readCanonical(readFileSync(join(siteDir, file), 'utf8')),
    }))
    .sort((a, b) => a.address.localeCompare(b.address, 'en'));
}
