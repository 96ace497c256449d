/** Names that the platform gives to its own things. */
export interface PlatformNames {
  /** Names of ScanTypes by the chart that installs them. */
  scanTypes: Record<string, string[]>;
  /** ScanTypes that pages define themselves. */
  own: string[];
  /** Keys of labels and annotations, with their allowed values. */
  keys: Record<string, string[] | 'any'>;
  /** Domains of keys below which any name may appear. */
  openDomains: string[];
}

/** Names that `scanType` may have. */
export function collectScanTypes({scanTypes, own}: PlatformNames): string[] {
  return [...Object.values(scanTypes).flat(), ...own];
}
