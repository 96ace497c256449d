/** Maximum length of a query in UTF-16 units; the rest is cut off. */
export const MAX_QUERY_LENGTH = 512;

/** A factor for the pages below a route, which may depend on the query. */
export interface RouteBoost {
  /** Route of a page or folder relative to the base path, without a trailing slash: `/docs/contributing`. */
  route: string;
  /** Below 1 lowers the pages, above 1 raises them. */
  boost: number;
  /** Words of readers who look for these pages; their synonyms count too. */
  words?: readonly string[];
  /** Factor that replaces `boost` if the query has one of the words; 1 by default. */
  boostForWords?: number;
}

/** The plugin options that affect searching. Plain data only, because they are sent to the browser. */
export interface SearchSettings {
  /** Maximum number of results. */
  maxSearchResults: number;
  /** Factors of the fields. */
  titleBoost: number;
  contentBoost: number;
  tagsBoost: number;
  parentCategoriesBoost: number;
  /** BM25: how slowly the effect of repeated words levels off. */
  k1: number;
  /** BM25: how much long texts are penalised, 0 to 1. */
  b: number;
  /** Factors for parts of the site that fewer or more readers look for. The first match applies. */
  routeBoosts: readonly RouteBoost[];
}

/** The values from the specification. */
export const defaultSearchSettings: SearchSettings = {
  maxSearchResults: 8,
  titleBoost: 5,
  contentBoost: 1,
  tagsBoost: 3,
  parentCategoriesBoost: 2,
  k1: 1.2,
  b: 0.75,
  routeBoosts: [],
};
