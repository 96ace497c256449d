/** What the options of the plugin say about searching. It reaches the browser, so it holds plain data only. */
export type SearchSettings = {
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
};

/** Values of the specification. */
export const defaultSearchSettings: SearchSettings = {
  maxSearchResults: 8,
  titleBoost: 5,
  contentBoost: 1,
  tagsBoost: 3,
  parentCategoriesBoost: 2,
  k1: 1.2,
  b: 0.75,
};
