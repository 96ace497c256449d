import {Linter} from 'eslint';
import tseslint from 'typescript-eslint';
import {describe, expect, it} from 'vitest';

import {importRules} from './eslint.imports';

const configs: Linter.Config[] = [
  {files: ['**/*.{ts,tsx}'], languageOptions: {parser: tseslint.parser}},
  ...importRules,
];

/** Lints an import in a file, and returns the messages. */
function lint(file: string, specifier: string, statement = 'import {a} from'): string[] {
  const messages = new Linter().verify(`${statement} '${specifier}';\n`, configs, {filename: file});
  return messages.map(({message}) => message);
}

describe('imports that lead up or across', () => {
  it.each([
    ['text/a.ts', '../platform/charts'],
    ['text/a.ts', '../checks/check'],
    ['browser/a.ts', '../search/client/keys'],
    ['platform/a.ts', '../checks/examples/documents'],
    ['platform/a.ts', '../markdown/reference'],
    ['platform/schemas/a.ts', '../../src/createEditUrl'],
    ['checks/pages/a.ts', '../../plugins/integrations/catalogue'],
    ['checks/a.ts', '../plugins/integrations'],
    ['checks/pages/a.ts', '../../src/components/HomeHero/steps'],
    ['checks/links/a.ts', '../../tests/buildPages'],
    ['markdown/reference/a.ts', '../../checks/check'],
    ['markdown/reference/a.ts', '../../plugins/integrations'],
    ['markdown/a.ts', '../search/core/search'],
    ['search/theme/SearchBar/a.tsx', '../../../src/components/Icon'],
    ['search/core/text/a.ts', '../rank/rank'],
    ['search/core/a.ts', '../../plugins/loader'],
    ['markdown/diagrams/a.ts', '../../scripts/chromium'],
    ['src/components/Icon/a.tsx', '../../../checks/pages/rules'],
    ['scripts/a.ts', '../tests/buildPages'],
    ['checks/pages/a.ts', '../examples/documents'],
    ['checks/examples/a.ts', '../commands/parseShell'],
    ['checks/sources/a.ts', '../pages/rules'],
    ['checks/build/a.ts', '../links/linksCheck'],
  ])('%s must not import %s', (file, specifier) => {
    expect(lint(file, specifier)).toHaveLength(1);
  });

  it('are also refused for types and exports', () => {
    expect(lint('checks/pages/a.ts', '../../plugins/a', 'import type {a} from')).toHaveLength(1);
    expect(lint('checks/pages/a.ts', '../../plugins/a', 'export * from')).toHaveLength(1);
  });

  it('say what to do instead', () => {
    expect(lint('plugins/a/a.ts', '../../checks/a')[0]).toContain(
      'Move what both need to markdown/, platform/ or text/.',
    );
  });
});

describe('imports that lead down', () => {
  it.each([
    ['platform/a.ts', '../text/suggest'],
    ['checks/pages/a.ts', '../../platform/charts'],
    ['checks/pages/a.ts', '../sources/parsePage'],
    ['checks/links/a.ts', '../build/builtSite'],
    ['checks/commands/a.ts', '../examples/documents'],
    ['checks/examples/a.ts', '../check'],
    ['checks/run.ts', './pages/pagesCheck'],
    ['markdown/reference/a.ts', '../../platform/schemas'],
    ['plugins/search/a.ts', '../../search/build/createIndex'],
    ['checks/sources/a.ts', '../../markdown/parse'],
    ['search/index.ts', './build/createIndex'],
    ['search/client/a.ts', '../core/search'],
    ['plugins/loader/client/a.ts', '../../../browser/create'],
    ['browser/a.ts', '../protocol'],
    ['src/components/a.ts', '../../plugins/integrations/catalogue'],
    ['scripts/build.ts', '../checks/build/pageSources'],
    ['bench/a.ts', '../tests/relevance/measures'],
    ['tests/e2e/a.ts', '../../scripts/chromium'],
  ])('%s may import %s', (file, specifier) => {
    expect(lint(file, specifier)).toEqual([]);
  });
});
