import {Globby} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';

import {BROWSER_TESTS, selectSuites} from './changedSuites';

const PAGE_TESTS = 'test:browser -- --project=chromium a11y/every-page';
const BUILD_TESTS = ['test:built', 'check:links', 'check:routes', 'check:browsers'];

describe('selectSuites', () => {
  it.each<[what: string, path: string, stages: string[][]]>([
    [
      'a page',
      'docs/scanners/nmap.md',
      [
        ['build', 'check', 'test:data', 'test:format', 'test:markdown'],
        [PAGE_TESTS, ...BUILD_TESTS],
      ],
    ],
    [
      'a component',
      'markdown/folds/client/Fold.tsx',
      [
        ['build', 'test:types', 'test:unit -- --passWithNoTests --changed main', 'test:lint', 'test:format'],
        [`${PAGE_TESTS} folds`, ...BUILD_TESTS],
      ],
    ],
    [
      'a style sheet',
      'src/css/tables.css',
      [
        ['build', 'test:format'],
        [`${PAGE_TESTS} look/ tables`, ...BUILD_TESTS],
      ],
    ],
    [
      'a unit test',
      'text/redirects.test.ts',
      [['test:types', 'test:unit -- --passWithNoTests --changed main', 'test:lint', 'test:format'], []],
    ],
    ['a document', 'README.md', [['test:format', 'test:markdown'], []]],
  ])('selects for %s what it can break', (_what, path, stages) => {
    expect(selectSuites([path], 'main')).toMatchObject({stages, common: []});
  });

  it('names the pages, unless something else is built that all pages may have', () => {
    const pages = ['docs/index.md', 'blog/2024-01-01-a.md'];
    expect(selectSuites([...pages, 'README.md'], 'main').pages).toEqual(pages);
    expect(selectSuites([...pages, 'src/css/tables.css'], 'main').pages).toEqual([]);
  });

  it('names files on which everything depends', () => {
    const common = ['package-lock.json', 'tests/e2e/test.ts', 'tsconfig.json'];
    expect(selectSuites(['docs/index.md', ...common], 'main').common).toEqual(common);
  });
});

describe('BROWSER_TESTS', () => {
  it('has an entry for all code that runs in the browser, and names tests that exist', async () => {
    const files = await Globby([
      'browser/*',
      '{framework,markdown}/*/client/**',
      'search/**',
      'src/{css,theme}/**',
      'src/components/Home*/**',
    ]);
    const folders = Object.keys(BROWSER_TESTS);
    expect(files.filter((file) => !folders.some((folder) => file.startsWith(folder)))).toEqual([]);
    const tests = await Globby('{tests,tools}/**/*.spec.ts');
    const names = Object.values(BROWSER_TESTS).flat();
    expect(names.filter((name) => !tests.some((file) => `/${file}`.includes(`/${name}`)))).toEqual([]);
  });
});
