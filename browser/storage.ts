/*
 * The browser may forbid storage: in private windows, in frames, or because it is full. What it holds may be anything: an
 * earlier version of the site, an extension or the reader may have written it.
 */
import type {StorageKey} from './protocol';

type Area = 'localStorage' | 'sessionStorage';

/** Reads a text; null if it is missing or storage is blocked. */
export function readStorage(key: StorageKey, area: Area = 'localStorage'): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/** Characters of the longest value that any part of the site stores, many times over. */
const LONGEST = 10_000;

/**
 * The same for a value that was stored as JSON; null also if it is none, has not the form that the guard knows, or is
 * so long that using it would freeze the page.
 */
export function readStoredJson<T>(
  key: StorageKey,
  isValid: (value: unknown) => value is T,
  area?: Area,
): T | null {
  try {
    const text = readStorage(key, area) ?? 'null';
    const value: unknown = text.length > LONGEST ? null : JSON.parse(text);
    return isValid(value) ? value : null;
  } catch {
    return null;
  }
}

export function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** Stores a text. Returns whether the browser allows that. */
export function writeStorage(key: StorageKey, value: string, area: Area = 'localStorage'): boolean {
  try {
    globalThis[area].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Removes what is stored. */
export function removeStorage(key: StorageKey, area: Area = 'localStorage'): void {
  try {
    globalThis[area].removeItem(key);
  } catch {
    // Nothing could be stored either.
  }
}
