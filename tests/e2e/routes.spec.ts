import {readGlobalData, readHtmlPaths, readScripts, readSitemapPaths, trimTrailingSlash} from '../buildPages';
import {MAIN_DOC, openPage, rewriteScripts} from './pageActions';
import {expect, sharedTest as test} from './test';

const sitemapPaths = readSitemapPaths();
const pages = sitemapPaths.map(trimTrailingSlash);

/** Pages that the specification names, by their folder. */
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

test.describe('Screens and routes', () => {
  test('home is at /', async ({page}) => {
    const response = await openPage(page, '/');
    expect(response.status()).toBe(200);
    await expect(page).toHaveTitle(/ \| secureCodeBox$/);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });

  test('any other path shows a not-found page with status 404 and ways on', async ({
    page,
    request,
    watch,
  }) => {
    watch.expectProblem(/ 404\b.*\/no-such-page$/);
    const response = await openPage(page, '/no-such-page');
    expect(response.status()).toBe(404);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await expect(page).toHaveTitle(/^Page not found \| secureCodeBox$/i);
    const links = page.getByRole('main').locator('a[href^="/"]');
    const targets = await links.evaluateAll((elements) => elements.map((a) => a.getAttribute('href') ?? ''));
    expect(targets).toEqual(expect.arrayContaining([MAIN_DOC, '/blog']));
    for (const target of targets) {
      expect((await request.get(target, {maxRedirects: 0})).status(), target).toBe(200);
    }
  });

  test('the not-found page searches for the words of the address', async ({page, watch}) => {
    watch.expectProblem(/404/);
    await page.goto('/docs/old/cascading_rules');
    await page.getByRole('button', {name: 'Search the site'}).click();
    await expect(page.getByRole('combobox')).toHaveValue('cascading rules');
    await expect(page.getByRole('option').first()).toContainText('CascadingRule');
  });

  test('a path below /docs that does not exist shows the not-found page too', async ({page, watch}) => {
    watch.expectProblem(/ 404\b.*\/docs\/no-such-page$/);
    expect((await openPage(page, '/docs/no-such-page')).status()).toBe(404);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  });

  test('every page of the sitemap answers 200 at its clean address', async ({baseURL}) => {
    expect(sitemapPaths.length).toBeGreaterThan(0);
    const answers = await Promise.all(
      sitemapPaths.map(async (path) => {
        const {status} = await fetch(new URL(path, baseURL), {redirect: 'manual', method: 'HEAD'});
        return `${status} ${path}`;
      }),
    );
    expect(answers).toEqual(sitemapPaths.map((path) => `200 ${path}`));
  });

  test('every page that the specification names is there', () => {
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

  test('the base path is the root: pages name their own address from there', async ({page}) => {
    for (const path of ['/', '/blog', MAIN_DOC]) {
      await openPage(page, path);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        `https://www.securecodebox.io${path}`,
      );
    }
  });
});

test.describe('Screens and routes: documentation', () => {
  for (const {path, file} of [
    {path: MAIN_DOC, file: 'documentation/docs/getting-started/installation.md'},
    {path: '/docs/scanners/nmap', file: 'scanners/nmap/.helm-docs.gotmpl'},
    {path: '/docs/security', file: 'documentation/docs/10-security.md'},
  ]) {
    test(`${path} is edited in ${file}`, async ({page}) => {
      await openPage(page, path);
      await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
        'href',
        `https://github.com/secureCodeBox/secureCodeBox/edit/main/${file}`,
      );
    });
  }

  test('a page that the project generates has no link to edit it', async ({page}) => {
    await openPage(page, '/docs/scanners');
    await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveCount(0);
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
    await openPage(page, MAIN_DOC);
    const links = page.getByRole('navigation', {name: 'Docs sidebar'}).locator('a[href^="/"]');
    const targets = await links.evaluateAll((elements) => elements.map((a) => a.getAttribute('href') ?? ''));
    expect(targets).toContain(MAIN_DOC);
    expect(targets.filter((target) => !target.startsWith('/docs/'))).toEqual([]);
  });

  test('the main doc is getting-started/installation', async ({page}) => {
    await openPage(page, '/blog');
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Current'}).click();
    await expect(page).toHaveURL(MAIN_DOC);
  });
});

