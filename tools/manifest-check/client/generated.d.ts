declare module '@generated/manifest-check/default/tool.json' {
  const data: {
    /** URL of the worker that checks. */
    url: string;
    /** The text to begin with. */
    example: string;
    /** Names of the charts whose values can be checked. */
    charts: string[];
  };
  export default data;
}
