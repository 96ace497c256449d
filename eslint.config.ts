import docusaurus from '@docusaurus/eslint-plugin';
import type {ESLint} from 'eslint';
import {defineConfig} from 'eslint/config';
import tseslint from 'typescript-eslint';

import {importRules} from './eslint.imports';

/** Rules of this project alone, and Docusaurus'. All others, and the types, are checked by oxlint (`.oxlintrc.json`). */
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
  {
    files: ['**/*.{ts,tsx,mts}'],
    languageOptions: {parser: tseslint.parser},
    rules: {
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
        {
          selector: 'CallExpression[callee.property.name="boundingBox"]',
          message: 'Measure with getBox of tests/e2e/pageActions.ts, which waits until nothing moves.',
        },
        {
          selector:
            'CallExpression[callee.property.name="on"][arguments.0.value="response"] CallExpression[callee.property.name=/^(body|text|json)$/]',
          message:
            'Keep the response, and read it when the test needs it: a late one would fail a test that has ended.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', '{browser,markdown,tools}/**/*.tsx', 'search/theme/**/*.{ts,tsx}'],
    // The plugin has the types of an older ESLint.
    plugins: {'@docusaurus': docusaurus as unknown as ESLint.Plugin},
    rules: {
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/prefer-docusaurus-heading': 'error',
    },
  },
  {
    files: ['{browser,framework,markdown,search,src,tools}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.ts', '**/e2e/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['localStorage', 'sessionStorage'].map((name) => ({
          name,
          message: 'Use browser/storage.ts: storage may be forbidden, and hold anything.',
        })),
      ],
    },
  },
  {
    files: ['**/*.{js,jsx,mjs,cjs}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {selector: 'Program', message: 'Write TypeScript: one language, one type check.'},
      ],
    },
  },
  importRules,
);