test.describe('Screens and routes: navigation and footer', () => {
  test('the navbar links to docs, blog, repository and project page', async ({page}) => {
    await openPage(page, '/');
    const navbar = page.getByRole('navigation', {name: 'Main'});
    await expect(navbar.getByRole('link', {name: 'Docs', exact: true})).toHaveAttribute('href', MAIN_DOC);
    await expect(navbar.getByRole('link', {name: 'Blog', exact: true})).toHaveAttribute('href', '/blog');
    await expect(navbar.getByRole('link', {name: 'GitHub repository'})).toHaveAttribute(
      'href',
      'https://github.com/secureCodeBox/secureCodeBox',
    );
    await expect(navbar.getByRole('link', {name: 'OWASP project page'})).toHaveAttribute(
      'href',
      'https://owasp.org/www-project-securecodebox/',
    );
  });

  test('the navbar carries docs version, language switcher and colour toggle', async ({page}) => {
    await openPage(page, '/');
    const navbar = page.getByRole('navigation', {name: 'Main'});
    await expect(navbar.getByRole('link', {name: 'Current'})).toBeVisible();
    await expect(navbar.getByRole('button', {name: 'English'})).toBeVisible();
    await expect(navbar.getByRole('button', {name: /dark and light mode/})).toBeVisible();
  });

  test('the logo leads home', async ({page}) => {
    await openPage(page, '/blog');
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'secureCodeBox'}).click();
    await expect(page).toHaveURL('/');
  });

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

  for (const [title, links] of Object.entries(footerGroups)) {
    test(`the footer group ${title} links to ${Object.keys(links).join(', ')}`, async ({page}) => {
      await openPage(page, '/');
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

  test('the footer is dark, ends with the copyright, and has no logo', async ({page}) => {
    await openPage(page, '/');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toHaveClass(/(?:^| )footer--dark(?: |$)/);
    await expect(footer.locator('.footer__copyright')).toHaveText(/^Copyright © the secureCodeBox authors/);
    await expect(footer.locator('.footer__logo')).toHaveCount(0);
  });

  test('a navbar item without a position is on the right', async ({page, watch}) => {
    watch.expectProblem(/onRecoverableError.*Minified React error #418/);
    const side = (name: string) =>
      page.getByRole('navigation', {name: 'Main'}).locator(`.navbar__items${name}`).getByText('Blog');
    await openPage(page, '/');
    await expect(side(':not(.navbar__items--right)')).toBeVisible();
    await rewriteScripts(page, [/label:"Blog",position:"left"/, 'label:"Blog"']);
    await openPage(page, '/');
    await expect(side('--right')).toBeVisible();
  });

  test('links to other sites open in a tab that cannot reach back', async ({page}) => {
    await openPage(page, '/');
    const external = page.locator('a[href^="https://"]');
    expect(await external.count()).toBeGreaterThan(0);
    const unsafe = await external.evaluateAll((links) =>
      links
        .filter((a) => a.getAttribute('target') !== '_blank' || !a.getAttribute('rel')?.includes('noopener'))
        .map((a) => a.outerHTML),
    );
    expect(unsafe).toEqual([]);
  });
});

test.describe('Screens and routes: metadata', () => {
  test('the page title separator is a vertical bar', async ({page}) => {
    for (const path of ['/', '/blog', '/blog/archive', MAIN_DOC]) {
      await openPage(page, path);
      await expect(page).toHaveTitle(/^[^|]+ \| secureCodeBox$/);
    }
  });

  test('the framework version is 3.7.0, the site version 2.0.0', async ({page}) => {
    await openPage(page, '/');
    await expect(page.locator('meta[name="generator"]')).toHaveAttribute('content', 'Docusaurus v3.7.0');
    const versions = /"docusaurusVersion":"[^"]*","siteVersion":"[^"]*"/.exec(readScripts())?.[0];
    expect(versions).toBe('"docusaurusVersion":"3.7.0","siteVersion":"2.0.0"');
  });

  test('only locale en exists, left to right', async ({page}) => {
    await openPage(page, '/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await expect(page.locator('meta[property="og:locale:alternate"]')).toHaveCount(0);
  });

  test('keywords name the subject and the scanners', async ({page}) => {
    await openPage(page, MAIN_DOC);
    const keywords = await page.locator('meta[name="keywords"]').getAttribute('content');
    const words = [
      'security',
      'scanner',
      'automation',
      'devsecops',
      'vulnerability',
      'nmap',
      'nikto',
      'nuclei',
    ];
    expect(keywords?.split(', ')).toEqual(expect.arrayContaining(words));
    // Words of readers of this page.
    expect(keywords?.split(', ')).toContain('quickstart');
  });

  test('keywords of a post are those of the site and its own', async ({page}) => {
    await openPage(page, '/blog/2022/01/18/log4shell');
    const tags = page.locator('meta[name="keywords"]');
    await expect(tags).toHaveCount(1);
    expect((await tags.getAttribute('content'))?.split(', ')).toEqual(
      expect.arrayContaining(['devsecops', 'nuclei', 'emergency']),
    );
  });

  test('the social image exists', async ({page, request}) => {
    await openPage(page, '/');
    for (const name of ['meta[property="og:image"]', 'meta[name="twitter:image"]']) {
      const address = await page.locator(name).getAttribute('content');
      const {origin, pathname} = new URL(address ?? '');
      expect(origin).toBe('https://www.securecodebox.io');
      const response = await request.get(pathname);
      expect(response.status(), pathname).toBe(200);
      expect(response.headers()['content-type']).toBe('image/png');
    }
  });

  test('the table of contents shows heading levels 2 to 3', async ({page}) => {
    // A page with headings of level 4 as well.
    await openPage(page, '/docs/api/crds/scan-type');
    await expect(page.locator('.theme-doc-markdown h4[id]').first()).toBeVisible();
    const contents = page.locator('.theme-doc-toc-desktop .table-of-contents a');
    const listed = await contents.evaluateAll((links) => links.map((a) => a.getAttribute('href')?.slice(1)));
    const headings = page.locator('.theme-doc-markdown').locator('h2[id], h3[id]');
    expect(listed).toEqual(await headings.evaluateAll((elements) => elements.map(({id}) => id)));
    const levels = await headings.evaluateAll((elements) => elements.map(({tagName}) => tagName));
    expect(new Set(levels)).toEqual(new Set(['H2', 'H3']));
  });
});
