import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';

import {parseIndexFile} from '../../search/core/index/format';
import {readBuiltFile, readPageHtml} from '../buildPages';
import {disablePrefetch, openPage} from '../e2e/pageActions';
import {getButton, getResults, searchFor} from '../e2e/searchActions';
import {expect, test} from '../e2e/test';

/** Maximum kilobytes (1,000 bytes, after gzip) until the first result, for an index of this many sections. */
const BUDGET = {kilobytes: 150, sections: 2000};
/** The share of it for worker and panel, whose script contains its styles. */
const CODE_BUDGET = 28;
/** Budgets for what is fetched after the first result, rare words and texts: their size when set, plus a tenth. */
const LATER_BUDGETS = {supplement: 87, content: 390};

/**
 * Maximum bytes that a page on which nobody searches has for it, besides the loader (`createLoader.test.ts`): URLs and
 * labels in its HTML, rules in its style sheets.
 */
const UNUSED_BUDGET = {html: 150, styles: 450};
const OWN_HTML = /<meta name=search-files[^>]*>| data-labels=[^ >]+/g;
const OWN_RULES = /[^{}]*\[data-(?:modal|search-panel)[^{}]*\{[^{}]*\}/g;

/** A word that many sections contain, so that the index alone is enough for results. */
const QUERY = 'cascade';

/** How many bytes smaller a text is, after gzip, without what matches. */
function measurePart(text: string, part: RegExp): number {
  const rest = text.replace(part, '');
  expect(rest).not.toBe(text);
  return gzipSync(text, {level: 9}).length - gzipSync(rest, {level: 9}).length;
}

const measureFile = (name: string) => gzipSync(readFileSync(`build/${name}`), {level: 9}).length / 1000;

test('the search stays within its budget until the first result', async ({page}) => {
  await disablePrefetch(page);
  await openPage(page, '/blog/tags');
  await page.waitForLoadState('networkidle');
  const bodies = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    // Everything else that is fetched until then is included.
    const isLater = /search-(?:supplement|content)-/.test(response.url());
    if (response.ok() && !isLater) bodies.set(response.url(), response.body());
  });
  await getButton(page).click();
  await searchFor(page, QUERY);
  await expect(getResults(page).first()).toBeVisible();

  let code = 0;
  let index = 0;
  for (const [url, body] of bodies) {
    const kilobytes = gzipSync(await body, {level: 9}).length / 1000;
    if (url.includes('search-index-')) index += kilobytes;
    else code += kilobytes;
  }
  const sections = parseIndexFile(JSON.parse(readFileSync('build/search-index-en.json', 'utf8'))).documents
    .length;
  // The index grows with the sections, the code does not.
  const grown = code + (index * BUDGET.sections) / sections;
  console.log(
    `search: code ${code.toFixed(1)} KB, index ${index.toFixed(1)} KB for ${sections} sections, ${grown.toFixed(1)} KB for ${BUDGET.sections}`,
  );
  expect(index).toBeGreaterThan(0);
  expect.soft(code).toBeLessThanOrEqual(CODE_BUDGET);
  expect(grown).toBeLessThanOrEqual(BUDGET.kilobytes);
});

test('a page on which nobody searches has little for it', () => {
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
  test(`the ${part} of the search stays within its budget`, () => {
    expect(measureFile(`search-${part}-en.json`)).toBeLessThanOrEqual(budget);
  });
}
