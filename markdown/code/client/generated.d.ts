declare module '@generated/code/default/snippets.json' {
  import type {StaticHtml} from '@site/markdown/code/renderCodeBlock';

  /** Code blocks by title. */
  const snippets: Partial<Record<string, StaticHtml>>;
  export default snippets;
}
