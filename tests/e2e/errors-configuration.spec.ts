import type {Page} from '@playwright/test';

import {getHeading, MAIN_DOC, rewriteScripts, touchPage} from './pageActions';
import {expect, test} from './test';

async function openCrash(
  page: Page,
  path: string,
  ...changes: [pattern: RegExp, replacement: string][]
): Promise<void> {
  await rewriteScripts(page, ...changes);
  await page.goto(path);
  await touchPage(page);
  await expect(getHeading(page)).toHaveText(/^This page crashed\.?$/);
}

// These errors tell the operators of the site what is wrong with its configuration. The site has no such errors, so the
// tests change the configuration inside the finished scripts. Server HTML and scripts then disagree, which React
// reports.
test.describe('Error catalogue: configuration', () => {
  test('a page module without default export says so', async ({page, watch}) => {
    watch.expectProblem(/console error: .*doesn't have a default export/);
    await openCrash(page, MAIN_DOC, [/(?<=[{,])default:(?=[^}]{0,40}frontMatter:)/g, 'missing:']);
    await expect(page.getByText(/^The page component at \S+ doesn't have a default export/)).toBeVisible();
  });

  test('a navbar item without a known type tells the admin to check its configuration', async ({
    page,
    watch,
  }) => {
    watch.expectProblem(/console error: .*No NavbarItem component found for type "unknown"/);
    watch.expectProblem(/console error: .*A theme navbar item failed to render/);
    await openCrash(page, '/', [/type:"localeDropdown"/g, 'type:"unknown"']);
    const message = page.getByText(/^A theme navbar item failed to render\./);
    await expect(message).toContainText(
      'Please double-check the following navbar item (themeConfig.navbar.items)',
    );
    await expect(message).toContainText('"type": "unknown"');
    await expect(message).toContainText('Cause:\nNo NavbarItem component found for type "unknown".');
  });

  test('a sidebar navbar item with nothing to link to is an error', async ({page, watch}) => {
    watch.expectProblem(/console error: .*doesn't have anything to be linked to/);
    watch.expectProblem(/console error: .*A theme navbar item failed to render/);
    await openCrash(
      page,
      '/',
      [/type:"doc",docId:"getting-started\/installation"/, 'type:"docSidebar",sidebarId:"docs"'],
      [/"sidebars":\{"docs":\{"link":\{[^}]*\}\}\}/, '"sidebars":{"docs":{}}'],
    );
    await expect(page.getByText('A theme navbar item failed to render.')).toContainText(
      'Cause:\nDocSidebarNavbarItem: Sidebar with ID "docs" doesn\'t have anything to be linked to.',
    );
  });

  test("a component outside of the router shows 'Invariant failed'", async ({page, watch}) => {
    watch.expectProblem(/console error: .*Invariant failed/);
    // Links then do not find the router around them.
    await openCrash(page, '/blog', [/Consumer,null,function\((\w+)\)\{(?=\1\|\|)/g, '$&$1=null;']);
    await expect(page.getByText('Invariant failed')).toBeVisible();
    await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
  });
});
