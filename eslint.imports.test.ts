import {Linter} from 'eslint';
import tseslint from 'typescript-eslint';
import {expect, it} from 'vitest';

import {importRules} from './eslint.imports';

const configs = [{files: ['**/*.{ts,tsx}'], languageOptions: {parser: tseslint.parser}}, importRules];

function lint(file: string, statement: string): string[] {
  return new Linter().verify(`${statement};\n`, configs, {filename: file}).map(({message}) => message);
}

it.each([
  ['text/a.ts', '../platform/charts'],
  ['browser/a.ts', '../search/client/keys'],
  ['platform/schemas/a.ts', '../../src/createEditUrl'],
  ['framework/loader/a.ts', '../../search/opener'],
  ['framework/loader/a.ts', '../router'],
  ['markdown/reference/a.ts', '../../tools/own-names'],
  ['markdown/reference/a.ts', '../catalogue'],
  ['markdown/a.ts', '../search/core/search'],
  ['search/core/text/a.ts', '../rank/rank'],
  ['search/core/match/a.ts', '../rank/rank'],
  ['search/core/rank/a.ts', '../../panel/panel'],
  ['search/theme/a.tsx', '@site/src/components/PageMenu'],
  ['tools/own-names/client/a.ts', '../../live-code/protocol'],
  ['tools/own-names/a.ts', '@site/tools/live-code/protocol'],
  ['tools/own-names/a.ts', '../../outputs/feeds'],
  ['outputs/feeds/a.ts', '../social-images'],
  ['src/components/a.tsx', '@site/checks/pages/rules'],
  ['src/components/a.tsx', '@site/tools/own-names'],
  ['checks/links/a.ts', '../../tests/buildPages'],
  ['checks/examples/a.ts', '../commands/parseShell'],
  ['checks/sources/a.ts', '../pages/rules'],
  ['scripts/a.ts', '../tests/buildPages'],
  ['deploy/package/a.ts', '../../tests/support/a'],
])('%s must not import %s', (file, specifier) => {
  expect(lint(file, `import {a} from '${specifier}'`)).toHaveLength(1);
});

it.each(["import type {a} from '../../src/a'", "export * from '../../src/a'", "await import('../../src/a')"])(
  'refuses %s in a check, and says what to do instead',
  (statement) => {
    expect(lint('checks/pages/a.ts', statement)).toEqual([
      'checks/ may import only from checks, text, platform, markdown. Move what both need to one of these.',
    ]);
  },
);

it.each([
  ['platform/a.ts', '../text/suggest'],
  ['framework/loader/a.ts', '../bundleScript'],
  ['markdown/reference/a.ts', '../nodes'],
  ['markdown/a.ts', './reference'],
  ['tools/own-names/client/a.ts', '../../frame/Frame'],
  ['checks/commands/a.ts', '../examples/documents'],
  ['checks/examples/a.ts', '../check'],
  ['checks/a.ts', './pages/pagesCheck'],
  ['search/a.ts', './build/createIndex'],
  ['search/core/rank/a.ts', '../text/tokenize'],
  ['src/components/a.ts', '@site/markdown/catalogue/catalogue'],
  ['tests/e2e/a.ts', '../../scripts/browsers'],
  ['deploy/package/a.test.ts', '../../tests/support/a'],
])('%s may import %s', (file, specifier) => {
  expect(lint(file, `import {a} from '${specifier}'`)).toEqual([]);
});
