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
      // Written as the platform wants it: JavaScript without types.
      'examples/{hooks,scanners}/*/**/*.js',
      // Served as they are, at URLs of an earlier site: no bundler names them.
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
      // Numbers in messages are readable as they are.
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      // `const {left, ...rest}` is the shortest way to leave a key out.
      '@typescript-eslint/no-unused-vars': ['error', {ignoreRestSiblings: true}],
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      // Arrow functions that return the result of a call for its effect are common in event handlers.
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
      ],
      // A type parameter names what a file is read as: the caller knows, the function does not.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'plugins/*/theme/**/*.{ts,tsx}', 'search/panel/**/*.{ts,tsx}'],
    extends: [jsxA11y.configs.strict, reactHooks.configs.flat.recommended],
    // The plugin's types are those of an older ESLint.
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
  ...importRules,
);
