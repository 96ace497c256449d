import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {definePlugin} from '../definePlugin';
import {createScript} from './createScript';
import {validateOptions, type PluginOptions} from './options';
import {renderCodeBlock} from '../../markdown/static-html/renderCodeBlock';

/** The theme's module that adds a highlighter to every page. Code is already coloured at build time. */
const HIGHLIGHTER = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages.js');

/** Turns content without behaviour into HTML at build time. See README.md. */
function pluginStaticContent(_context: LoadContext, options: PluginOptions): Plugin {
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
      const snippets = Object.entries(options.snippets).map(([name, block]) => [
        name,
        renderCodeBlock(block, options.theme),
      ]);
      await actions.createData('snippets.json', Object.fromEntries(snippets) as object);
    },

    configureWebpack() {
      return {resolve: {alias: {[HIGHLIGHTER]: false}}};
    },

    injectHtmlTags() {
      return {postBodyTags: [{tagName: 'script', innerHTML: createScript()}]};
    },
  };
}

export default definePlugin(pluginStaticContent, validateOptions);
