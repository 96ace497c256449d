import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';

import {describe, expect, it} from 'vitest';

import {readBuiltFile, readHtmlPaths, readPageFiles, readPageHtml, readPageScripts} from '../buildPages';

/**
 * All budgets except those in bytes: kilobytes (1,000 bytes) after gzip. They are what the site needed when they were set, plus 2. A page's
 * text is also in its script, because another page may link to it without loading its HTML; and the code that
 * documentation or blog pages share adds 5 to 10 to the scripts of the landing page.
 */
const PAGES = [
  {path: '/', before: 43, scripts: 158},
  {path: '/docs/scbctl/installation', before: 38, scripts: 168},
  {path: '/docs/getting-started/installation', before: 48, scripts: 181},
  {path: '/docs/scanners/nmap', before: 45.5, scripts: 178},
  {path: '/docs/scanners', before: 50, scripts: 185},
  {path: '/docs/hooks/cascading-scans', before: 46, scripts: 179},
  {path: '/docs/api/crds/scan', before: 51, scripts: 183.5},
  {path: '/blog', before: 42, scripts: 173.5},
  {path: '/blog/2024/06/28/helm-chart-oci-registry-migration', before: 39, scripts: 163},
];

const BUDGETS = {
  /** Any other page, before the first interaction: HTML with its inline scripts, style sheets, images. */
  heaviest: 63,
  /**
   * The main script, and what each page of the site adds to it: its route, its chunks and their hashes, its place in the
   * list of documents. The router needs them to resolve links.
   */
  main: 20,
  mainPerPage: 0.075,
  /** Number of pages when the budgets of `PAGES` were set: they grow with the main script, by what pages add to it. */
  pages: 199,
  /** The texts that the search shows, for each page. */
  contentPerPage: 1.96,
};

/** Budget for the rare words and those of readers, which are fetched after the first result. */
const SUPPLEMENT_BUDGET = 112;

/**
 * Maximum bytes that a page on which nobody searches has for it, besides the loader (`bundleLoader.test.ts`): URLs and
 * labels in its HTML, rules in its style sheets.
 */
const UNUSED_BUDGET = {html: 150, styles: 450};
const OWN_HTML = /<meta name=search-files[^>]*>| data-labels=[^ >]+/g;
const OWN_RULES = /[^{}]*\[data-(?:modal|search-panel)[^{}]*\{[^{}]*\}/g;

/** A property of nearly every grammar of Prism, and of nothing else that the site loads. */
const HIGHLIGHTER = 'lookbehind:';
/** What only polyfills and helpers for old browsers contain: texts, because minifiers replace names. */
const OLD_HELPERS =
  /Cannot call a class as a function|Invalid attempt to|zloirock\/core-js|regeneratorRuntime/;

const FOLDER = 'assets/js';
const scripts = readdirSync(join('build', FOLDER)).filter((file) => file.endsWith('.js'));
const readScript = (file: string) => readBuiltFile(join(FOLDER, file)).toString();

function measure(content: Buffer | string): number {
  return gzipSync(content, {level: 9}).length / 1000;
}

const sizes = new Map<string, number>();

function measureFiles(files: readonly string[]): number {
  for (const file of files) if (!sizes.has(file)) sizes.set(file, measure(readBuiltFile(file)));
  return files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
}

const measurePage = (path: string) => measure(readPageHtml(path)) + measureFiles(readPageFiles(path));

/** How many bytes smaller a text is, after gzip, without what matches. */
function measurePart(text: string, part: RegExp): number {
  const rest = text.replace(part, '');
  expect(rest).not.toBe(text);
  return 1000 * (measure(text) - measure(rest));
}

describe('Weight of the files', () => {
  it.each(PAGES)('$path stays within its budget', ({path, ...budget}) => {
    const [before, after] = [measurePage(path), measureFiles(readPageScripts(path))];
    console.log(`${path}: before the touch ${before.toFixed(1)} KB, scripts ${after.toFixed(1)} KB`);
    expect.soft(before).toBeLessThanOrEqual(budget.before);
    const growth = BUDGETS.mainPerPage * (readHtmlPaths().length - BUDGETS.pages);
    expect.soft(after).toBeLessThanOrEqual(budget.scripts + growth);
    expect(after).toBeGreaterThan(0);
  });

  it('no page is heavier than the heaviest may be', () => {
    expect(readHtmlPaths().filter((path) => measurePage(path) > BUDGETS.heaviest)).toEqual([]);
    expect(sizes.size).toBeGreaterThan(0);
  });

  it('the main script grows little with the site', () => {
    const main = scripts.find((file) => file.startsWith('main.')) ?? '';
    const budget = BUDGETS.main + BUDGETS.mainPerPage * readHtmlPaths().length;
    expect(measure(readScript(main))).toBeLessThanOrEqual(budget);
  });

  it('no script contains code for old browsers', () => {
    const old = scripts.filter((file) => OLD_HELPERS.test(readScript(file)));
    expect(old).toEqual([]);
  });

  it('no script contains the highlighter', () => {
    expect(scripts.filter((file) => readScript(file).includes(HIGHLIGHTER))).toEqual([]);
  });

  it('a page on which nobody searches has little for it', () => {
    const html = readPageHtml('/blog/tags');
    const sheet = /href=(\/assets\/css\/styles\.\w+\.css)/.exec(html)?.[1] ?? '';
    const bytes = {
      html: measurePart(html, OWN_HTML),
      styles: measurePart(readBuiltFile(sheet).toString(), OWN_RULES),
    };
    console.log(`search, unused: HTML ${bytes.html} bytes, styles ${bytes.styles} bytes`);
    expect.soft(bytes.html).toBeLessThanOrEqual(UNUSED_BUDGET.html);
    expect.soft(bytes.styles).toBeLessThanOrEqual(UNUSED_BUDGET.styles);
  });

  it.each([
    ['supplement', SUPPLEMENT_BUDGET],
    ['content', BUDGETS.contentPerPage * readHtmlPaths().length],
  ])('the %s of the search stays within its budget', (part, budget) => {
    expect(measure(readBuiltFile(`search-${part}-en.json`))).toBeLessThanOrEqual(budget);
  });
});
