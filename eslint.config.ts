import docusaurus from '@docusaurus/eslint-plugin';
import type {ESLint} from 'eslint';
import {defineConfig} from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

import {importRules} from './eslint.imports';

export default defineConfig(
  {
    ignores: [
      'node_modules/',
      'build/',
      'package/',
      '.docusaurus/',
      'test-results/',
      'playwright-report/',
      '**/fixtures/',
      // In the form that the platform requires: JavaScript without types.
      'examples/{hooks,scanners}/*/**/*.js',
      // Served unchanged, at URLs of an earlier site, which a bundler could not keep.
      'static/{sw,service-worker}.js',
    ],
  },
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.json', './tsconfig.node.json', './tsconfig.e2e.json'],
        tsconfigRootDir: __dirname,
      },
    },
    rules: {
      // Numbers in messages need no formatting.
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      // `const {left, ...rest}` is the shortest way to leave a key out.
      '@typescript-eslint/no-unused-vars': ['error', {ignoreRestSiblings: true}],
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      // Event handlers are often arrow functions that return the result of a call.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        {ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true},
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: ':matches(PropertyDefinition, MethodDefinition, TSParameterProperty)[accessibility]',
          message: 'Write #name for what is private: it is private at run time too. The rest is public.',
        },
        {
          selector:
            ':matches([callee.property.name="localeCompare"][arguments.length<2], [callee.property.name=/^toLocale/][arguments.length=0], [callee.object.name="Intl"][arguments.length=0])',
          message: "Name the locale, such as 'en': otherwise the result depends on the reader's machine.",
        },
        {
          selector: 'CallExpression[callee.property.name=/^(un)?route$/]',
          message: 'Answer requests with tests/e2e/requests.ts, which says why.',
        },
      ],
      // A type parameter states the type of a file's content, which only the caller knows.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
    },
  },
  {
    files: [
      'src/**/*.{ts,tsx}',
      'plugins/*/theme/**/*.{ts,tsx}',
      'plugins/lazy-content/**/*.{ts,tsx}',
      'search/theme/**/*.{ts,tsx}',
    ],
    extends: [jsxA11y.configs.strict, reactHooks.configs.flat.recommended],
    // The plugin has the types of an older ESLint.
    plugins: {'@docusaurus': docusaurus as unknown as ESLint.Plugin},
    rules: {
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/prefer-docusaurus-heading': 'error',
    },
  },
  {
    files: ['**/*.{js,jsx,mjs,cjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    rules: {
      'no-restricted-syntax': [
        'error',
        {selector: 'Program', message: 'Write TypeScript: one language, one type check.'},
      ],
    },
  },
  importRules,
);
