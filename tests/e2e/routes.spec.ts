import type {Locator} from '@playwright/test';

import {readGlobalData, readHtmlPaths, readScripts, readSitemapPaths, trimTrailingSlash} from '../buildPages';
import {getHeading, getNavbar, MAIN_DOC, openPage, rewriteScripts} from './pageActions';
import {expect, sharedTest as test} from './test';

const sitemapPaths = readSitemapPaths();
const pages = sitemapPaths.map(trimTrailingSlash);

/** Pages that the specification names, by folder. */
const NAMED_PAGES = {
  'blog/tags':
    'agile architecture authentication cascading-scans community conferences dast dependency-track helm kubernetes sast sbom scanners scbctl secure-code-box trivy windows zap-automation',
  docs: 'hooks how-tos mentions scanners scbctl security telemetry',
  'docs/api': 'finding',
  'docs/api/crds': 'scan scheduled-scan scan-type parse-definition cascading-rule scan-completion-hook',
  'docs/architecture':
    'introduction_and_goals system_scope_and_context solution_strategy building_block_view runtime_view deployment_view concepts quality_requirements technical_risks glossary',
  'docs/architecture/architecture_decisions': Array.from(
    {length: 19},
    (_, index) => `adr_${String(index + 1).padStart(4, '0')}`,
  ).join(' '),
  'docs/auto-discovery': 'overview installation service-auto-discovery container-auto-discovery',
  'docs/community-features': 'scanners-and-hooks windows-scanners',
  'docs/contributing': 'backports contribution-criteria conventions local-deployment operator',
  'docs/getting-started': 'installation first-scans troubleshooting uninstallation',
  'docs/hooks':
    'azure-monitor cascading-scans defectdojo dependency-track elasticsearch finding-post-processing generic-webhook notification-webhook static-report update-field',
  'docs/how-tos':
    'autodiscovery automatically-repeating-scans hooks persistence-storage scanning-networks scanning-web-applications scbctl scope',
  'docs/scanners':
    'amass cmseek doggo ffuf git-repo-scanner gitleaks kube-hunter kubeaudit ncrack nikto nmap nuclei screenshooter semgrep ssh-audit sslyze trivy trivy-sbom typo3scan whatweb wpscan zap zap-advanced zap-automation-framework',
  'docs/scbctl': 'overview installation usage auto-completion',
};

/** URLs that links lead to. */
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

  test('every page of the sitemap responds with 200 at its clean URL', async ({baseURL}) => {
    expect(sitemapPaths.length).toBeGreaterThan(0);
    const answers = await Promise.all(
      sitemapPaths.map(async (path) => {
        const {status} = await fetch(new URL(path, baseURL), {redirect: 'manual', method: 'HEAD'});
        return `${status} ${path}`;
      }),
    );
    expect(answers).toEqual(sitemapPaths.map((path) => `200 ${path}`));
  });

  test('every page that the specification names exists', () => {
    const missing = Object.entries(NAMED_PAGES).flatMap(([folder, names]) =>
      names.split(' ').filter((name) => !pages.includes(`/${folder}/${name}`)),
    );
    expect(missing).toEqual([]);
    const count = (section: string) => pages.filter((path) => path.startsWith(`/docs/${section}/`)).length;
    // Without the two pages about the records themselves.
    expect(count('architecture/architecture_decisions')).toBe(19);
    for (const section of ['integrating-a-hook', 'integrating-a-scanner', 'test-concept']) {
      expect(count(`contributing/${section}`), section).toBeGreaterThan(3);
    }
  });

  test('the sitemap lists every page of the build', () => {
    expect([...pages].sort()).toEqual(readHtmlPaths());
  });
});

