declare module '@generated/cascade-explainer/default/tool.json' {
  import type {Draft} from '@site/tools/cascade-explainer/explain/explainDraft';

  const tool: {
    /** URL of the worker that explains. */
    url: string;
    /** Names of the charts with rules. */
    charts: string[];
    /** The draft to begin with. */
    example: Draft;
  };
  export default tool;
}
