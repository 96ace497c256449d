import {
  CONTENT,
  getActive,
  getField,
  getPanel,
  getResults,
  INDEX,
  openSearch,
  searchFor,
} from './searchActions';
import {holdRequests} from './requests';
import {expect, sharedTest, test} from './test';

test.describe('Search: choosing a result', () => {
  sharedTest('Enter, a click and Submit open a result, which is offered again', async ({page}) => {
    const clear = getPanel(page).getByRole('button', {name: 'Clear'});
    await openSearch(page);
    await expect(clear).toHaveCount(0);
    await searchFor(page, 'scan');
    await clear.click();
    await expect(getField(page)).toHaveValue('');
    await expect(getField(page)).toBeFocused();
    await expect(getResults(page)).toHaveCount(0);

    await searchFor(page, 'defectdojo');
    // The Enter that ends a composition, in Safari.
    const composed = {key: 'Enter', keyCode: 229, bubbles: true, cancelable: true};
    await getField(page).dispatchEvent('keydown', composed);
    await expect(getPanel(page)).toBeVisible();
    await expect(page).toHaveURL('/blog/tags');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/hooks/defectdojo');
    await expect(getPanel(page)).toHaveCount(0);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('DefectDojo');

    await page.keyboard.press('/');
    await expect(getPanel(page)).toContainText('Recently opened');
    await expect(getResults(page)).toHaveText([/^DefectDojo/]);
    await searchFor(page, 'slack');
    const route = (await getActive(page).getAttribute('href')) ?? '';
    await getResults(page).first().click();
    await expect(page).toHaveURL(route);

    await page.keyboard.press('/');
    await searchFor(page, 'dependency-track');
    await getPanel(page).getByRole('button', {name: 'Submit'}).click();
    await expect(page).toHaveURL('/docs/hooks/dependency-track');
    await page.keyboard.press('/');
    await expect(getResults(page)).toHaveCount(3);
    // Going back closes the panel.
    await page.goBack();
    await expect(page).toHaveURL(route);
    await expect(getPanel(page)).toHaveCount(0);

    await page.keyboard.press('/');
    await getPanel(page).getByRole('button', {name: 'Forget these'}).click();
    await expect(getResults(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await expect(getField(page)).toBeFocused();
    await expect(getResults(page)).toHaveCount(0);
  });

  test('what is submitted before the results arrive opens the chosen one of them, with Shift in a window', async ({
    page,
  }) => {
    const releaseIndex = await holdRequests(page, INDEX);
    const releaseContent = await holdRequests(page, CONTENT);
    await openSearch(page);
    await page.evaluate(() => {
      const opened: string[] = [];
      Object.assign(window, {opened, open: (url: string) => void opened.push(url)});
    });
    await page.keyboard.type('install nmap');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+Enter');
    releaseIndex();
    const getOpened = () => page.evaluate(() => (window as unknown as {opened: string[]}).opened);
    await expect.poll(getOpened).toEqual([await getResults(page).nth(1).getAttribute('href')]);
    await expect(page).toHaveURL('/blog/tags');

    // A phrase needs the texts; until they are there, the results of the previous query are shown.
    await getField(page).fill('"detect operating systems"');
    await page.keyboard.press('Enter');
    await expect(getPanel(page)).toHaveAttribute('data-state', 'stalled');
    await expect(page).toHaveURL('/blog/tags');
    releaseContent();
    await expect(page).toHaveURL('/docs/scanners/nmap#detect-operating-systems');
    expect(await getOpened()).toHaveLength(1);
  });

  test('that is forgotten when the query changes or the panel is closed, whose event may come late', async ({
    page,
  }) => {
    const release = await holdRequests(page, INDEX);
    await openSearch(page);
    const closed = await getPanel(page).elementHandle();
    await page.keyboard.type('defectdojo');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await page.keyboard.type('nma');
    await page.keyboard.press('Enter');
    await page.keyboard.type('p');
    // It must not cancel the query of the panel that is open now.
    await closed.dispatchEvent('close');
    release();
    await expect(getResults(page).first()).toHaveAttribute('href', '/docs/scanners/nmap');
    await expect(page).toHaveURL('/blog/tags');
  });
});
