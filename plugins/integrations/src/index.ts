import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import type {Catalogue} from './catalogue';
import {createCatalogue} from './createCatalogue';
import type {PluginOptions} from './options';
import {parsePage} from './parsePage';
import {createPagePatterns, readPages} from './readPages';

/** Makes the catalogue of scanners and hooks from the front matter of their pages. */
export default function pluginIntegrations(context: LoadContext, options: PluginOptions): Plugin<Catalogue> {
  const {siteDir, siteConfig, baseUrl} = context;
  const settings = {
    baseUrl,
    routeBasePath: options.routeBasePath,
    parseFrontMatter: siteConfig.markdown.parseFrontMatter,
  };

  return {
    // Part of the address under which pages import the catalogue: @generated/integrations/default/catalogue.json
    name: 'integrations',

    getPathsToWatch() {
      return createPagePatterns(path.resolve(siteDir, options.docsPath));
    },

    async loadContent() {
      const files = await readPages(siteDir, options.docsPath);
      const pages = await Promise.all(files.map((file) => parsePage(file, settings)));
      return createCatalogue(pages.filter((page) => page !== undefined));
    },

    async contentLoaded({content, actions}) {
      await actions.createData('catalogue.json', content);
    },
  };
}

export {validateOptions} from './options';
