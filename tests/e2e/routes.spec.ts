import type {Locator} from '@playwright/test';

import {readPageHtml} from '../buildPages';
import {getHeading, getNavbar, MAIN_DOC, openPage, rewriteScripts} from './pageActions';
import {expect, sharedTest as test, test as ownPageTest} from './test';

function readTargets(links: Locator): Promise<string[]> {
  return links.evaluateAll((elements) => elements.map((a) => a.getAttribute('href') ?? ''));
}

test.describe('Screens and routes', () => {
  test('any other path shows a not-found page with status 404 and ways to continue', async ({
    page,
    request,
    watch,
  }) => {
    watch.expectProblem(/ 404\b.*\/no-such-page$/, / 404\b.*\/docs\/old\/cascading_rules$/);
    const response = await openPage(page, '/no-such-page');
    expect(response.status()).toBe(404);
    await expect(getHeading(page)).toHaveText('Page not found');
    await expect(page).toHaveTitle(/^Page not found \| secureCodeBox$/i);
    const targets = await readTargets(page.getByRole('main').locator('a[href^="/"]'));
    expect(targets).toEqual(expect.arrayContaining([MAIN_DOC, '/blog']));
    for (const target of targets) {
      expect((await request.get(target, {maxRedirects: 0})).status(), target).toBe(200);
    }

    await test.step('its search has the words of the URL', async () => {
      expect((await page.goto('/docs/old/cascading_rules'))?.status()).toBe(404);
      await page.getByRole('button', {name: 'Search the site'}).click();
      await expect(page.getByRole('combobox')).toHaveValue('cascading rules');
      await expect(page.getByRole('option').first()).toContainText('CascadingRule');
    });
  });
});

test.describe('Screens and routes: navigation, footer and metadata', () => {
  const footerGroups = {
    Docs: {
      'Style Guide': 'https://github.com/secureCodeBox/secureCodeBox/tree/main/documentation/#style-guide',
      Icons: 'https://www.flaticon.com/',
    },
    Community: {
      GitHub: 'https://github.com/secureCodeBox',
      'OWASP Slack (channel #project-securecodebox)': 'https://owasp.org/slack/invite',
      Mastodon: 'https://infosec.exchange/@secureCodeBox',
    },
    More: {
      Imprint: 'https://www.iteratec.com/en/legal-notice/',
      'Data Protection': 'https://www.iteratec.com/en/data-protection/',
      'Deploys by Netlify': 'https://www.netlify.com',
    },
  };

  test('home is at /', async ({page}) => {
    const response = await openPage(page, '/');
    expect(response.status()).toBe(200);
    await expect(page).toHaveTitle(/ \| secureCodeBox$/);
    await expect(getHeading(page)).toBeVisible();

    await test.step('the navbar links to docs, blog, repository and project page', async () => {
      for (const [name, href] of Object.entries({
        Docs: MAIN_DOC,
        Blog: '/blog',
        'GitHub repository': 'https://github.com/secureCodeBox/secureCodeBox',
        'OWASP project page': 'https://owasp.org/www-project-securecodebox/',
      })) {
        await expect(getNavbar(page).getByRole('link', {name, exact: true})).toHaveAttribute('href', href);
      }
    });

    await test.step('the navbar carries docs version, language switcher and colour toggle', async () => {
      await expect(getNavbar(page).getByRole('link', {name: 'Current'})).toBeVisible();
      await expect(getNavbar(page).getByRole('button', {name: 'English'})).toBeVisible();
      await expect(getNavbar(page).getByRole('button', {name: /dark and light mode/})).toBeVisible();
    });

    for (const [title, links] of Object.entries(footerGroups)) {
      await test.step(`the footer group ${title} links to ${Object.keys(links).join(', ')}`, async () => {
        const group = page
          .getByRole('contentinfo')
          .locator('.footer__col')
          .filter({has: page.getByText(title, {exact: true})});
        await expect(group.getByRole('link')).toHaveCount(Object.keys(links).length);
        for (const [name, href] of Object.entries(links)) {
          await expect(group.getByRole('link', {name})).toHaveAttribute('href', href);
        }
      });
    }

    await test.step('the footer is dark, ends with the copyright, and has no logo', async () => {
      const footer = page.getByRole('contentinfo');
      await expect(footer).toHaveClass(/(?:^| )footer--dark(?: |$)/);
      await expect(footer.locator('.footer__copyright')).toHaveText(/^Copyright © the secureCodeBox authors/);
      await expect(footer.locator('.footer__logo')).toHaveCount(0);
    });

    await test.step('links to other sites open in a tab without access to this one', async () => {
      const external = page.locator('a[href^="https://"]');
      expect(await external.count()).toBeGreaterThan(0);
      const unsafe = await external.evaluateAll((links) =>
        (links as HTMLAnchorElement[])
          .filter(({target, rel}) => target !== '_blank' || !rel.includes('noopener'))
          .map((a) => a.outerHTML),
      );
      expect(unsafe).toEqual([]);
    });

    await test.step('only locale en exists, left to right', async () => {
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
      await expect(page.locator('meta[property="og:locale:alternate"]')).toHaveCount(0);
    });
  });

  test('a navbar item without a position is on the right', async ({page, watch}) => {
    watch.expectProblem(/onRecoverableError.*Minified React error #418/);
    const side = (name: string) => getNavbar(page).locator(`.navbar__items${name}`).getByText('Blog');
    await page.goto('/');
    await expect(side(':not(.navbar__items--right)')).toBeVisible();
    await page.goto('about:blank');
    await rewriteScripts(page, [/label:"Blog",position:"left"/, 'label:"Blog"']);
    await openPage(page, '/');
    await expect(side('--right')).toBeVisible();
  });
});

ownPageTest.describe('in a browser whose language sorts Z before T', () => {
  ownPageTest.use({locale: 'et-EE'});

  ownPageTest('/blog/tags keeps the order of the HTML', async ({page}) => {
    await openPage(page, '/blog/tags');
    const links = readPageHtml('/blog/tags').matchAll(/href="?(\/blog\/tags\/[^"\s>]+)/g);
    expect(await readTargets(page.getByRole('main').locator('a[href^="/blog/tags/"]'))).toEqual(
      [...links].map(([, path]) => path),
    );
  });
});
