// cspell:disable -- typing mistakes are part of the queries
import {parseIndexFile} from '../../search/core/index/format';
import {readBuiltFile, readGlobalData} from '../buildPages';
import {
  collectRoutes,
  getActive,
  getField,
  getPanel,
  getResults,
  openSearch,
  replaceIndex,
  searchFor,
} from './searchActions';
import {expect, sharedTest as test} from './test';

test.describe('Search: what the build says', () => {
  test('the site searches with the numbers of the specification, and reports to nobody', () => {
    expect(readGlobalData()['local-search']?.default).toMatchObject({
      settings: {
        maxSearchResults: 8,
        titleBoost: 5,
        contentBoost: 1,
        tagsBoost: 3,
        parentCategoriesBoost: 2,
        k1: 1.2,
        b: 0.75,
      },
      analyticsEndpoint: null,
    });
  });

  test('a record has the fields of the specification; parent categories are not indexed', () => {
    const {documents} = parseIndexFile(JSON.parse(readBuiltFile('search-index-en.json').toString()));
    const record = documents.find(({sectionRoute}) => sectionRoute === '/docs/scanners/nmap#install');
    expect(record).toMatchObject({
      id: documents.findIndex((document) => document === record),
      title: 'Install',
      sectionTitle: 'Install',
      pageTitle: 'Nmap',
      type: 'docs',
      tags: [],
    });
    expect(new Set(documents.map(({type}) => type))).toEqual(new Set(['docs', 'blog']));
    expect(documents.filter(({sidebarParentCategories}) => sidebarParentCategories.length > 0)).toEqual([]);
    const {content} = JSON.parse(readBuiltFile('search-content-en.json').toString()) as {content: string[]};
    expect(content).toHaveLength(documents.length);
    expect(content[record?.id ?? -1]).toContain('helm');
  });
});

