import {NOTICE_ID} from '../../browser/protocol';
import {expectAccessible} from '../axe';
import {expectLoaded, expectStarted, failScripts, markDocument, openPage} from './pageActions';
import {answerForNow, answerRequests, replacePolicy} from './requests';
import {
  FAILED_REQUEST,
  getButton,
  getField,
  getNotice,
  getPanel,
  getResults,
  getRetry,
  INDEX,
  openSearchFirst,
  PANEL_CODE,
  RESOURCE_PROBLEM,
  searchFor,
  WORKER_CODE,
} from './searchActions';
import {expect, test} from './test';

// What the search does then is tested by units: of its client, its worker and its recovery.
test.describe('Search: failures', () => {
  test("without its panel, the scripts of the page start and show the error, with 'Retry'", async ({
    page,
    watch,
  }) => {
    watch.expectProblem(...FAILED_REQUEST);
    // While the notice fades in, its text has no contrast.
    await page.emulateMedia({reducedMotion: 'reduce'});
    const repair = await failScripts(page, PANEL_CODE);
    await openSearchFirst(page);
    // While it is requested again.
    await expect(getField(page)).toHaveAttribute('aria-busy', 'true');
    await expect(getNotice(page)).toContainText(/\/search-panel\S+ did not load/);
    await expectStarted(page);
    await expectAccessible(getNotice(page));

    await test.step('the notice can be closed, and hovering over the button shows none', async () => {
      await getNotice(page).getByRole('button', {name: 'Cancel'}).click();
      await expect(getNotice(page)).toHaveCount(0);
      const failure = page.waitForEvent('requestfailed');
      await getButton(page).hover();
      await failure;
      await page.waitForEvent('requestfailed');
      await expect(getNotice(page)).toHaveCount(0);
    });

    await test.step('the next opening tries again, and "Retry" keeps what was typed', async () => {
      await page.keyboard.press('/');
      await page.keyboard.type('nmap');
      await expect(getRetry(page)).toBeFocused();
      repair();
      await page.keyboard.press('Enter');
      await expect(getField(page)).toHaveValue('nmap');
      await expect(getResults(page).first()).toHaveAttribute('href', '/docs/scanners/nmap');
      await expect(getNotice(page)).toHaveCount(0);
    });
  });

  test('without any script, the dialog closes and the page says so', async ({page, watch}) => {
    watch.expectProblem(...FAILED_REQUEST);
    await failScripts(page, /^/);
    await openSearchFirst(page);
    await expect(page.locator(`#${NOTICE_ID}`)).toContainText('search and buttons do not work');
    await expect(getPanel(page)).toHaveCount(0);
  });

  test('an index that cannot be fetched gives no results silently: the scripts of the page start, and the next opening tries again', async ({
    page,
    watch,
  }) => {
    watch.expectProblem(/response 404/, RESOURCE_PROBLEM);
    const mend = await answerForNow(page, INDEX, () => ({status: 404}));
    await openSearchFirst(page);
    await expectStarted(page);
    await expect(getField(page)).toBeFocused();
    await searchFor(page, 'nmap');
    await expect(getPanel(page).getByText('No results found.')).toBeVisible();
    mend();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await searchFor(page, 'nmap');
    await expect(getResults(page).first()).toHaveAttribute('href', '/docs/scanners/nmap');
  });

  test('if workers are forbidden, or theirs cannot be fetched, a notice says so and keeps what was typed', async ({
    page,
    watch,
  }) => {
    watch.expectProblem(/worker-src 'none'/);
    const repair = await failScripts(page, WORKER_CODE);
    await replacePolicy(page, '/blog/archive', "worker-src 'none'");
    for (const path of ['/blog/archive', '/blog/tags']) {
      await openPage(page, path);
      await page.keyboard.press('/');
      await page.keyboard.type('nmap');
      await expect(getNotice(page), path).toContainText('This browser cannot run the search');
    }
    repair();
    await getRetry(page).click();
    await expect(getField(page)).toHaveValue('nmap');
    await expect(getResults(page).first()).toHaveAttribute('href', '/docs/scanners/nmap');
  });

  test('if a new version of the site was deployed, the page is reloaded once and the search continues', async ({
    page,
    watch,
  }) => {
    const newMain = '/assets/js/main.0123abcd.js';
    watch.expectProblem(...FAILED_REQUEST);
    const repair = await failScripts(page, PANEL_CODE);
    await openPage(page, '/blog/tags#a');
    await markDocument(page);
    let oldMain = '';
    await answerRequests(page, '/blog/tags', async (serve) => {
      const served = await serve();
      const html = served.body.toString();
      oldMain = /\/assets\/js\/main\.\w+\.js/.exec(html)?.[0] ?? '';
      return {...served, body: html.replaceAll(oldMain, newMain)};
    });
    await answerRequests(page, newMain, (serve) => {
      repair();
      return serve(oldMain);
    });
    await page.keyboard.press('/');
    await page.keyboard.type('nmap');
    await expect(page.locator('html')).not.toHaveAttribute('data-test-mark');
    await expectStarted(page);
    await expect(getResults(page).first()).toHaveAttribute('href', '/docs/scanners/nmap');
    await expect(getField(page)).toHaveValue('nmap');
    await expect(getField(page)).toBeFocused();
    await page.reload();
    await expectLoaded(page);
    await expect(getPanel(page)).toHaveCount(0);
  });
});
