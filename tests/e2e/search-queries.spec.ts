// cspell:ignore troublesh wordthatoccursnowhereatall nmpa -- half of a word, a word that no page has, a typing mistake
import {
  collectRoutes,
  getField,
  getPanel,
  getResults,
  openSearch,
  replaceIndex,
  searchFor,
} from './searchActions';
import {expect, sharedTest as test} from './test';

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
      ['-Pn', /nmap|scanning-networks/],
      ['nmap -p-', /^\/docs\/scanners\/nmap/],
    ] as const) {
      expect((await collectRoutes(page, query))[0], query).toMatch(route);
    }
  });

  test('who has a task finds where it is done', async ({page}) => {
    const place = '/docs/architecture/system_scope_and_context';
    const cascades = '/docs/hooks/cascading-scans';
    // One of the wanted results must be among the first, as many as the number says.
    for (const [queries, depth, ...wanted] of [
      [
        ['images air gapped', 'offline', 'mirror images', 'air gapped cluster', 'no internet'],
        1,
        `${place}#images`,
        `${place}#without-internet-access`,
      ],
      [['mirror registry'], 8, `${place}#images`],
      [['validate scan yaml', 'check manifest', 'validate manifest'], 2, '/docs/api/crds/#check-a-manifest'],
      [['nothing starts', 'why does no cascading scan start'], 2, `${cascades}#why-does-nothing-start`],
      // These words lead to the page, whose beginning has them all.
      [['cascading scan not started'], 1, cascades],
    ] as [string[], number, ...string[]][]) {
      for (const query of queries) {
        const routes = (await collectRoutes(page, query)).slice(0, depth);
        expect(wanted.filter((route) => routes.includes(route)).length, query).toBeGreaterThan(0);
      }
    }
  });

  test('at most eight results are shown', async ({page}) => {
    expect(await collectRoutes(page, 'scan')).toHaveLength(8);
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
