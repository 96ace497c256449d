import {isLocalPath} from './localPath';

/** A result that was opened on this device. */
export interface RecentResult {
  route: string;
  title: string;
  path: string[];
}

const STORAGE_KEY = 'local-search.recent';
const MAX_RECENT = 5;

function isRecentResult(value: unknown): value is RecentResult {
  if (typeof value !== 'object' || value === null) return false;
  const {route, title, path} = value as Record<string, unknown>;
  const isText = (text: unknown): text is string => typeof text === 'string';
  // A stored URL is followed later: it must be a path of this site.
  return isText(title) && isText(route) && isLocalPath(route) && Array.isArray(path) && path.every(isText);
}

/** The results opened last, latest first. Empty where the browser keeps nothing. */
export function readRecentResults(): RecentResult[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecentResult).slice(0, MAX_RECENT) : [];
  } catch {
    return [];
  }
}

/** Puts a result first. Does nothing where the browser keeps nothing. */
export function addRecentResult(result: RecentResult): void {
  const others = readRecentResults().filter(({route}) => route !== result.route);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([result, ...others].slice(0, MAX_RECENT)));
  } catch {
    // Storage is full, blocked or absent: then there is no list.
  }
}

/** Forgets all results. */
export function clearRecentResults(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // There was nothing to forget.
  }
}
