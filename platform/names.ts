import type {Charts} from './charts';

export interface PlatformNames {
  /** ScanTypes that pages define themselves. */
  own: string[];
  /** Keys of labels and annotations, with their allowed values. */
  keys: Record<string, string[] | 'any'>;
  /** Domains of keys whose names users choose. */
  openDomains: string[];
}

/** Names that `scanType` may have: those that charts install, and those that pages define themselves. */
export function collectScanTypes({own}: PlatformNames, charts: Charts): string[] {
  const installed = [...charts.values()].flatMap(({scanTypes = []}) => scanTypes.map(({name}) => name));
  return [...installed, ...own];
}
