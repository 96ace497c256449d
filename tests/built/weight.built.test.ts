import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';

import {describe, expect, it} from 'vitest';

import {readBuiltFile, readHtmlPaths, readPageHtml} from '../buildPages';

/** All budgets except those in bytes: kilobytes (1,000 bytes) after gzip. */
const BUDGETS = {
  /** Any other page, before the first interaction: HTML with its inline scripts, style sheets, images. */
  heaviest: 63,
  /**
   * The main script, and what each page of the site adds to it: its route, its chunks and their hashes, its place in the
   * list of documents. The router needs them to resolve links.
   */
  main: 20,
  mainPerPage: 0.075,
};

/** Budgets for what is fetched after the first result, rare words and texts: their size when set, plus a tenth. */
const LATER_BUDGETS = {supplement: 87, content: 390};

/**
 * Maximum bytes that a page on which nobody searches has for it, besides the loader (`createLoader.test.ts`): URLs and
 * labels in its HTML, rules in its style sheets.
 */
const UNUSED_BUDGET = {html: 150, styles: 450};
const OWN_HTML = /<meta name=search-files[^>]*>| data-labels=[^ >]+/g;
const OWN_RULES = /[^{}]*\[data-(?:modal|search-panel)[^{}]*\{[^{}]*\}/g;

/** A property of nearly every grammar of Prism, and of nothing else that the site loads. */
const HIGHLIGHTER = 'lookbehind:';
/** What only polyfills and helpers for old browsers contain: texts, because minifiers replace names. */
const OLD_HELPERS = /Cannot call a class as a function|Invalid attempt to|core-js|regeneratorRuntime/;

const FOLDER = 'assets/js';
const scripts = readdirSync(join('build', FOLDER)).filter((file) => file.endsWith('.js'));
const readScript = (file: string) => readBuiltFile(join(FOLDER, file)).toString();

function measure(content: Buffer | string): number {
  return gzipSync(content, {level: 9}).length / 1000;
}

/** How many bytes smaller a text is, after gzip, without what matches. */
function measurePart(text: string, part: RegExp): number {
  const rest = text.replace(part, '');
  expect(rest).not.toBe(text);
  return 1000 * (measure(text) - measure(rest));
}

/** The files of the build, except scripts, that the HTML of a page loads. */
function collectFiles(html: string): string[] {
  const links = html.matchAll(/<link[^>]* href=["']?([^"' >]+)[^>]*>/g);
  const images = html.matchAll(/<img[^>]* src=["']?(\/[^"' >]+)/g);
  const sheets = [...links].filter(([tag]) => /rel=["']?(?:stylesheet|preload)/.test(tag));
  return [...new Set([...sheets, ...images].map(([, address = '']) => address))];
}

describe('Weight of the files', () => {
  it('no page is heavier than the heaviest may be', () => {
    const sizes = new Map<string, number>();
    const measureFile = (file: string) => {
      const size = sizes.get(file) ?? measure(readBuiltFile(file));
      sizes.set(file, size);
      return size;
    };
    const heavy = readHtmlPaths()
      .map((path) => {
        const html = readPageHtml(path);
        const files = collectFiles(html).filter((file) => file.startsWith('/'));
        return {path, size: measure(html) + files.reduce((sum, file) => sum + measureFile(file), 0)};
      })
      .filter(({size}) => size > BUDGETS.heaviest);
    expect(sizes.size).toBeGreaterThan(0);
    expect(heavy).toEqual([]);
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

  it('only one script contains the highlighter, and no page references it', () => {
    const holders = scripts.filter((file) => readScript(file).includes(HIGHLIGHTER));
    expect(holders).toHaveLength(1);
    expect(readHtmlPaths().filter((path) => readPageHtml(path).includes(holders[0] ?? ''))).toEqual([]);
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

  for (const [part, budget] of Object.entries(LATER_BUDGETS)) {
    it(`the ${part} of the search stays within its budget`, () => {
      expect(measure(readBuiltFile(`search-${part}-en.json`))).toBeLessThanOrEqual(budget);
    });
  }
});
