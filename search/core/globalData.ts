import type {SearchSettings} from './settings';

/** Name of the plugin: the key of its global data. */
export const PLUGIN_NAME = 'local-search';

/** What the build tells the browser without a request. */
export interface SearchGlobalData {
  /** Address of the index below the base path, with the hash of its content. */
  index: string;
  /** Address of the rare words below the base path, with the hash of its content. */
  supplement: string;
  /** Address of the texts below the base path, with the hash of its content. */
  content: string;
  settings: SearchSettings;
  /** Path that takes reports, or null for none. */
  analyticsEndpoint: string | null;
}
