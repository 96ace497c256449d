/** In UTF-16 units; the rest is cut off. */
export const MAX_QUERY_LENGTH = 512;

export interface RouteBoost {
  /** Relative to the base path, without a trailing slash: `/docs/contributing`. */
  route: string;
  boost: number;
  /** Words of readers who look for these pages; their synonyms count too. */
  words?: readonly string[];
  /** Replaces `boost` if the query has one of the words; 1 by default. */
  boostForWords?: number;
}

/**
 * The plugin options that affect searching: plain data, because they are sent to the browser. README.md explains them.
 */
export const defaultSearchSettings = {
  maxSearchResults: 8,
  titleBoost: 5,
  contentBoost: 1,
  tagsBoost: 3,
  parentCategoriesBoost: 2,
  k1: 1.2,
  b: 0.75,
  routeBoosts: [] as readonly RouteBoost[],
};

export type SearchSettings = typeof defaultSearchSettings;

/** The key of the plugin's global data. */
export const PLUGIN_NAME = 'local-search';

/** URLs are relative to the base path and have the hash of the content. */
export interface SearchGlobalData {
  index: string;
  supplement: string;
  content: string;
  settings: SearchSettings;
  /** Path that receives reports, or null. */
  analyticsEndpoint: string | null;
}
