/** The data of plugins, which write it while the site loads. */

declare module '@generated/integrations/default/approval.json' {
  import type {Approval} from '@site/markdown/catalogue/catalogue';

  const approval: Approval;
  export default approval;
}

declare module '@generated/static-content/default/snippets.json' {
  import type {StaticHtml} from '@site/markdown/static-html/renderCodeBlock';

  /** Code blocks by title. */
  const snippets: Partial<Record<string, StaticHtml>>;
  export default snippets;
}

declare module '@generated/integrations/default/catalogue.json' {
  import type {Catalogue} from '@site/markdown/catalogue/catalogue';

  const catalogue: Catalogue;
  export default catalogue;
}
