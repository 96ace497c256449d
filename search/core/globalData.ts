import type {SearchSettings} from './settings';

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
