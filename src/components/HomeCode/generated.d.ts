/** Written by the plugin static-content while the site loads. */
declare module '@generated/static-content/default/snippets.json' {
  import type {StaticHtml} from '@site/markdown/static-html/renderCodeBlock';

  /** Code blocks by title. */
  const snippets: Partial<Record<string, StaticHtml>>;
  export default snippets;
}
