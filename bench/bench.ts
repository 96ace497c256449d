import type {Options} from './options';
import type {Site} from './sites/openSites';

/** What a module measures: the sites, ours first, and the options of the command. */
export interface Bench extends Options {
  sites: readonly Site[];
}