test.describe('Search: what is found', () => {
  test.beforeEach(async ({page}) => openSearch(page));

  test('names, fields, options and errors find their section first', async ({page}) => {
    for (const [query, route] of [
      ['nmap', '/docs/scanners/nmap'],
      ['install nmap', /#install/],
      ['spec.scanType', /\/docs\//],
      ['--top-ports', /\/docs\/scanners\/nmap/],
      ['CRASH_ON_FAILED_VALIDATION', '/docs/api/finding#fail-on-invalid-findings'],
      ['ttlSecondsAfterFinished', /ttlsecondsafterfinished/],
      ['dependency-track', '/docs/hooks/dependency-track'],
      ['troublesh', '/docs/getting-started/troubleshooting'],
    ] as const) {
      expect((await collectRoutes(page, query))[0], query).toMatch(route);
    }
  });

  test('at most eight results are shown', async ({page}) => {
    expect(await collectRoutes(page, 'scan')).toHaveLength(8);
  });

  test('a plus makes a word required', async ({page}) => {
    const routes = await collectRoutes(page, 'install +nmap +namespace');
    expect(routes.length).toBeGreaterThan(0);
    await expect(getPanel(page).getByRole('status')).toContainText('result');
    await searchFor(page, 'install +wordthatoccursnowhereatall');
    await expect(getResults(page)).toHaveCount(0);
  });

  test('a minus excludes a word', async ({page}) => {
    expect(await collectRoutes(page, 'title:nmap')).toContain('/docs/scanners/nmap');
    expect(await collectRoutes(page, 'scanners -nmap')).not.toContain('/docs/scanners/nmap');
  });

  test('an exclusion leaves out what the field has', async ({page}) => {
    for (const [query, out, kept] of [
      ['sbom -type:blog', /^\/blog\//, /^\/docs\//],
      ['nmap -type:blog', /^\/blog\//, /^\/docs\//],
      ['sbom -type:docs', /^\/docs\//, /^\/blog\//],
      ['sbom -tags:dependency-track', /sbom-part-two/, /./],
      ['helm -title:install', /#install/, /./],
      ['sbom type:blog -content:syft -title:helm', /^\/docs\//, /^\/blog\//],
    ] as const) {
      const routes = await collectRoutes(page, query);
      expect(routes.length, query).toBeGreaterThan(0);
      expect(
        routes.filter((route) => out.test(route)),
        query,
      ).toEqual([]);
      for (const route of routes) expect(route, query).toMatch(kept);
    }
  });

  test('a type that no page has leaves nothing out', async ({page}) => {
    const all = await collectRoutes(page, '+nmap');
    expect(all).toHaveLength(8);
    expect(await collectRoutes(page, '+nmap -type:other')).toEqual(all);
  });

  test('exclusions alone find nothing, on the way neither', async ({page}) => {
    for (const query of ['-nmap', '-nmap -zap', '-"host discovery"', '-title:nmap', '-type:blog']) {
      await searchFor(page, query);
      await expect(getPanel(page).getByText('No results found.')).toBeVisible();
      await expect(getResults(page), query).toHaveCount(0);
      // A reader who types it sees no section that has the word, and nothing breaks.
      await getField(page).fill('');
      for (let end = 1; end <= query.length; end += 1) {
        const routes = await collectRoutes(page, query.slice(0, end));
        // A dash and one letter may be an option.
        if (end > 2) expect(routes.filter((route) => route.includes('nmap'))).toEqual([]);
      }
    }
  });

  test('an option alone is text', async ({page}) => {
    for (const [option, route] of [
      ['-Pn', /nmap|scanning-networks/],
      ['-sV', /\/docs\//],
      ['-norecursive', /\/docs\//],
    ] as const) {
      expect((await collectRoutes(page, option))[0]).toMatch(route);
    }
  });

  test('an excluded word is left out as it was typed, not as the beginning of others', async ({page}) => {
    const finished = await collectRoutes(page, 'cluster -sca ');
    expect(finished).toHaveLength(8);
    expect(await collectRoutes(page, 'cluster -sca')).toEqual(finished);
  });

  test('an option of a command is text, also with a dash behind it', async ({page}) => {
    expect((await collectRoutes(page, 'nmap -p-'))[0]).toMatch(/^\/docs\/scanners\/nmap/);
  });

  test('a plus, a minus and a field in front of quotes are those of the phrase', async ({page}) => {
    const all = await collectRoutes(page, '+"host discovery"');
    expect(all.length).toBeGreaterThan(0);
    const without = await collectRoutes(page, 'nmap -"host discovery"');
    expect(without.length).toBeGreaterThan(0);
    expect(without.filter((route) => all.includes(route))).toEqual([]);
    const [first] = await collectRoutes(page, 'title:"install the operator"');
    expect(first).toBe('/docs/getting-started/installation#install');
  });

  test('a field prefix looks in that field only', async ({page}) => {
    await searchFor(page, 'title:install ');
    for (const title of await getResults(page).locator('mark').first().allTextContents()) {
      expect(title).toMatch(/install/i);
    }
    expect(await collectRoutes(page, 'type:blog helm')).toEqual(
      expect.arrayContaining([expect.stringMatching(/^\/blog\//)]),
    );
    expect((await collectRoutes(page, 'type:blog helm')).every((route) => route.startsWith('/blog/'))).toBe(
      true,
    );
  });

  test('a tilde allows edits', async ({page}) => {
    expect(await collectRoutes(page, 'title:nmpa~1')).toContain('/docs/scanners/nmap');
  });

  test('a caret weighs a word more', async ({page}) => {
    expect((await collectRoutes(page, 'nmap^20 defectdojo'))[0]).toMatch(/nmap/);
    expect((await collectRoutes(page, 'nmap defectdojo^20'))[0]).toMatch(/defectdojo/);
  });

  test('an asterisk matches beginnings anywhere in the query', async ({page}) => {
    expect(await collectRoutes(page, 'title:troublesh* ')).toContain('/docs/getting-started/troubleshooting');
  });

  test('a quoted phrase is looked for in its order', async ({page}) => {
    await searchFor(page, '"host discovery"');
    await expect(getActive(page)).toContainText('host discovery');
  });

  test('near spellings are tried for unknown words, and marked as such', async ({page}) => {
    await searchFor(page, 'troubelshooting ');
    await expect(getPanel(page)).toContainText(
      'No page has troubelshooting. Shown are near spellings: Troubleshooting.',
    );
    await expect(getResults(page).first()).toContainText('Troubleshooting');
    await searchFor(page, 'troubleshooting ');
    await expect(getPanel(page)).not.toContainText('near spellings');
  });

  test('half-typed queries are plain text', async ({page}) => {
    for (const query of [
      'title:',
      'nmap~',
      'nmap^',
      '+',
      '-',
      '"nmap',
      'nmap AND',
      '*',
      '~1',
      'nothing:nmap',
      '+-~^*:"',
      '-"nmap',
      'title:"nmap',
      'nothing:"nmap scan"',
    ]) {
      await searchFor(page, query);
      const isText = /[a-z0-9]/.test(query) && !query.startsWith('-');
      await expect(getPanel(page).getByRole('status'), query).toContainText(
        isText ? /result|No results/ : 'No results found.',
      );
      if (isText && query.includes('nmap')) await expect(getResults(page).first()).toContainText(/nmap/i);
    }
  });

  test('any text is a query', async ({page}) => {
    for (const query of [
      '🚀🚀',
      '\u0001\u0007',
      'x'.repeat(600),
      '('.repeat(300),
      '\\\\',
      '${1}',
      '%s%n',
      '../../etc/passwd',
      '[object Object]',
      '__proto__',
      'constructor',
    ]) {
      await searchFor(page, query);
    }
    await searchFor(page, 'nmap');
    await expect(getResults(page).first()).toContainText('Nmap');
  });

  test('the input is capped at 512 characters', async ({page}) => {
    await getField(page).fill('a'.repeat(600));
    expect(await getField(page).inputValue()).toHaveLength(512);
  });

  test('HTML in a query stays text', async ({page}) => {
    await searchFor(page, '<img src=x onerror=alert(1)> "><script>alert(1)</script> nmap');
    await expect(getPanel(page).locator('img, script')).toHaveCount(0);
  });
});

test.describe('Search: what pages contain', () => {
  test('HTML in titles and texts stays text', async ({page}) => {
    const markup = '<img src=x onerror="document.title=1"><b>hostile</b>';
    await replaceIndex(page, [
      {title: `Title ${markup}`, route: '/docs/scanners/nmap', content: `hostile text ${markup}`},
    ]);
    await openSearch(page);
    await searchFor(page, 'hostile');
    await expect(getResults(page).first()).toContainText(`Title ${markup}`);
    await expect(getResults(page).first()).toContainText(`hostile text ${markup}`);
    await expect(getPanel(page).locator('img, b')).toHaveCount(0);
  });

  test('a passage shows whole characters, and lines of a sample apart', async ({page}) => {
    await replaceIndex(page, [
      {
        title: 'Own title',
        route: '/docs/scanners/nmap#own',
        content: `${'🚀'.repeat(101)} needle\nkubectl get scantypes\nNAME IMAGE ${'🚀'.repeat(101)}`,
      },
    ]);
    await openSearch(page);
    await searchFor(page, 'needle');
    const result = getResults(page).first();
    await expect(result).toContainText('needle · kubectl get scantypes · NAME IMAGE');
    expect(await result.textContent()).not.toMatch(/\p{Surrogate}/u);
  });

  test('a result shows title, path, type and a passage with the words marked', async ({page}) => {
    await replaceIndex(page, [
      {
        title: 'Own title',
        route: '/docs/scanners/nmap#own',
        content: `${'filler '.repeat(100)} the needle is here`,
      },
    ]);
    await openSearch(page);
    await searchFor(page, 'needle title');
    const result = getResults(page).first();
    await expect(result).toContainText('Own title');
    await expect(result).toContainText('Docs');
    await expect(result.locator('mark')).toHaveText(['title', 'needle']);
  });
});
