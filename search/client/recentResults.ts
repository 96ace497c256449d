import {RECENT_KEY} from '../../browser/protocol';
import {isMap} from '../../text/loose';
import {isTextList, readStoredJson, removeStorage, writeStorage} from '../../browser/storage';
import {isLocalPath} from './localPath';

export interface RecentResult {
  route: string;
  title: string;
  path: string[];
}

const MAX_RECENT = 3;

export function isRecentResult(value: unknown): value is RecentResult {
  if (!isMap(value)) return false;
  const {route, title, path} = value;
  // A stored URL becomes a link, so it must be a path on this site.
  return typeof title === 'string' && typeof route === 'string' && isLocalPath(route) && isTextList(path);
}

/** Latest first. Empty if storage is not available. */
export function readRecentResults(): RecentResult[] {
  return (readStoredJson(RECENT_KEY, Array.isArray) ?? []).filter(isRecentResult).slice(0, MAX_RECENT);
}

/** Does nothing if storage is not available. */
export function addRecentResult(result: RecentResult): void {
  const others = readRecentResults().filter(({route}) => route !== result.route);
  writeStorage(RECENT_KEY, JSON.stringify([result, ...others].slice(0, MAX_RECENT)));
}

export function clearRecentResults(): void {
  removeStorage(RECENT_KEY);
}
