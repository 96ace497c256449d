/** Written by the cascade-explainer plugin while the site loads. */
declare module '@generated/cascade-explainer/default/rules.json' {
  import type {ShippedRule} from '@site/plugins/cascade-explainer/collectShippedRules';

  const rules: ShippedRule[];
  export default rules;
}
