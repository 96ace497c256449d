import {Linter} from 'eslint';
import tseslint from 'typescript-eslint';
import {expect, it} from 'vitest';

import {importRules} from './eslint.imports';

const configs = [{files: ['**/*.{ts,tsx}'], languageOptions: {parser: tseslint.parser}}, importRules];

/** Lints a statement in a file, and returns the messages. */
function lint(file: string, statement: string): string[] {
  return new Linter().verify(`${statement};\n`, configs, {filename: file}).map(({message}) => message);
}

it.each([
  ['text/a.ts', '../platform/charts'],
  ['browser/a.ts', '../search/client/keys'],
  ['platform/schemas/a.ts', '../../src/createEditUrl'],
  ['markdown/reference/a.ts', '../../plugins/integrations'],
  ['markdown/a.ts', '../search/core/search'],
  ['search/core/text/a.ts', '../rank/rank'],
  ['search/core/rank/a.ts', '../../panel/panel'],
  ['plugins/a/a.ts', '../../checks/a'],
  ['checks/links/a.ts', '../../tests/buildPages'],
  ['checks/examples/a.ts', '../commands/parseShell'],
  ['checks/sources/a.ts', '../pages/rules'],
  ['scripts/a.ts', '../tests/buildPages'],
  ['deploy/package/a.ts', '../../tests/support/a'],
  ['browser/Icon/a.tsx', '@site/checks/pages/rules'],
  ['plugins/a/theme/a.tsx', '@site/src/components/Icon'],
  ['search/theme/a.tsx', '@site/src/components/Icon'],
])('%s must not import %s', (file, specifier) => {
  expect(lint(file, `import {a} from '${specifier}'`)).toHaveLength(1);
});

it.each(["import type {a} from '../../src/a'", "export * from '../../src/a'", "await import('../../src/a')"])(
  'refuses %s in a check, and says what to do instead',
  (statement) => {
    expect(lint('checks/pages/a.ts', statement)).toEqual([
      'checks/ must not import from src/: move what both need to markdown/, platform/ or text/.',
    ]);
  },
);

it.each([
  ['platform/a.ts', '../text/suggest'],
  ['checks/commands/a.ts', '../examples/documents'],
  ['checks/examples/a.ts', '../check'],
  ['checks/a.ts', './pages/pagesCheck'],
  ['plugins/search/a.ts', '../../search/build/createIndex'],
  ['search/core/rank/a.ts', '../text/tokenize'],
  ['src/components/a.ts', '@site/plugins/integrations/catalogue'],
  ['tests/e2e/a.ts', '../../scripts/browsers'],
  ['deploy/package/a.test.ts', '../../tests/support/a'],
])('%s may import %s', (file, specifier) => {
  expect(lint(file, `import {a} from '${specifier}'`)).toEqual([]);
});
