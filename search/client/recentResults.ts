import {readStoredJson, removeStorage, writeStorage} from '../../browser/storage';
import {isLocalPath} from './localPath';

export interface RecentResult {
  route: string;
  title: string;
  path: string[];
}

const STORAGE_KEY = 'local-search.recent';
const MAX_RECENT = 3;

function isRecentResult(value: unknown): value is RecentResult {
  if (typeof value !== 'object' || value === null) return false;
  const {route, title, path} = value as Record<string, unknown>;
  const isText = (text: unknown): text is string => typeof text === 'string';
  // A stored URL becomes a link, so it must be a path on this site.
  return isText(title) && isText(route) && isLocalPath(route) && Array.isArray(path) && path.every(isText);
}

/** Latest first. Empty if storage is not available. */
export function readRecentResults(): RecentResult[] {
  const stored = readStoredJson(STORAGE_KEY);
  return Array.isArray(stored) ? stored.filter(isRecentResult).slice(0, MAX_RECENT) : [];
}

/** Does nothing if storage is not available. */
export function addRecentResult(result: RecentResult): void {
  const others = readRecentResults().filter(({route}) => route !== result.route);
  writeStorage(STORAGE_KEY, JSON.stringify([result, ...others].slice(0, MAX_RECENT)));
}

export function clearRecentResults(): void {
  removeStorage(STORAGE_KEY);
}
