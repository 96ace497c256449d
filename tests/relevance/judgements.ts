/** A query with the results that answer it. */
export interface JudgedQuery {
  query: string;
  /**
   * URL paths, relative to the base path, of results that would satisfy the reader. A path with an anchor means that
   * section, one that ends in `#` the start of the page, one without `#` the page and all of its sections.
   */
  wanted: string[];
}

/** A query, followed by the URL paths that answer it. */
export type Judgement = readonly [query: string, ...wanted: string[]];
