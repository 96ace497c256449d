import type {Page} from '@playwright/test';

import {collectViolations, COLOUR_MODES, getWholePage} from '../axe';
import {expect, sharedTest as test} from '../e2e/test';

/** Adds a fault to the page, replacing the previous one. */
async function plant(page: Page, html: string): Promise<void> {
  await page.evaluate((code) => {
    document.getElementById('fault')?.remove();
    document.querySelector('main')?.insertAdjacentHTML('beforeend', `<div id="fault">${code}</div>`);
  }, html);
}

// The faults are HTML and style elements, which the site's policy would block.
test.use({bypassCSP: true, contextOptions: {reducedMotion: 'reduce'}});

/** What {@link collectViolations} must find, so that an empty result is meaningful. */
test('the axe run of the tests finds a contrast fault only in its mode, and a field without a label', async ({
  page,
}) => {
  await page.goto('/blog/tags');
  const run = (mode: (typeof COLOUR_MODES)[number]) => collectViolations(getWholePage(page), mode);
  for (const faulty of COLOUR_MODES) {
    const style = `[data-theme='${faulty}'] #planted { color: #777; background: #888; }`;
    await plant(page, `<p id="planted">Planted</p><style>${style}</style>`);
    for (const mode of COLOUR_MODES) {
      const planted = mode === faulty ? [expect.stringMatching(/^color-contrast: #planted\n/)] : [];
      expect(await run(mode), `${mode} mode, fault of ${faulty} mode`).toEqual(planted);
    }
  }
  await plant(page, '<input id="planted" type="text">');
  expect(await run('light')).toEqual([expect.stringMatching(/^label: #planted\n/)]);
});
