import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {loadCharts} from '../../platform/loadPlatform';
import {collectPages} from './collectPages';
import {createCatalogue} from './createCatalogue';

/** Builds the catalogue of scanners and hooks from the front matter of their pages. */
export default function pluginIntegrations({siteDir}: LoadContext): Plugin {
  return {
    // Part of the path under which pages import the catalogue: @generated/integrations/default/catalogue.json
    name: 'integrations',

    async allContentLoaded({allContent, actions}) {
      const readSource = (file: string) => readFileSync(path.resolve(siteDir, file), 'utf8');
      await actions.createData(
        'catalogue.json',
        createCatalogue(collectPages(allContent), loadCharts(), readSource),
      );
    },
  };
}
