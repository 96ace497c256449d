import type {SearchSettings} from '../core/settings';

/** Identifiers that are replaced while bundling, see `plugins/search/createScripts.ts`. */
declare const CONFIGURATION: Configuration;
/** The panel's style sheet. */
declare const STYLES: string;
/** Path that receives reports, or null. Separate, so that without one the code that reports is not bundled. */
declare const ANALYTICS_ENDPOINT: string | null;

/** What the build knows and the panel needs. */
export interface Configuration {
  /** Base path of the site, with a slash at both ends. */
  baseUrl: string;
  /** URLs of the rare words and of the texts. */
  supplement: string;
  content: string;
  settings: SearchSettings;
}

export const configuration = CONFIGURATION;
export const styles = STYLES;
export const analyticsEndpoint = ANALYTICS_ENDPOINT;
