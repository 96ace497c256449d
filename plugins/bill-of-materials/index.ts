import {readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {collectPackages} from './collectPackages';
import {createBill} from './createBill';
import {createNotices} from './createNotices';
import {collectInlineFiles} from './inlineScripts';
import {readLockFile} from './lockFile';
import {ModulesPlugin} from './ModulesPlugin';

/** The site's `package.json`. */
interface Manifest {
  name: string;
  version: string;
  description: string;
  license: string;
}

/** Records which packages readers receive, and under which licences. */
export default function pluginBillOfMaterials({siteDir, siteConfig}: LoadContext): Plugin {
  let bundledFiles: ReadonlySet<string> = new Set();
  return {
    name: 'bill-of-materials',

    configureWebpack(_config, isServer) {
      if (isServer) return {};
      return {plugins: [new ModulesPlugin((files) => (bundledFiles = files))]};
    },

    async postBuild({outDir}) {
      const manifest = JSON.parse(readFileSync(join(siteDir, 'package.json'), 'utf8')) as Manifest;
      const packages = collectPackages([...bundledFiles, ...collectInlineFiles()], readLockFile(siteDir));
      const bill = createBill({...manifest, licence: manifest.license, url: siteConfig.url}, packages);
      await writeFile(join(outDir, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
      await writeFile(join(outDir, 'third-party-licences.txt'), createNotices(packages));
    },
  };
}
