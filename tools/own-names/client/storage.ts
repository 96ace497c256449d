import {readStoredJson, removeStorage, writeStorage} from '../../../browser/storage';

export type OwnNames = Record<string, string>;

/** Local storage key. The script that every page has knows it too: start.ts. */
export const KEY = 'own-names';

export function readOwnNames(): OwnNames {
  return (readStoredJson(KEY) ?? {}) as OwnNames;
}

/** Keeps the reader's names on this device; without any, nothing. */
export function storeOwnNames(names: OwnNames): void {
  if (Object.keys(names).length > 0) writeStorage(KEY, JSON.stringify(names));
  else removeStorage(KEY);
}
