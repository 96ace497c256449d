import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {readText} from '../../text/readText';
import {bundleFile} from '../../framework/bundleScript';
import {emitFiles} from '../../framework/emitFiles';
import {collectCheckedCharts, collectData} from './collectData';

/** The text to begin with, which the page shows too. */
const EXAMPLE = 'examples/manifests/scan-with-mistakes.yaml';

/** Tags of the YAML package that platform/manifests/parseDocuments.ts does not use. */
const UNREAD_TAGS = ['binary', 'omap', 'pairs', 'set', 'timestamp'];

/** Bundles the worker that checks manifests, with what it knows about the platform. */
export function bundleWorker(baseUrl: string): {path: string; text: string} {
  return bundleFile('manifest-check', {
    entry: join(__dirname, 'worker/index.ts'),
    define: {DATA: JSON.stringify(collectData(baseUrl))},
    // The worker never writes YAML.
    omit: ['stringify/*', 'parse/cst-*', ...UNREAD_TAGS.map((name) => `schema/yaml-1.1/${name}.js`)].map(
      (file) => `./node_modules/yaml/browser/dist/${file}`,
    ),
  });
}

export default function pluginManifestCheck({siteDir, baseUrl}: LoadContext): Plugin {
  const {path, text} = bundleWorker(baseUrl);
  return {
    // Part of the path under which the tool imports its data: @generated/manifest-check/default/tool.json
    name: 'manifest-check',

    async contentLoaded({actions}) {
      // What the tool on the page knows before it asks the worker: client/generated.d.ts.
      const tool = {
        url: baseUrl + path,
        example: readText(join(siteDir, EXAMPLE)),
        charts: collectCheckedCharts().map(({chart}) => chart),
      };
      await actions.createData('tool.json', JSON.stringify(tool));
    },

    ...emitFiles(() => ({[path]: text})),
  };
}
