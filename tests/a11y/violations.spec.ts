import type {Page} from '@playwright/test';

import {collectViolations, COLOUR_MODES} from '../axe';
import {openPage} from '../e2e/pageActions';
import {expect, sharedTest as test} from '../e2e/test';

/** Adds a fault to the page, replacing the previous one. */
async function plant(page: Page, fault: {css?: string; html?: string}): Promise<void> {
  await page.evaluate(({css = '', html = ''}) => {
    document.getElementById('fault')?.remove();
    const code = `<div id="fault">${html}<style>${css}</style></div>`;
    document.querySelector('main')?.insertAdjacentHTML('beforeend', code);
  }, fault);
}

// The faults are HTML and style elements, which the site's policy would block.
test.use({bypassCSP: true, contextOptions: {reducedMotion: 'reduce'}});

/** What {@link collectViolations} must find, so that an empty result is meaningful. */
test.describe('The axe run of the tests', () => {
  test.beforeEach(async ({page}) => {
    await openPage(page, '/blog');
  });

  for (const mode of COLOUR_MODES) {
    test(`finds a contrast fault of ${mode} mode only there`, async ({page}) => {
      await plant(page, {
        html: '<p id="planted">Planted</p>',
        css: `[data-theme='${mode}'] #planted { color: #777; background: #888; }`,
      });
      for (const run of COLOUR_MODES) {
        const planted = run === mode ? [expect.stringMatching(/^color-contrast: #planted\n/)] : [];
        expect(await collectViolations(page, run), run).toEqual(planted);
      }
    });
  }

  test('finds each of several texts in the same wrong colours', async ({page}) => {
    const ids = ['first', 'second', 'third'];
    await plant(page, {
      html: ids.map((id) => `<p id="${id}" class="planted">Planted</p>`).join(''),
      css: '.planted { color: #ccc }',
    });
    expect(await collectViolations(page, 'light')).toEqual(
      ids.map((id): unknown => expect.stringMatching(new RegExp(`^color-contrast: #${id}\n`))),
    );
  });

  const LIKE_OTHERS = '<p>Like others</p><p id="planted">Planted</p>';
  const TEXTS = [
    ['in a wrong colour', LIKE_OTHERS, '#planted { color: #ccc }'],
    ['in the right colour on a wrong ground', LIKE_OTHERS, '#planted { background: #555 }'],
    [
      'on a wrong background further out',
      '<p>Like others</p><div style="background: #555"><div><p id="planted">Planted</p></div></div>',
      '',
    ],
    ['that is too pale', LIKE_OTHERS, '#planted { opacity: 0.3 }'],
    [
      'inside something translucent',
      '<p>Like others</p><div style="opacity: 0.3"><div><p id="planted">Planted</p></div></div>',
      '',
    ],
    [
      'inside something translucent that is not behind it',
      '<div style="height: 0; margin-bottom: 4rem"><p>Like others</p></div>' +
        '<div style="height: 0; margin-bottom: 4rem; opacity: 0.3"><p id="planted">Planted</p></div>',
      '',
    ],
    [
      'on top of something that is elsewhere in the document',
      '<div style="position: relative; z-index: 0"><p>Like others</p></div><div style="height: 3rem; background: #555"></div>' +
        '<div style="position: relative; top: -3rem; z-index: 0"><p id="planted">Planted</p></div>',
      '',
    ],
    [
      'in the colours of larger text',
      '<p style="font-size: 40px; color: #888">Like others</p><p id="planted" style="color: #888">Planted</p>',
      '',
    ],
  ] as const;
  test('finds a single wrong text among correct ones', async ({page}) => {
    for (const [name, html, css] of TEXTS) {
      await plant(page, {html, css});
      expect(await collectViolations(page, 'light'), `a text ${name}`).toEqual([
        expect.stringMatching(/^color-contrast: #planted\n/),
      ]);
    }
  });

  test('finds a field without a label', async ({page}) => {
    await plant(page, {html: '<input id="planted" type="text">'});
    expect(await collectViolations(page, 'light')).toEqual([expect.stringMatching(/^label: #planted\n/)]);
  });

  test('measures again what has changed since the previous run', async ({page}) => {
    await plant(page, {html: '<p id="planted">Planted</p>'});
    expect(await collectViolations(page, 'light')).toEqual([]);
    await page.addStyleTag({content: '#planted { background: #555 }'});
    expect(await collectViolations(page, 'light')).toContainEqual(
      expect.stringMatching(/^color-contrast: #planted\n/),
    );
  });
});
