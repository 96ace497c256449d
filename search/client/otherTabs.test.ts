import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {keepForOtherTab, keepForPage, takeFromOtherTab} from './otherTabs';

const result = {route: '/docs/scanners/nmap#install', title: 'Install', path: ['Docs']};
let stored: Map<string, string>;
let leave: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => (leave = listener));
  open('/blog');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Continues in a page at this URL. */
function open(route: string): void {
  vi.stubGlobal('location', new URL(route, 'https://example.org'));
}

describe('what the page of a result needs', () => {
  it('is given out once, at its URL, also if several results are opened', () => {
    keepForPage(result, ['nmap']);
    keepForOtherTab({...result, route: '/blog/post'}, ['post']);
    expect(takeFromOtherTab()).toBeUndefined();
    open(result.route);
    expect(takeFromOtherTab()).toEqual({terms: ['nmap'], result});
    expect(takeFromOtherTab()).toBeUndefined();
    open('/blog/post');
    expect(takeFromOtherTab()?.terms).toEqual(['post']);
    expect(stored.size).toBe(0);
  });

  it('is removed after a minute, or when the page of the search is left', () => {
    keepForOtherTab(result, ['nmap']);
    vi.advanceTimersByTime(59_999);
    expect(stored.size).toBe(1);
    vi.advanceTimersByTime(1);
    expect(stored.size).toBe(0);
    keepForOtherTab(result, ['nmap']);
    leave();
    expect(stored.size).toBe(0);
  });

  it('is removed unread if it is older', () => {
    keepForPage(result, ['nmap']);
    vi.setSystemTime(Date.now() + 3_600_000);
    open(result.route);
    expect(takeFromOtherTab()).toBeUndefined();
    expect(stored.size).toBe(0);
  });

  it('is not kept if nothing can be stored', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(keepForPage(result, ['nmap'])).toBeUndefined();
    expect(takeFromOtherTab()).toBeUndefined();
  });
});
