/** The live block, named after the component of @docusaurus/theme-live-codeblock that it replaces. */
declare module '@theme/Playground' {
  import type Playground from '@site/plugins/live-code/theme/Playground';

  const component: typeof Playground;
  export default component;
}
