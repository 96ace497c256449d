import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {
  ANNOUNCEMENT_DISMISS_KEY,
  ANNOUNCEMENT_ID_KEY,
  DEPLOYMENT_KEY,
  listStorageKeys,
  MODE_KEY,
  OPEN_SEARCH_EVENT,
  OWN_NAMES_KEY,
  RECENT_KEY,
  toNextPageKey,
  TYPED_KEY,
} from '../browser/protocol';
import {takeFromOtherTab} from '../search/client/otherTabs';
import {readRecentResults} from '../search/client/recentResults';
import {reopenSearch} from '../search/client/recovery';
import {readOwnNames} from '../tools/own-names/client/storage';
import {createStored, spoil, WRONG_TEXTS} from './support/wrongStorage';

const PAGE = new URL('https://example.org/docs/scanners/nmap#install');
const STORED = createStored(PAGE);
const READERS: Record<string, () => unknown> = {
  [toNextPageKey(PAGE)]: takeFromOtherTab,
  [RECENT_KEY]: readRecentResults,
  [OWN_NAMES_KEY]: readOwnNames,
  [TYPED_KEY]: () => {
    reopenSearch();
    return opened.pop();
  },
};

const opened: unknown[] = [];
let stored = new Map<string, string>();

beforeEach(() => {
  stored = new Map();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => void stored.delete(key),
  };
  const page = new EventTarget();
  page.addEventListener(OPEN_SEARCH_EVENT, (event) => opened.push((event as CustomEvent<unknown>).detail));
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('location', PAGE);
  vi.stubGlobal('document', page);
});
afterEach(() => void vi.unstubAllGlobals());

describe.each([...STORED])('what is stored as %s', (key, value) => {
  const read = (text?: string): unknown => {
    if (text !== undefined) stored.set(key, text);
    return READERS[key]?.();
  };

  it('is read if it is right, and otherwise counts as nothing', () => {
    const nothing = read();
    expect(read(JSON.stringify(value))).not.toEqual(nothing);
    const spoilt = spoil(value).map((wrong) => JSON.stringify(wrong));
    expect(spoilt.length).toBeGreaterThan(4);
    for (const text of [...Object.values(WRONG_TEXTS), ...spoilt]) {
      expect(read(text), text.slice(0, 200)).toEqual(nothing);
    }
  });
});

it('what is stored under the other keys is a text that is only compared', () => {
  expect(listStorageKeys(PAGE).filter((key) => !STORED.has(key))).toEqual([
    DEPLOYMENT_KEY,
    MODE_KEY,
    ANNOUNCEMENT_ID_KEY,
    ANNOUNCEMENT_DISMISS_KEY,
  ]);
});
