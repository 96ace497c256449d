/** What the browser's storage holds; null where it holds nothing or may not be used. */
export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value, where the browser allows it. */
export function writeStorage(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private windows may forbid it: the choice then holds for this page only.
  }
}
