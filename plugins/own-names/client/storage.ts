/** Own names by the names that they replace. */
export type OwnNames = Record<string, string>;

/** Local storage key. The script that every page has knows it too: start.ts. */
export const KEY = 'own-names';

/** Reads the reader's names. Empty without a storage. */
export function readOwnNames(): OwnNames {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as OwnNames;
  } catch {
    return {};
  }
}

/** Keeps the reader's names on this device; without any, nothing. */
export function storeOwnNames(names: OwnNames): void {
  try {
    if (Object.keys(names).length > 0) localStorage.setItem(KEY, JSON.stringify(names));
    else localStorage.removeItem(KEY);
  } catch {
    // They then apply until the page is left.
  }
}
