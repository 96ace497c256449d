import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

import {loadCharts} from '../../platform/loadPlatform';
import {readText} from '../../text/readText';
import {collectShippedRules} from './collectShippedRules';

const readExample = (file: string) => readText(join(__dirname, 'example', file));

export default function pluginCascadeExplainer(): Plugin {
  return {
    // Part of the path under which the tool imports its data: @generated/cascade-explainer/default/tool.json
    name: 'cascade-explainer',

    async contentLoaded({actions}) {
      const tool = {
        shippedRules: collectShippedRules(loadCharts()),
        example: {
          scan: readExample('scan.yaml'),
          finding: readExample('finding.json'),
          rules: readExample('rules.yaml'),
          charts: ['nikto', 'nmap', 'ssh-audit'],
        },
      };
      await actions.createData('tool.json', JSON.stringify(tool));
    },
  };
}
