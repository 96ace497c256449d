import type {Plugin} from '@docusaurus/types';

import {loadCharts} from '../../platform/loadPlatform';
import {collectShippedRules} from './collectShippedRules';

export default function pluginCascadeExplainer(): Plugin {
  return {
    // Part of the path under which the tool imports the rules: @generated/cascade-explainer/default/rules.json
    name: 'cascade-explainer',

    async contentLoaded({actions}) {
      await actions.createData('rules.json', JSON.stringify(collectShippedRules(loadCharts())));
    },
  };
}
