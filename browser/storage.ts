/* The browser may forbid local storage: in private windows, in frames, or because it is full. */

/** Reads a value; null if it is missing or storage is blocked. */
export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The same for a value that was stored as JSON; null also if it is none. */
export function readStoredJson(key: string): unknown {
  try {
    return JSON.parse(readStorage(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value. Returns whether the browser allows that. */
export function writeStorage(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Removes a value. */
export function removeStorage(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing could be stored either.
  }
}
