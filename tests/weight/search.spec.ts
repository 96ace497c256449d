import {gzipSync} from 'node:zlib';

import type {Response} from '@playwright/test';

import {parseIndexFile} from '../../search/core/index/format';
import {readBuiltFile} from '../buildPages';
import {openPage} from '../e2e/pageActions';
import {getButton, getResults, searchFor} from '../e2e/searchActions';
import {expect, test} from '../e2e/test';

/** Maximum kilobytes (1,000 bytes, after gzip) until the first result, for an index of this many sections. */
const BUDGET = {kilobytes: 140, sections: 2000};
/** The share of it for worker and panel, whose script contains its styles. */
const CODE_BUDGET = 28;

/** A word that many sections contain, so that the index alone is enough for results. */
const QUERY = 'cascade';

test('the search stays within its budget until the first result', async ({page}) => {
  await openPage(page, '/blog/tags');
  await page.waitForLoadState('networkidle');
  const files = new Map<string, Response>();
  page.on('response', (response) => {
    // Everything else that is fetched until then is included.
    const isLater = /search-(?:supplement|content)-/.test(response.url());
    if (response.ok() && !isLater) files.set(response.url(), response);
  });
  await getButton(page).click();
  await searchFor(page, QUERY);
  await expect(getResults(page).first()).toBeVisible();

  let code = 0;
  let index = 0;
  for (const [url, file] of files) {
    const kilobytes = gzipSync(await file.body(), {level: 9}).length / 1000;
    if (url.includes('search-index-')) index += kilobytes;
    else code += kilobytes;
  }
  const sections = parseIndexFile(JSON.parse(readBuiltFile('search-index-en.json').toString())).documents
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
