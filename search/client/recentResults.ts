import {isLocalPath} from './localPath';

/** A result that was opened on this device. */
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

/** The recently opened results, latest first. Empty if storage is not available. */
export function readRecentResults(): RecentResult[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecentResult).slice(0, MAX_RECENT) : [];
  } catch {
    return [];
  }
}

/** Puts a result at the top of the list. Does nothing if storage is not available. */
export function addRecentResult(result: RecentResult): void {
  const others = readRecentResults().filter(({route}) => route !== result.route);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([result, ...others].slice(0, MAX_RECENT)));
  } catch {
    // Storage is full, blocked or unavailable: there will be no list.
  }
}

/** Deletes all recent results. */
export function clearRecentResults(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage there is nothing to delete.
  }
}
