import type {Page} from '@playwright/test';

import {readBuiltFile} from '../buildPages';
import {
  changeRoute,
  expectLoaded,
  getHeading,
  hasMark,
  MAIN_DOC,
  markDocument,
  openPage,
} from './pageActions';
import {answerRequests} from './requests';
import {expect, sharedTest, test} from './test';

const BROKEN = '/docs/%E0%A4%A';
const DECODING_ERROR =
  'Pathname "/docs/%E0%A4%A" could not be decoded. This is likely caused by an invalid percent-encoding.';
const NMAP = '/docs/scanners/nmap';
const NOT_FOUND_TITLE = 'Page Not Found | secureCodeBox';

/** Responds like a host without redirects: with the bytes of a file of the build. */
async function serveFile(page: Page, path: string, file: string): Promise<void> {
  const status = file === '404.html' ? 404 : 200;
  const headers = {'content-type': 'text/html;charset=utf-8'};
  await answerRequests(page, path, () => ({status, headers, body: readBuiltFile(file)}));
}

/** Collects the headings of level 1 that the page shows from now on. */
async function watchHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const headings = new Set<string>();
    new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent;
      if (heading) headings.add(heading);
      document.documentElement.dataset.testHeadings = JSON.stringify([...headings]);
    }).observe(document, {childList: true, subtree: true, characterData: true});
  });
  return async () => {
    const headings = await page.evaluate(() => document.documentElement.dataset.testHeadings);
    return JSON.parse(headings ?? '[]') as string[];
  };
}

test.describe('Error catalogue: a pathname with invalid percent-encoding', () => {
  sharedTest(
    'shows the not-found page with a decoding error at once and after a reload',
    async ({page, watch}) => {
      watch.expectProblem(/ 404\b.*\/docs\/%/);
      expect((await page.goto(`${BROKEN}?a=1#b`))?.status()).toBe(404);
      await expect(page.getByRole('alert')).toHaveText(DECODING_ERROR);
      await expect(getHeading(page)).toHaveText('Page not found');
      await expect(page).toHaveTitle(NOT_FOUND_TITLE);
      // Every percent sign is encoded again, so that what the reader typed is still readable.
      await expect(page).toHaveURL('/docs/%25E0%25A4%25A?a=1#b');
      await page.reload();
      await expect(page.getByRole('alert')).toHaveText(DECODING_ERROR);
    },
  );

  sharedTest('leaves a page on which everything works', async ({page, watch}) => {
    watch.expectProblem(/ 404\b.*%(?:25)?E0%/);
    await openPage(page, BROKEN);
    await page.getByRole('button', {name: /dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('main').getByRole('button', {name: 'Search the site'}).click();
    await expect(page.getByRole('combobox')).toHaveValue('');
    await page.keyboard.press('Escape');
    await page.getByRole('main').getByRole('link', {name: 'Installation'}).click();
    await expect(page).toHaveURL(MAIN_DOC);
    await expect(getHeading(page)).toHaveText('Installation');
    await page.goBack();
    await expect(page.getByRole('alert')).toHaveText(DECODING_ERROR);
  });

  sharedTest(
    'is loaded on a route change, and another unknown path has no such error',
    async ({page, watch}) => {
      watch.expectProblem(/ 404\b.*\/docs\/(?:%25E0|100%25)/);
      await openPage(page, MAIN_DOC);
      await changeRoute(page, BROKEN);
      await expect(page.getByRole('alert')).toHaveText(DECODING_ERROR);
      await changeRoute(page, '/docs/100%25');
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(getHeading(page)).toHaveText('Page not found');
      await page.goBack();
      await expect(page.getByRole('alert')).toHaveText(DECODING_ERROR);
      await page.goBack();
      await expect(getHeading(page)).toHaveText('Installation');
    },
  );

  sharedTest('does not lead to another host', async ({page, watch, baseURL}) => {
    watch.expectProblem(/ 404\b.*%E0%A4%A$/);
    await page.goto(`${baseURL}//host.example/%E0%A4%A`);
    await expect(page.getByRole('alert')).toContainText('Pathname "//host.example/%E0%A4%A"');
  });
});

test.describe('Screens and routes: any other path shows a not-found page', () => {
  test('it is not found, and stays so when the scripts start', async ({page, watch}) => {
    const readHeadings = await watchHeadings(page);
    for (const path of [
      '/DOCS/scanners/nmap',
      '/docs/no/such',
      '/docs/no-such.html',
      '/Blog',
      `${NMAP}%20`,
    ]) {
      watch.expectProblem(new RegExp(` 404\\b.*${path}$`));
      expect((await openPage(page, path)).status()).toBe(404);
      await expect(getHeading(page)).toHaveText('Page not found');
      await expect(page).toHaveTitle(NOT_FOUND_TITLE);
      await expect(page).toHaveURL(path);
      expect(await readHeadings(), path).toEqual(['Page not found']);
    }
  });

  sharedTest('so does a route change to one, below the documentation and the blog too', async ({page}) => {
    await openPage(page, MAIN_DOC);
    await markDocument(page);
    for (const path of ['/docs/no/such', '/blog/no-such', '/DOCS/scanners/nmap']) {
      await changeRoute(page, path);
      await expect(getHeading(page)).toHaveText('Page not found');
      await expect(page).toHaveTitle(NOT_FOUND_TITLE);
      await changeRoute(page, NMAP);
      await expect(getHeading(page)).toHaveText('Nmap');
    }
    expect(await hasMark(page)).toBe(true);
  });
});

test.describe('Screens and routes: other spellings of a path', () => {
  sharedTest(
    'the paths of files and other spellings become the clean path with query and hash',
    async ({page}) => {
      for (const path of [`${NMAP}.html`, '/docs//scanners/nmap']) {
        await openPage(page, `${path}?a=1#detect-operating-systems`);
        await expect(page).toHaveURL(`${NMAP}?a=1#detect-operating-systems`);
      }
    },
  );

  for (const [path, search] of [
    [`${NMAP}.html`, ''],
    [`${NMAP}/index.html`, '?a=1'],
    ['/docs//scanners/nmap', '?a=1'],
    // As on hosts that ignore case.
    ['/DOCS/scanners/nmap', '?a=1'],
  ] as const) {
    test(`${path} becomes the clean path if the host does not redirect`, async ({page}) => {
      await serveFile(page, path, 'docs/scanners/nmap/index.html');
      const readHeadings = await watchHeadings(page);
      await page.goto(`${path}${search}#detect-operating-systems`);
      await expect(page, 'without a touch').toHaveURL(`${NMAP}${search}#detect-operating-systems`);
      await expectLoaded(page);
      await expect(page.locator('#detect-operating-systems')).toBeInViewport();
      expect(await readHeadings()).toEqual(['Nmap']);
      expect(await page.evaluate(() => history.length)).toBe(2);
    });
  }

  test('leads to the page if the host does not know the spelling', async ({page, watch}) => {
    watch.expectProblem(/ 404\b.*nmap\.html/);
    await serveFile(page, `${NMAP}.html`, '404.html');
    await page.goto(`${NMAP}.html#detect-operating-systems`);
    await expect(page).toHaveURL(`${NMAP}#detect-operating-systems`);
    await expectLoaded(page);
    await expect(getHeading(page)).toHaveText('Nmap');
  });
});
