import {readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {bundledFiles} from '../../framework/bundleScript';
import {collectPackages} from './collectPackages';
import {buildBill, type Product} from './buildBill';
import {renderNotices} from './renderNotices';
import {ModulesPlugin} from './ModulesPlugin';

/** Records which packages readers receive, and under which licences. */
export default function pluginBillOfMaterials({siteDir}: LoadContext): Plugin {
  let pageFiles: readonly string[] = [];
  return {
    name: 'bill-of-materials',

    configureWebpack(_config, isServer) {
      return isServer ? {} : {plugins: [new ModulesPlugin((files) => (pageFiles = files))]};
    },

    async postBuild({outDir}) {
      const product = JSON.parse(readFileSync(join(siteDir, 'package.json'), 'utf8')) as Product;
      const packages = collectPackages([...pageFiles, ...bundledFiles]);
      const bill = buildBill(product, packages);
      await writeFile(join(outDir, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
      await writeFile(join(outDir, 'third-party-licences.txt'), renderNotices(packages));
    },
  };
}
