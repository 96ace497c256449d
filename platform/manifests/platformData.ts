import type {Charts} from '../charts';
import type {SchemaSet} from '../buildSchemaSet';
import type {PlatformNames} from '../loadPlatform';

/** What to do about a name that is unknown: writers of pages can add it to the data, readers cannot. */
export interface Hints {
  /** About a kind without a schema; begins with a space. */
  kind: string;
  /** About a label or annotation that is similar to no known one. */
  key: string;
  /** About a field that a type of Kubernetes may have, although its schema here does not; begins with a space. */
  foreignField: string;
  /** About a ScanType that no chart installs; `suggestion` is the question that names a similar one, or empty. */
  scanType: (suggestion: string) => string;
}

export interface PlatformData {
  schemas: SchemaSet;
  charts: Charts;
  names: Pick<PlatformNames, 'own' | 'keys' | 'openDomains'>;
  hints: Hints;
}

/** Names that `scanType` may have: those that charts install, and those that pages define themselves. */
export function collectScanTypes({names, charts}: Pick<PlatformData, 'names' | 'charts'>): string[] {
  const installed = [...charts.values()].flatMap(({scanTypes = []}) => scanTypes.map(({name}) => name));
  return [...installed, ...names.own];
}
