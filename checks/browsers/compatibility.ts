// Under this name the package reads its data itself: Vitest would transform the 20 MB of JSON, for a minute.
import bcd from '@mdn/browser-compat-data/forLegacyNode';
import type {BrowserName, Identifier} from '@mdn/browser-compat-data/types';
import browserslist from 'browserslist';

import {groupBy} from '../../text/groupBy';

/** Keys of a feature in MDN's data: `['css', 'properties', 'text-box-trim']`. */
export type Path = readonly string[];

export interface Use {
  /** The features with its name. If there are several, it is not known which of them is used. */
  paths: readonly Path[];
  /** What to search for in the file. */
  text: string;
  fault?: string;
}

export type Targets = ReadonlyMap<BrowserName, number>;

/** Reads the oldest version of each browser that a package supports. */
export function readTargets(dir: string): Targets {
  const targets = new Map<BrowserName, number>();
  for (const entry of browserslist(undefined, {path: dir, env: 'production'})) {
    const [name = '', version = ''] = entry.replace('ios_saf', 'safari_ios').split(' ');
    const oldest = targets.get(name as BrowserName) ?? Infinity;
    targets.set(name as BrowserName, Math.min(oldest, Number.parseFloat(version)));
  }
  return targets;
}

export function findFeature(path: Path): Identifier | undefined {
  let feature: Identifier | undefined = bcd as unknown as Identifier;
  for (const key of path) feature = Object.hasOwn(feature ?? {}, key) ? feature?.[key] : undefined;
  return feature;
}

/** All features that are a number of levels below a path, by their names. */
export function indexFeatures(...starts: readonly [Path, depth: number][]): Map<string, Path[]> {
  const list = (path: Path, depth: number): Path[] =>
    Object.keys(depth > 0 ? (findFeature(path) ?? {}) : {})
      .filter((key) => key !== '__compat')
      .flatMap((key) => (depth === 1 ? [[...path, key]] : list([...path, key], depth - 1)));
  return groupBy(
    starts.flatMap(([path, depth]) => list(path, depth)),
    (path) => path.at(-1)?.replace(/_static$/, '') ?? '',
  );
}

/** Whether a feature belongs to another one that is too new itself, and that is found where it is used. */
export function isPartOfNewer(path: Path, targets: Targets): boolean {
  return findTooOld(path.slice(0, -1), targets).length > 0;
}

/**
 * The browsers that have a feature only since a later version than the oldest supported one: `safari 17.4`. A feature
 * with a prefix counts, because the bundler adds those.
 */
export function findTooOld(path: Path, targets: Targets): string[] {
  return [...targets].flatMap(([browser, oldest]) => {
    const statements = [findFeature(path)?.__compat?.support[browser] ?? []].flat();
    const versions = statements.map(({flags, version_added: added}) =>
      flags || added === false || added === 'preview' ? Infinity : Number.parseFloat(added.replace('≤', '')),
    );
    // What the data says nothing about is not known to be missing.
    const first = Math.min(...versions, statements.length > 0 ? Infinity : 0);
    return first > oldest ? [first === Infinity ? `any ${browser}` : `${browser} ${first}`] : [];
  });
}
