import {holdRequests} from './requests';
import {getField, getPanel, getResults, INDEX, openSearch, replaceIndex, searchFor} from './searchActions';
import {expect, sharedTest, test} from './test';

test.describe('Search: the panel', () => {
  sharedTest('the page behind it does not scroll and cannot be reached', async ({page}) => {
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

  sharedTest('the input is capped at 512 characters; its syntax is explained in one line', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 800});
    await openSearch(page);
    const syntax = getPanel(page).getByRole('group').filter({hasText: 'Syntax'});
    await syntax.getByText('Syntax').click();
    const items = syntax.getByRole('listitem');
    const operators = ['+word', '-word', '"two words"', 'title:word', 'wor*', 'word~1', 'word^2'];
    await expect(items.locator('code')).toHaveText(operators);
    const tops = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await getField(page).fill('a'.repeat(600));
    expect(await getField(page).inputValue()).toHaveLength(512);
  });

  sharedTest('a slash typed in a field is text, also in the field of a shadow root', async ({page}) => {
    await page.evaluate(() => {
      const host = document.createElement('div');
      host.attachShadow({mode: 'open'}).append(document.createElement('input'));
      document.body.prepend(host);
    });
    const field = page.getByRole('textbox').first();
    await field.focus();
    await page.keyboard.press('/');
    await expect(field).toHaveValue('/');
    await expect(getPanel(page)).toHaveCount(0);
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

  test('a result shows title, path and a passage with the words marked; HTML stays text, also in a query', async ({
    page,
  }) => {
    const markup = '<img src=x onerror="document.title=1"><b>hostile</b>';
    await replaceIndex(page, [
      {title: `Title ${markup}`, route: '/docs/hooks/defectdojo', content: `hostile text ${markup}`},
      {
        title: 'Own title',
        route: '/docs/scanners/nmap#own',
        content: `${'filler '.repeat(100)} the needle is here`,
      },
    ]);
    await openSearch(page);
    const result = getResults(page).first();
    await searchFor(page, 'needle title');
    await expect(result).toContainText('Own title');
    await expect(result).toContainText('Docs');
    await expect(result.locator('mark')).toHaveText(['title', 'needle']);
    await searchFor(page, 'hostile');
    await expect(result).toContainText(`Title ${markup}`);
    await expect(result).toContainText(`hostile text ${markup}`);
    await expect(getPanel(page).locator('img, b')).toHaveCount(0);
    await searchFor(page, '<img src=x onerror=alert(1)> "><script>alert(1)</script> hostile');
    await expect(getPanel(page).locator('img, script')).toHaveCount(0);
  });
});
