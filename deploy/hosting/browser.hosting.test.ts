import {chromium, type Browser, type Page} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, inject, it} from 'vitest';

import {CHROMIUM_ARGS, ensureChromium} from '../../scripts/chromium';

const {port} = inject('hosting');
const origin = `http://127.0.0.1:${port}`;
const LIVE_POST = '/blog/2020/09/08/blinmaker';

describe('a browser that reads the site from nginx', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({executablePath: ensureChromium(), args: CHROMIUM_ARGS});
  });
  afterAll(() => browser.close());

  /** Opens a page and lets its scripts start. Collects what the browser complains of, and what does not arrive. */
  async function openPage(path: string): Promise<{page: Page; problems: string[]}> {
    const page = await browser.newPage({baseURL: origin});
    const problems: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('response', (response) => {
      if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
    });
    await page.goto(path);
    await page.keyboard.press('Shift');
    await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
    return {page, problems};
  }

  it.each(['/', '/docs/scanners/nmap', '/docs/contributing/integrating-a-hook/chart.yaml', '/blog'])(
    'has nothing to complain of on %s',
    async (path) => {
      const {page, problems} = await openPage(path);
      await page.waitForLoadState('networkidle');
      await page.close();
      expect(problems).toEqual([]);
    },
  );

  it('finds pages, and shows the one that is chosen', async () => {
    const {page, problems} = await openPage('/docs/getting-started/installation');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('cascading rule');
    await page.getByRole('option').first().click();
    await page.waitForURL(/\/docs\/.*cascading/);
    await page.close();
    expect(problems).toEqual([]);
  });

  it('shows a live component in its frame', async () => {
    const {page, problems} = await openPage(`${LIVE_POST}#the-blinmaker`);
    await page.frameLocator('iframe').getByRole('spinbutton').first().waitFor();
    await page.close();
    expect(problems).toEqual([]);
  });
});
