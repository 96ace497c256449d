import type {Locator, Page} from '@playwright/test';

import {COPIED, MESSAGE, STATUS_ID} from '../../browser/protocol';
import {expectNoOverflow} from '../axe';
import {readBuiltFile} from '../buildPages';
import {
  changeRoute,
  expectLoaded,
  expectMessage,
  expectNotStarted,
  getBox,
  getHeading,
  holdScripts,
  openPage,
  readClipboard,
} from './pageActions';
import {answerRequests} from './requests';
import {expect, sharedTest, test} from './test';

const DOC = '/docs/scanners/nmap';
const POST = '/blog/2024/06/28/helm-chart-oci-registry-migration';
const PHONE = {hasTouch: true, isMobile: true, viewport: {width: 320, height: 700}};
const CLIPBOARD = {permissions: ['clipboard-read', 'clipboard-write']};

const getMenu = (page: Page) => page.locator('details.page-menu');
const getSummary = (page: Page) => getMenu(page).locator('summary');
const getItems = (page: Page) => getMenu(page).locator('li:not([hidden]) > *');
const getCopy = (page: Page) => getMenu(page).getByRole('button', {name: 'Copy page as Markdown'});
/** The item that says whether it has copied. */
const getMessage = (page: Page) => getMenu(page).locator(`li > [${MESSAGE}]`);
const getStatus = (page: Page) => page.locator(`#${STATUS_ID}`);
const getTop = async (locator: Locator) => (await getBox(locator)).y;

const expectOpen = (page: Page) => expect(getItems(page).last()).toBeVisible();
const expectClosed = (page: Page) => expect(getMenu(page)).not.toHaveAttribute('open');

/** Expects the item to say that it has copied, the menu to close, and the twin of the page on the clipboard. */
async function expectCopied(page: Page, path = DOC, copy?: () => Promise<void>): Promise<void> {
  await expectMessage(getCopy(page), COPIED, copy);
  await expectClosed(page);
  await expect(getStatus(page)).toHaveText('');
  await expect(getSummary(page)).toBeFocused();
  expect(await readClipboard(page)).toBe(readBuiltFile(`${path}.md`).toString());
}

