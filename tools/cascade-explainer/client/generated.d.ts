declare module '@generated/cascade-explainer/default/tool.json' {
  import type {ShippedRule} from '@site/tools/cascade-explainer/collectShippedRules';

  interface Draft {
    scan: string;
    finding: string;
    /** Rules beside those of the charts. */
    rules: string;
    charts: readonly string[];
  }

  const tool: {shippedRules: ShippedRule[]; example: Draft};
  export default tool;
}
