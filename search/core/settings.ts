/** Longest query that is read; what follows is cut off. In UTF-16 units. */
export const MAX_QUERY_LENGTH = 512;

/** A factor for the pages below a route. */
export interface RouteBoost {
  /** Route of a page or a folder below the base path, without a slash at the end: `/docs/contributing`. */
  route: string;
  /** Below 1 holds the pages back, above 1 puts them forward. */
  boost: number;
}

/** What the options of the plugin say about searching. It reaches the browser, so it holds plain data only. */
export interface SearchSettings {
  /** Most results of a query. */
  maxSearchResults: number;
  /** Factors of the fields. */
  titleBoost: number;
  contentBoost: number;
  tagsBoost: number;
  parentCategoriesBoost: number;
  /** BM25: how fast repeated words stop counting. */
  k1: number;
  /** BM25: how much long texts are held back, 0 to 1. */
  b: number;
  /** Parts of the site that fewer readers look for, or more. The first that fits a page applies. */
  routeBoosts: readonly RouteBoost[];
}

/** Values of the specification. */
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