test.describe('Page menu', () => {
  sharedTest.use(CLIPBOARD);
  test.use(CLIPBOARD);

  test('opens over the page, and copies it, before any script has arrived; stays open when React takes over the page, and copies once', async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => void requests.push(new URL(request.url()).pathname));
    const release = await holdScripts(page);
    await page.goto(DOC, {waitUntil: 'commit'});
    const top = await getTop(getHeading(page));
    await getSummary(page).click();
    await expectOpen(page);
    expect(await getTop(getHeading(page))).toBe(top);
    await expectCopied(page);
    await expectNotStarted(page);
    await getSummary(page).click();
    release();
    await expectLoaded(page);
    await expectOpen(page);
    await expectCopied(page);
    expect(requests.filter((path) => path.endsWith('.md'))).toHaveLength(2);
  });

  sharedTest('is closed on the next page, whose links and text it has', async ({page}) => {
    const next = '/docs/scanners/nikto';
    await openPage(page, DOC);
    await getSummary(page).click();
    await expectOpen(page);
    await changeRoute(page, next);
    await expect(getHeading(page)).toHaveText('Nikto');
    await expectClosed(page);
    await getSummary(page).click();
    await expect(getItems(page).nth(1)).toHaveAttribute('href', `${next}.md`);
    await expectCopied(page, next);
  });

  sharedTest('works with the keyboard alone', async ({page}) => {
    await openPage(page, DOC);
    const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
    await breadcrumbs.getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(getSummary(page)).toBeFocused();
    await page.keyboard.press('Space');
    await expectOpen(page);
    // One more than before its script has arrived.
    await expect(getItems(page)).toHaveCount(5);
    for (const item of await getItems(page).all()) {
      await page.keyboard.press('Tab');
      await expect(item).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(getSummary(page)).toBeFocused();

    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expectCopied(page, DOC, () => page.keyboard.press('Enter'));
  });

  sharedTest('closes when the focus or the reader goes on elsewhere', async ({page}) => {
    await openPage(page, DOC);
    const ways: Record<string, () => Promise<unknown>> = {
      'focus after its end': async () => {
        await getItems(page).last().focus();
        await page.keyboard.press('Tab');
      },
      'focus before its beginning': async () => {
        await getSummary(page).focus();
        await page.keyboard.press('Shift+Tab');
      },
      'click on the text': () => getHeading(page).click({position: {x: 2, y: 2}}),
      'opened search': () => page.keyboard.press('/'),
    };
    for (const [way, leave] of Object.entries(ways)) {
      await getSummary(page).click();
      await expectOpen(page);
      await leave();
      await expect(getMenu(page), way).not.toHaveAttribute('open');
      await expect(getSummary(page), way).not.toBeFocused();
    }
  });

  sharedTest('closes when one of its links is followed', async ({page, watch}) => {
    watch.expectProblem(/^other host: https:\/\/github\.com\//);
    await openPage(page, DOC);
    // eslint-disable-next-line no-restricted-syntax -- for a tab that is opened here, and no worker
    await page.context().route('https://github.com/**', (route) => route.fulfill({body: 'Form'}));
    await getSummary(page).click();
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      getMenu(page).getByRole('link', {name: 'Report a problem'}).click(),
    ]);
    await tab.close();
    await expectClosed(page);
    await getSummary(page).click();
    await getMenu(page).getByRole('link', {name: 'View as Markdown'}).click();
    await page.waitForURL(`${DOC}.md`);
  });

  for (const [what, answer] of [
    ['a missing file', {status: 404, body: 'Not found'}],
    [
      'a page instead of the file, as on the development server',
      {headers: {'content-type': 'text/html'}, body: '<p>'},
    ],
  ] as const) {
    test(`says so if it gets ${what}, and stays open`, async ({page, watch}) => {
      if ('status' in answer) watch.expectProblem(/^response 404: /, /^console error: .* 404 /);
      await answerRequests(page, `${DOC}.md`, () => answer);
      await page.clock.install();
      await openPage(page, DOC);
      await getSummary(page).click();
      await getCopy(page).click();
      await expect(getMessage(page)).toHaveAttribute(MESSAGE, 'Could not copy');
      await expect(getStatus(page)).toHaveText('Could not copy');
      await page.clock.fastForward(5_000);
      await expect(getMessage(page)).toHaveCount(0);
      await expectOpen(page);
    });
  }

  for (const [what, name] of [
    ['a clipboard that takes promises', 'ClipboardItem'],
    ['a clipboard, as in an insecure context', 'clipboard'],
  ] as const) {
    test(`copies without ${what}`, async ({page}) => {
      await page.addInitScript((missing) => {
        const owner = missing in window ? window : Navigator.prototype;
        Object.defineProperty(owner, missing, {value: undefined, configurable: true});
      }, name);
      await openPage(page, DOC);
      await getSummary(page).click();
      await expectCopied(page);
    });
  }
});

test.describe('Page menu without any script', () => {
  sharedTest.use({javaScriptEnabled: false});

  sharedTest('opens and has links, but no button that would do nothing', async ({page}) => {
    await page.goto(DOC);
    await getSummary(page).click();
    await expect(getItems(page).filter({visible: true})).toHaveText([
      'View as Markdown',
      'Edit this page',
      'Report a problem',
    ]);
  });
});

test.describe('Page menu on a phone', () => {
  sharedTest.use(PHONE);

  sharedTest('all of it is in view, and large enough for fingers', async ({page}) => {
    for (const path of [DOC, '/docs/contributing/integrating-a-scanner/templates-dir', POST]) {
      await page.goto(path);
      await getSummary(page).tap();
      await expectOpen(page);
      for (const target of [getSummary(page), ...(await getItems(page).all())]) {
        const {height, left, right} = await getBox(target);
        expect(height, path).toBeGreaterThanOrEqual(44);
        expect(left, path).toBeGreaterThanOrEqual(0);
        expect(right, path).toBeLessThanOrEqual(PHONE.viewport.width);
      }
      await expectNoOverflow(page);
    }
  });
});
