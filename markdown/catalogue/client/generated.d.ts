declare module '@generated/catalogue/default/approval.json' {
  import type {Approval} from '@site/markdown/catalogue/catalogue';

  const approval: Approval;
  export default approval;
}

declare module '@generated/catalogue/default/catalogue.json' {
  import type {Catalogue} from '@site/markdown/catalogue/catalogue';

  const catalogue: Catalogue;
  export default catalogue;
}
