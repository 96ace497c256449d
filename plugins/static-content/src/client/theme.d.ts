/** Components of this plugin, by the names under which pages and other plugins know them. */
declare module '@theme/StaticHtml' {
  import type StaticHtml from '@site/plugins/static-content/src/theme/StaticHtml';

  const component: typeof StaticHtml;
  export default component;
}
