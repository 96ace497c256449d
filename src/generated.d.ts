/** The data of plugins, which write it while the site loads. */

declare module '@generated/integrations/default/approval.json' {
  import type {Approval} from '@site/markdown/catalogue/catalogue';

  const approval: Approval;
  export default approval;
}

declare module '@generated/cascade-explainer/default/rules.json' {
  import type {ShippedRule} from '@site/plugins/cascade-explainer/collectShippedRules';

  const rules: ShippedRule[];
  export default rules;
}

declare module '@generated/static-content/default/snippets.json' {
  import type {StaticHtml} from '@site/markdown/static-html/renderCodeBlock';

  /** Code blocks by title. */
  const snippets: Partial<Record<string, StaticHtml>>;
  export default snippets;
}

declare module '@generated/images/default/release.json' {
  import type {ChartImages} from '@site/platform/images';

  const release: {version: string; charts: ChartImages[]};
  export default release;
}

declare module '@generated/integrations/default/catalogue.json' {
  import type {Catalogue} from '@site/markdown/catalogue/catalogue';

  const catalogue: Catalogue;
  export default catalogue;
}

declare module '@generated/manifest-check/default/tool.json' {
  const data: {
    /** URL of the worker that checks. */
    url: string;
    /** The text to begin with. */
    example: string;
    /** Names of the charts whose values can be checked. */
    charts: string[];
  };
  export default data;
}
