import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {toNextPageKey, OPEN_SEARCH_EVENT, type SearchHandle} from '../../browser/protocol';
import type * as Recovery from './recovery';

const wrap = (head: string, body = '') => `<html><head>${head}</head><body>${body}</body></html>`;
const createPage = (main: string) => wrap(`<script src="/assets/js/${main}.js" defer></script>`);

const ADDRESS = 'https://example.org/docs/nmap#install';
const REASON = '/assets/js/search-panel.ab12.js did not load.';
const fetchPage = vi.fn<typeof fetch>();
const reload = vi.fn<() => void>();
const showError = vi.fn<(reason: string, retry: () => void) => void>();
let opened: unknown[] = [];
let tab = new EventTarget();
let handle: Pick<SearchHandle, 'keys' | 'error'> & {dialog: {open: boolean}};
let recovery: typeof Recovery;

const createStorage = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
};

/** Leaves the page and opens one at a URL: only the storage is left of the one before. */
async function loadPage(address = ADDRESS): Promise<void> {
  tab.dispatchEvent(new Event('pagehide'));
  const page = Object.assign(new EventTarget(), {head: {outerHTML: createPage('main.old')}});
  page.addEventListener(OPEN_SEARCH_EVENT, (event) => opened.push((event as CustomEvent<unknown>).detail));
  tab = new EventTarget();
  const dialog = {
    open: true,
    querySelector: () => ({value: 'nmap'}),
    close: () => (dialog.open = false),
  };
  handle = {dialog, keys: ['ArrowDown'], error: REASON};
  opened = [];
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', {localSearch: handle});
  vi.stubGlobal('location', Object.assign(new URL(address), {reload}));
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  reload.mockReset();
  vi.resetModules();
  recovery = await import('./recovery');
}

beforeEach(async () => {
  tab = new EventTarget();
  vi.stubGlobal('fetch', fetchPage);
  vi.stubGlobal('localStorage', createStorage());
  vi.stubGlobal('sessionStorage', createStorage());
  fetchPage.mockReset().mockImplementation(() => Promise.resolve(new Response(createPage('main.new'))));
  showError.mockReset();
  await loadPage();
});
afterEach(() => void vi.unstubAllGlobals());

describe('a search whose code cannot be fetched, after a new deployment', () => {
  it('reloads the page and opens again with what was typed, once', async () => {
    await recovery.recoverSearch(showError);
    expect(reload).toHaveBeenCalledOnce();
    expect(showError).not.toHaveBeenCalled();
    expect(fetchPage).toHaveBeenCalledWith(ADDRESS, expect.objectContaining({cache: 'no-store'}));
    // So that the loader starts the page's scripts, which open the search, without an interaction.
    expect(localStorage.getItem(toNextPageKey(location))).toBe('[]');
    await loadPage();
    recovery.reopenSearch();
    recovery.reopenSearch();
    expect(opened).toEqual([{query: 'nmap', keys: ['ArrowDown']}]);
  });

  it('opens again only at the same URL', async () => {
    await recovery.recoverSearch(showError);
    await loadPage('https://example.org/blog');
    recovery.reopenSearch();
    expect(opened).toEqual([]);
  });

  it('does not open with stored keys that are not for its list', () => {
    sessionStorage.setItem(
      'local-search.kept',
      JSON.stringify([ADDRESS, {query: 'nmap', keys: ['toString']}]),
    );
    recovery.reopenSearch();
    expect(opened).toEqual([]);
  });

  it('keeps nothing of a search that was closed while the page is reloaded', async () => {
    await recovery.recoverSearch(showError);
    handle.dialog.open = false;
    await loadPage();
    recovery.reopenSearch();
    expect(opened).toEqual([]);
  });

  it('does not reload again for the same deployment, as a cache may keep the old page', async () => {
    await recovery.recoverSearch(showError);
    await loadPage();
    await recovery.recoverSearch(showError);
    expect(reload).not.toHaveBeenCalled();
    expect(showError).toHaveBeenCalledOnce();
    await loadPage();
    fetchPage.mockImplementation(() => Promise.resolve(new Response(createPage('main.newer'))));
    await recovery.recoverSearch(showError);
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each(['sessionStorage', 'localStorage'])('shows the error if there is no %s', async (name) => {
    vi.stubGlobal(name, undefined);
    await recovery.recoverSearch(showError);
    expect(reload).not.toHaveBeenCalled();
    expect(showError).toHaveBeenCalledOnce();
    expect(() => recovery.reopenSearch()).not.toThrow();
  });

  it('does nothing if the reader closes it meanwhile', async () => {
    const recovered = recovery.recoverSearch(showError);
    handle.dialog.open = false;
    await recovered;
    expect(fetchPage).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
    expect(showError).not.toHaveBeenCalled();
  });
});

describe('a search whose code cannot be fetched, for another reason', () => {
  it.each([
    ['the deployment is the same', () => Promise.resolve(new Response(createPage('main.old')))],
    [
      'the server answers with an error',
      () => Promise.resolve(new Response(createPage('main.new'), {status: 404})),
    ],
    ['the page has no script', () => Promise.resolve(new Response(''))],
    ['there is no network', () => Promise.reject(new TypeError('no network'))],
  ])('closes and shows the error, with which it can be opened again: %s', async (_, respond) => {
    fetchPage.mockImplementation(respond);
    await recovery.recoverSearch(showError);
    expect(reload).not.toHaveBeenCalled();
    expect(handle.dialog.open).toBe(false);
    const [reason, retry] = showError.mock.lastCall ?? [];
    expect(reason).toBe(REASON);
    retry?.();
    expect(opened).toEqual([{query: 'nmap', keys: ['ArrowDown']}]);
  });

  it.each([
    ['nobody has opened it', () => (handle.dialog.open = false)],
    ['nothing has failed', () => (handle.error = undefined)],
  ])('asks the server nothing if %s', async (_, change) => {
    change();
    await recovery.recoverSearch(showError);
    expect(fetchPage).not.toHaveBeenCalled();
    expect(showError).not.toHaveBeenCalled();
  });
});

describe('findDeployment', () => {
  it.each([
    [
      'script tags',
      'runtime~main.ab12',
      '<script src=/assets/js/runtime~main.ab12.js defer></script><script src="/assets/js/main.cd34.js">',
    ],
    [
      'a list of scripts below a base path, and a hint',
      'runtime~main.ab12',
      '<link rel=preload href=/b/assets/js/main.cd34.js><meta name="scripts" content="/b/assets/js/main.cd34.js /b/assets/js/runtime~main.ab12.js">',
    ],
    [
      'a main script that includes the runtime',
      'main.cd34',
      '<meta name="scripts" content="/assets/js/react.ef56.js /assets/js/main.cd34.js /assets/js/17.aa.js">',
    ],
    ['scripts that were loaded later', '', '<script src="/assets/js/17.aa.js"></script>'],
    ['scripts elsewhere', '', '<script src="/runtime~main.js"></script>'],
  ])('finds the script that a page starts with in %s', (_, name, head) => {
    const text = '<code>/assets/js/runtime~main.cd34.js</code>';
    expect(recovery.findDeployment(wrap(head, text))).toBe(name);
  });
});
