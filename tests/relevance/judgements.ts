/** A query with the places that answer it. */
export interface JudgedQuery {
  query: string;
  /**
   * Addresses below the base path that a reader would be content with. One with an anchor means that section, one that
   * ends in `#` the start of the page, one without `#` the page and all of its sections.
   */
  wanted: string[];
}

/** A query, followed by its wanted addresses. */
export type Judgement = readonly [query: string, ...wanted: string[]];