test.describe('Screens and routes: documentation', () => {
  test('edit links lead to the sources of pages, except of those that the project generates', async ({
    page,
  }) => {
    const edit = page.getByRole('link', {name: 'Edit this page'});
    for (const [path, file] of [
      [MAIN_DOC, 'documentation/docs/getting-started/installation.md'],
      ['/docs/scanners/nmap', 'scanners/nmap/.helm-docs.gotmpl'],
      ['/docs/security', 'documentation/docs/10-security.md'],
    ] as const) {
      await page.goto(path);
      await expect(edit).toHaveAttribute(
        'href',
        `https://github.com/secureCodeBox/secureCodeBox/edit/main/${file}`,
      );
    }
    await page.goto('/docs/scanners');
    await expect(edit).toHaveCount(0);
  });

  test("there is one docs version, 'current', the last one at /docs; its docs have id, path and sidebar", () => {
    const {versions} = readGlobalData()['docusaurus-plugin-content-docs']?.default as {
      versions: [{docs: {id: string; path: string; sidebar: string}[]}];
    };
    expect(versions).toHaveLength(1);
    const [{docs, ...version}] = versions;
    expect(version).toMatchObject({name: 'current', label: 'Current', isLast: true, path: '/docs'});
    expect(version).toMatchObject({mainDocId: 'getting-started/installation'});
    expect(docs).toContainEqual({id: 'scanners/nmap', path: '/docs/scanners/nmap', sidebar: 'docs'});
    expect(docs.map(({path}) => path).sort()).toEqual(
      sitemapPaths.filter((path) => path.startsWith('/docs/')),
    );
  });

  test("the docs root is /docs, with sidebar 'docs'", async ({page}) => {
    await page.goto(MAIN_DOC);
    const targets = await readTargets(
      page.getByRole('navigation', {name: 'Docs sidebar'}).locator('a[href^="/"]'),
    );
    expect(targets).toContain(MAIN_DOC);
    expect(targets.filter((target) => !target.startsWith('/docs/'))).toEqual([]);
  });

  test('the main doc is getting-started/installation', async ({page}) => {
    await openPage(page, '/blog');
    await getNavbar(page).getByRole('link', {name: 'Current'}).click();
    await expect(page).toHaveURL(MAIN_DOC);
    await getNavbar(page).getByRole('link', {name: 'secureCodeBox'}).click();
    await expect(page, 'the logo leads home').toHaveURL('/');
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

  test('home is at /', async ({page, request}) => {
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

    await test.step('the framework version is 3.7.0, the site version 2.0.0', async () => {
      await expect(page.locator('meta[name="generator"]')).toHaveAttribute('content', 'Docusaurus v3.7.0');
      const versions = /"docusaurusVersion":"[^"]*","siteVersion":"[^"]*"/.exec(readScripts())?.[0];
      expect(versions).toBe('"docusaurusVersion":"3.7.0","siteVersion":"2.0.0"');
    });

    await test.step('only locale en exists, left to right', async () => {
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
      await expect(page.locator('meta[property="og:locale:alternate"]')).toHaveCount(0);
    });

    await test.step('the social image exists', async () => {
      for (const name of ['meta[property="og:image"]', 'meta[name="twitter:image"]']) {
        const address = await page.locator(name).getAttribute('content');
        const {origin, pathname} = new URL(address ?? '');
        expect(origin).toBe('https://www.securecodebox.io');
        const image = await request.get(pathname);
        expect(image.status(), pathname).toBe(200);
        expect(image.headers()['content-type']).toBe('image/png');
      }
    });
  });

  test('a navbar item without a position is on the right', async ({page, watch}) => {
    watch.expectProblem(/onRecoverableError.*Minified React error #418/);
    const side = (name: string) => getNavbar(page).locator(`.navbar__items${name}`).getByText('Blog');
    await page.goto('/');
    await expect(side(':not(.navbar__items--right)')).toBeVisible();
    await rewriteScripts(page, [/label:"Blog",position:"left"/, 'label:"Blog"']);
    await openPage(page, '/');
    await expect(side('--right')).toBeVisible();
  });

  test('the base path is the root: pages give their own URL accordingly', async ({page}) => {
    for (const path of ['/', '/blog', '/blog/archive', MAIN_DOC]) {
      await openPage(page, path);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        `https://www.securecodebox.io${path}`,
      );
      await test.step('the page title separator is a vertical bar', () =>
        expect(page).toHaveTitle(/^[^|]+ \| secureCodeBox$/));
    }
  });

  test('keywords are those of the site plus those of the page', async ({page}) => {
    const siteWords = 'security scanner automation devsecops vulnerability nmap nikto nuclei'.split(' ');
    for (const [path, ownWord] of [
      [MAIN_DOC, 'quickstart'],
      ['/blog/2022/01/18/log4shell', 'emergency'],
    ] as const) {
      await openPage(page, path);
      const keywords = page.locator('meta[name="keywords"]');
      await expect(keywords).toHaveCount(1);
      const words = (await keywords.getAttribute('content'))?.split(', ');
      expect(words).toEqual(expect.arrayContaining([...siteWords, ownWord]));
    }
  });

  test('the table of contents shows heading levels 2 to 3', async ({page}) => {
    // A page with headings of level 4 as well.
    await page.goto('/docs/api/crds/scan-type');
    await expect(page.locator('.theme-doc-markdown h4[id]').first()).toBeVisible();
    const contents = page.locator('.theme-doc-toc-desktop .table-of-contents a');
    const listed = await contents.evaluateAll((links) => links.map((a) => a.getAttribute('href')?.slice(1)));
    const headings = page.locator('.theme-doc-markdown').locator('h2[id], h3[id]');
    expect(listed).toEqual(await headings.evaluateAll((elements) => elements.map(({id}) => id)));
    const levels = await headings.evaluateAll((elements) => elements.map(({tagName}) => tagName));
    expect(new Set(levels)).toEqual(new Set(['H2', 'H3']));
  });
});
