/** Components of this plugin, by the names under which pages and other plugins import them. */
declare module '@theme/StaticHtml' {
  import type StaticHtml from '@site/plugins/static-content/theme/StaticHtml';

  const component: typeof StaticHtml;
  export default component;
}
