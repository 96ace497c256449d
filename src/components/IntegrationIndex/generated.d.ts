/** Written by the integrations plugin while the site loads. */
declare module '@generated/integrations/default/catalogue.json' {
  import type {Catalogue} from '@site/markdown/catalogue/catalogue';

  const catalogue: Catalogue;
  export default catalogue;
}
