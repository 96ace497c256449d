/** Written by the integrations plugin while the site loads. */
declare module '@generated/integrations/default/approval.json' {
  import type {Approval} from '@site/markdown/catalogue/catalogue';

  const approval: Approval;
  export default approval;
}
