import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {bundleFile} from '../../framework/bundleScript';
import {emitFiles} from '../../framework/emitFiles';
import {loadCharts} from '../../platform/loadPlatform';
import {readText} from '../../text/readText';
import {collectShippedRules} from './collectShippedRules';

const readExample = (file: string) => readText(join(__dirname, 'example', file));

/** Bundles the worker that explains, with the rules of the charts. */
export function bundleWorker() {
  const shippedRules = collectShippedRules(loadCharts());
  const charts = [...new Set(shippedRules.map(({chart}) => chart))];
  const file = bundleFile('cascade-explainer', {
    entry: join(__dirname, 'worker/index.ts'),
    define: {SHIPPED_RULES: JSON.stringify(shippedRules)},
    // Only editors of YAML call them.
    omit: ['./node_modules/yaml/browser/dist/parse/cst-*'],
  });
  return {charts, ...file};
}

export default function pluginCascadeExplainer({baseUrl}: LoadContext): Plugin {
  const {charts, path, text} = bundleWorker();
  return {
    // Part of the path under which the tool imports its data: @generated/cascade-explainer/default/tool.json
    name: 'cascade-explainer',

    async contentLoaded({actions}) {
      const tool = {
        url: baseUrl + path,
        charts,
        example: {
          scan: readExample('scan.yaml'),
          finding: readExample('finding.json'),
          rules: readExample('rules.yaml'),
          charts: ['nikto', 'nmap', 'ssh-audit'],
        },
      };
      await actions.createData('tool.json', JSON.stringify(tool));
    },

    ...emitFiles(() => ({[path]: text})),
  };
}
