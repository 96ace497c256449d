declare module '@theme/StaticHtml' {
  import type StaticHtml from '@site/plugins/static-content/theme/StaticHtml';

  const component: typeof StaticHtml;
  export default component;
}
