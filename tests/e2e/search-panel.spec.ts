import {openPage} from './pageActions';
import {holdRequests} from './requests';
import {getField, getPanel, getResults, INDEX, openSearch, searchFor} from './searchActions';
import {expect, test} from './test';

test.describe('Search: the panel', () => {
  test('the page behind it does not scroll and cannot be reached', async ({page}) => {
    await openSearch(page, '/docs/scanners/nmap');
    await page.mouse.move(20, 450);
    await page.mouse.wheel(0, 800);
    // The wheel takes effect within two frames.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () => document.activeElement?.matches('body, [data-search-panel], [data-search-panel] *') === false,
      );
      expect(isOutside).toBe(false);
    }
  });

  test('Clear empties the field and keeps the focus in it', async ({page}) => {
    await openSearch(page);
    await expect(getPanel(page).getByRole('button', {name: 'Clear'})).toHaveCount(0);
    await searchFor(page, 'scan');
    await getPanel(page).getByRole('button', {name: 'Clear'}).click();
    await expect(getField(page)).toHaveValue('');
    await expect(getField(page)).toBeFocused();
    await expect(getResults(page)).toHaveCount(0);
  });

  test('going back closes it', async ({page}) => {
    await openPage(page, '/blog/tags');
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog'}).click();
    await expect(page).toHaveURL('/blog');
    await page.keyboard.press('/');
    await expect(getField(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/blog/tags');
    await expect(getPanel(page)).toHaveCount(0);
  });

  test('the syntax is explained in one line, behind a word', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 800});
    await openSearch(page);
    const syntax = getPanel(page).getByRole('group').filter({hasText: 'Syntax'});
    await syntax.getByText('Syntax').click();
    const items = syntax.getByRole('listitem');
    const operators = ['+word', '-word', '"two words"', 'title:word', 'wor*', 'word~1', 'word^2'];
    await expect(items.locator('code')).toHaveText(operators);
    const tops = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  });

  test('idle, loading, stalled and open are shown', async ({page}) => {
    const release = await holdRequests(page, INDEX);
    await page.clock.install();
    await openSearch(page);
    const panel = getPanel(page);
    await expect(panel).toHaveAttribute('data-state', 'idle');
    await page.clock.pauseAt(Date.now() + 60_000);
    await getField(page).fill('nmap');
    await expect(panel).toHaveAttribute('data-state', 'loading');
    const getLine = () =>
      panel.getByRole('search').evaluate((form) => getComputedStyle(form, '::after').animationIterationCount);
    expect(await getLine()).toContain('infinite');
    await page.clock.runFor(299);
    await expect(panel).toHaveAttribute('data-state', 'loading');
    await page.clock.runFor(1);
    await expect(panel).toHaveAttribute('data-state', 'stalled');
    await expect(panel.getByRole('status')).toHaveText('Loading');
    await page.clock.resume();
    release();
    await expect(panel).toHaveAttribute('data-state', 'open');
    expect(await getLine()).not.toContain('infinite');
  });

  test('opened results are offered again later, and can be forgotten', async ({page}) => {
    await openSearch(page);
    await expect(getResults(page)).toHaveCount(0);
    await searchFor(page, 'defectdojo');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/hooks/defectdojo');
    await page.keyboard.press('/');
    await expect(getPanel(page)).toContainText('Recently opened');
    await expect(getResults(page)).toHaveCount(1);
    await expect(getResults(page).first()).toContainText('DefectDojo');
    await getPanel(page).getByRole('button', {name: 'Forget these'}).click();
    await expect(getResults(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await expect(getResults(page)).toHaveCount(0);
  });
});
