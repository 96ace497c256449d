/** Own names by the names that they replace. */
export type OwnNames = Record<string, string>;

/** Local storage key. The script that every page has knows it too: start.ts. */
export const KEY = 'own-names';

/** Reads the reader's names. Empty without a storage, or if somebody else has changed it. */
export function readOwnNames(): OwnNames {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const entries = Object.entries(stored as OwnNames).filter(([, own]) => typeof own === 'string');
    return Object.fromEntries(entries);
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
