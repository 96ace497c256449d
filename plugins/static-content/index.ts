import path from 'node:path';

import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {renderCodeBlock, type CodeBlock} from '../../markdown/static-html/renderCodeBlock';
import {definePlugin} from '../../framework/definePlugin';

/** The theme's module that adds a highlighter to every page. Code is already coloured at build time. */
const HIGHLIGHTER = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages.js');
const NO_HIGHLIGHTER = path.join(__dirname, 'client/noHighlighter.ts');

export interface PluginOptions {
  /**
   * Code blocks of pages that are not Markdown, by name. Imported from
   * `@generated/static-content/default/snippets.json`.
   */
  snippets: Record<string, CodeBlock>;
}

/** Turns content without behaviour into HTML at build time. See README.md. */
function pluginStaticContent({siteConfig}: LoadContext, {snippets}: PluginOptions): Plugin {
  return {
    // Part of the path under which pages import the snippets: @generated/static-content/default/snippets.json
    name: 'static-content',

    getThemePath() {
      return path.join(__dirname, 'theme');
    },

    getTypeScriptThemePath() {
      return path.join(__dirname, 'theme');
    },

    async contentLoaded({actions}) {
      const {theme} = (siteConfig.themeConfig as ThemeConfig).prism;
      const rendered = Object.entries(snippets).map(([name, block]) => [name, renderCodeBlock(block, theme)]);
      await actions.createData('snippets.json', Object.fromEntries(rendered) as object);
    },

    configureWebpack() {
      return {resolve: {alias: {[HIGHLIGHTER]: NO_HIGHLIGHTER}}};
    },
  };
}

export default definePlugin(pluginStaticContent);
