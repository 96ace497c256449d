import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {renderCodeBlock, type CodeBlock} from './renderCodeBlock';
import {definePlugin} from '../../framework/definePlugin';

export interface PluginOptions {
  /**
   * Code blocks of pages that are not Markdown, by name. Imported from
   * `@generated/code/default/snippets.json`.
   */
  snippets: Record<string, CodeBlock>;
}

/** Renders the code blocks of pages that are not Markdown. */
function pluginCode({siteConfig}: LoadContext, {snippets}: PluginOptions): Plugin {
  return {
    // Part of the path under which pages import the snippets: @generated/code/default/snippets.json
    name: 'code',

    async contentLoaded({actions}) {
      const {theme} = (siteConfig.themeConfig as ThemeConfig).prism;
      const rendered = Object.entries(snippets).map(([name, block]) => [name, renderCodeBlock(block, theme)]);
      await actions.createData('snippets.json', Object.fromEntries(rendered) as object);
    },
  };
}

export default definePlugin(pluginCode);
