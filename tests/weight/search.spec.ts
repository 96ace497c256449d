import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';

import {parseIndexFile} from '../../search/core/index/format';
import {disablePrefetch, openPage} from '../e2e/pageActions';
import {getButton, getResults, searchFor} from '../e2e/searchActions';
import {expect, test} from '../e2e/test';

/** Maximum kilobytes (1,000 bytes, after gzip) until the first result, for an index of this many sections. */
const BUDGET = {kilobytes: 165, sections: 2000};
/** The share of it for panel, worker and the panel's style sheet. */
const CODE_BUDGET = 28;
const STYLE_BUDGET = 2;
/** Budgets for what is fetched after the first result, rare words and texts: their size when set, plus a tenth. */
const LATER_BUDGETS = {supplement: 70, content: 375};

/** A word that many sections contain, so that the index alone is enough for results. */
const QUERY = 'cascade';

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
  let style = 0;
  let index = 0;
  for (const [url, body] of bodies) {
    const kilobytes = gzipSync(await body, {level: 9}).length / 1000;
    if (url.includes('search-index-')) index += kilobytes;
    else if (url.endsWith('.css')) style += kilobytes;
    else code += kilobytes;
  }
  const sections = parseIndexFile(JSON.parse(readFileSync('build/search-index-en.json', 'utf8'))).documents
    .length;
  // The index grows with the sections, the code does not.
  const grown = code + style + (index * BUDGET.sections) / sections;
  console.log(
    `search: code ${code.toFixed(1)} KB, index ${index.toFixed(1)} KB for ${sections} sections, ${grown.toFixed(1)} KB for ${BUDGET.sections}`,
  );
  expect(index).toBeGreaterThan(0);
  expect.soft(code).toBeLessThanOrEqual(CODE_BUDGET);
  expect.soft(style).toBeLessThanOrEqual(STYLE_BUDGET);
  expect(grown).toBeLessThanOrEqual(BUDGET.kilobytes);
});

for (const [part, budget] of Object.entries(LATER_BUDGETS)) {
  test(`the ${part} of the search stays within its budget`, () => {
    expect(measureFile(`search-${part}-en.json`)).toBeLessThanOrEqual(budget);
  });
}
