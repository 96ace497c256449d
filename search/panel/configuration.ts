import type {SearchGlobalData} from '../core/settings';

/** Identifiers that are replaced while bundling, see `search/bundleScripts.ts`. */
declare const CONFIGURATION: Configuration;
declare const STYLES: string;
/** Separate, so that without an endpoint the code that reports is not bundled. */
declare const ANALYTICS_ENDPOINT: string | null;

/** What the build knows and the panel needs. */
export type Configuration = Pick<SearchGlobalData, 'supplement' | 'content' | 'settings'> & {
  /** Base path of the site, with a slash at both ends. */
  baseUrl: string;
};

export const configuration = CONFIGURATION;
export const styles = STYLES;
export const analyticsEndpoint = ANALYTICS_ENDPOINT;
