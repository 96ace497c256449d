import type {SearchSettings} from './settings';

/** Name of the plugin: the key of its global data. */
export const PLUGIN_NAME = 'local-search';

/** Data that the build passes to the browser as part of its scripts. */
export interface SearchGlobalData {
  /** URL of the index relative to the base path, with the hash of its content. */
  index: string;
  /** URL of the rare words relative to the base path, with the hash of their content. */
  supplement: string;
  /** URL of the texts relative to the base path, with the hash of their content. */
  content: string;
  settings: SearchSettings;
  /** Path that receives reports, or null. */
  analyticsEndpoint: string | null;
}
