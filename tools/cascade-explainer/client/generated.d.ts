declare module '@generated/cascade-explainer/default/rules.json' {
  import type {ShippedRule} from '@site/tools/cascade-explainer/collectShippedRules';

  const rules: ShippedRule[];
  export default rules;
}
