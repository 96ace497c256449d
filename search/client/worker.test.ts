import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {buildIndexFiles} from '../build/buildIndex';
import {parseIndexFile, parseSupplementFile} from '../core/index/format';
import {getHitRoute} from '../core/rank/hit';
import {createSearcher} from '../core/search';
import {defaultSearchSettings} from '../core/settings';
import {COMPETING_PAGES, createTestRecords} from '../../tests/support/search/testSearch';
import {EMPTY_REPLY, type SearchReply, type WorkerRequest, type WorkerResponse} from './messages';

type Files = ReturnType<typeof buildIndexFiles>;

const files = buildIndexFiles(
  createTestRecords({
    // Has the words of `host discovery` more often, but not next to each other.
    '/nmap': {
      title: 'Nmap',
      text: 'A network scanner that skips the discovery of one host and of another host.',
    },
    '/zap': {title: 'ZAP', text: 'Its host discovery is a scan of the network.', tags: ['host']},
    '/amass': {title: 'Amass', text: 'For the discovery, a host is looked up in another list, or a name.'},
  }),
);
/** As many documents as the other index, so that only the identity shows that the texts belong to another one. */
const foreign = buildIndexFiles(
  createTestRecords({'/a': {title: 'A', text: 'Something else.'}, '/b': {title: 'B'}, '/c': {title: 'C'}}),
);
const SUPPLEMENT = '/supplement.json';
const CONTENT = '/content.json';

const fetchFile = vi.fn<typeof fetch>();
const post = vi.fn<(response: WorkerResponse) => void>();
let send: (request: WorkerRequest) => void;
/** The files on the server besides the index; it responds with 404 for missing ones. */
let served: Record<string, object | undefined>;
let held: Record<string, Promise<void>>;

const serve = ({supplement, content}: Files) => {
  served = {[SUPPLEMENT]: supplement, [CONTENT]: content};
};
const hold = (path: string) => {
  let release: () => void = () => undefined;
  held[path] = new Promise((resolve) => (release = resolve));
  return release;
};
const loadText = (text: string) =>
  send({
    type: 'load',
    index: new TextEncoder().encode(text).buffer,
    supplementUrl: SUPPLEMENT,
    contentUrl: CONTENT,
    settings: defaultSearchSettings,
  });
const load = ({index}: Files = files) => loadText(JSON.stringify(index));
const search = (id: number, query: string) => send({type: 'search', id, query});
const getReplies = (id: number): SearchReply[] =>
  post.mock.calls.flatMap(([response]) =>
    response.type === 'reply' && response.id === id ? [response.reply] : [],
  );
const getRoutes = ({results}: SearchReply = EMPTY_REPLY) => results.map(({route}) => route);
const hasPassages = ({results}: SearchReply = EMPTY_REPLY) => results.some(({passage}) => passage.length > 0);
/** The cache modes of the requests for the rare words and for the texts. */
const getFetched = () =>
  [SUPPLEMENT, CONTENT].map((path) =>
    fetchFile.mock.calls.filter(([url]) => url === path).map(([, options]) => options?.cache),
  );
/** Waits for the last reply to a query, however long a busy machine takes. Returns all. */
const waitForReplies = async (id: number, count: number) => {
  await vi.waitFor(() => expect(getReplies(id)).toHaveLength(count), {timeout: 20_000});
  return getReplies(id);
};
const ask = (id: number, query: string, count: number) => {
  search(id, query);
  return waitForReplies(id, count);
};
/** Lets all pending tasks run. */
const waitForTasks = () => new Promise((resolve) => setTimeout(resolve));

vi.setConfig({testTimeout: 30_000});

beforeEach(async () => {
  held = {};
  serve(files);
  fetchFile.mockReset();
  fetchFile.mockImplementation(async (url) => {
    const path = url as string;
    await held[path];
    return served[path] ? new Response(JSON.stringify(served[path])) : new Response('', {status: 404});
  });
  vi.stubGlobal('fetch', fetchFile);
  vi.stubGlobal('self', {
    postMessage: post,
    addEventListener: (_: string, listener: (event: {data: WorkerRequest}) => void) => {
      send = (data) => listener({data});
    },
  });
  // A new worker has no files yet.
  vi.resetModules();
  post.mockReset();
  await import('./worker');
});
afterEach(() => void vi.unstubAllGlobals());

describe('the worker', () => {
  it('answers the latest of the queries that waited for the index', async () => {
    search(1, 'n');
    search(2, 'nmap');
    expect(post).not.toHaveBeenCalled();
    load();
    const [reply] = await waitForReplies(2, 2);
    expect(getReplies(1)).toEqual([]);
    expect(getRoutes(reply)).toEqual(['/nmap']);
  });

  it('answers a word of a name at once and adds passages later, and from then on sends both together', async () => {
    load();
    search(1, 'nmap');
    expect(getReplies(1)).toHaveLength(1);
    const replies = await waitForReplies(1, 2);
    expect(replies.map(hasPassages)).toEqual([false, true]);
    expect(getRoutes(replies[1])).toEqual(getRoutes(replies[0]));
    search(2, 'zap');
    search(3, 'host discovery');
    await waitForTasks();
    expect(getReplies(2)).toHaveLength(1);
    expect(getReplies(3).map(hasPassages)).toEqual([true]);
  });

  it.each([
    ['several words, which are weighed against each other', 'nmap network', ['/nmap', '/zap']],
    ['a rare word', 'skips', ['/nmap']],
  ])('waits for the rare words with %s', async (_, query, routes) => {
    load();
    search(1, query);
    expect(getReplies(1)).toEqual([]);
    expect((await waitForReplies(1, 2)).map(getRoutes)).toEqual([routes, routes]);
  });

  it('waits for the texts with a phrase', async () => {
    load();
    const [reply] = await ask(1, '+"host discovery"', 1);
    expect(getRoutes(reply)).toEqual(['/zap']);
    expect(hasPassages(reply)).toBe(true);
  });

  it('sends nothing more for a query that is no longer the latest', async () => {
    load();
    search(1, 'skips');
    search(2, 'nmap');
    await ask(3, 'zap', 2);
    expect(getReplies(1)).toEqual([]);
    expect(getReplies(2)).toHaveLength(1);
  });

  it('fetches each file once, even if a reader comes back while it is loading', async () => {
    load();
    search(1, 'nmap');
    send({type: 'retry'});
    await ask(2, 'zap', 2);
    expect(getFetched()).toEqual([['default'], ['default']]);
  });

  it('does not fetch the texts for an answer without results', async () => {
    load();
    expect(await ask(1, 'nowhere', 1)).toMatchObject([{results: []}]);
    expect(getFetched()[1]).toEqual([]);
  });

  it('answers without files that cannot be fetched, and requests them again only for a new opening', async () => {
    served = {};
    load();
    expect((await ask(1, 'skips', 1)).map(getRoutes)).toEqual([[]]);
    expect(getRoutes((await ask(2, '"host discovery"', 1))[0])).toContain('/zap');
    await ask(3, '"host discovery" ', 1);
    expect(getFetched()).toEqual([['default'], ['default']]);

    serve(files);
    send({type: 'retry'});
    const replies = await ask(4, 'skips', 2);
    expect(getRoutes(replies[0])).toEqual(['/nmap']);
    expect(hasPassages(replies[1])).toBe(true);
    send({type: 'retry'});
    search(5, 'zap');
    expect(hasPassages(getReplies(5)[0])).toBe(true);
    expect(getFetched().map(({length}) => length)).toEqual([2, 2]);
  });

  it('finds nothing if documents of the index lack a field', async () => {
    const documents = files.index.documents.map((page) => ({...page, path: undefined}));
    loadText(JSON.stringify({...files.index, documents}));
    expect(await ask(1, 'nmap', 1)).toEqual([EMPTY_REPLY]);
  });

  it.each([
    ['no JSON', '<!doctype html>'],
    ['of another version', '{"version":0,"documents":[],"index":{}}'],
    ['damaged', JSON.stringify({...files.index, index: {...files.index.index, lengths: 'é'}})],
  ])('says so when the index is %s, and takes a better one later', async (_, text) => {
    search(1, 'nmap');
    loadText(text);
    expect(post.mock.calls).toEqual([[{type: 'failed'}]]);
    load();
    await waitForReplies(1, 2);
  });
});

describe('files of another release', () => {
  it('are requested again, bypassing the HTTP cache', async () => {
    const responses = [foreign.supplement, foreign.content];
    for (const file of responses)
      fetchFile.mockImplementationOnce(() => Promise.resolve(new Response(JSON.stringify(file))));
    load();
    expect(hasPassages((await ask(1, 'zap', 2))[1])).toBe(true);
    expect(getFetched()).toEqual(Array(2).fill(['default', 'reload']));
    expect(post).not.toHaveBeenCalledWith({type: 'outdated'});
  });

  it('are not used, and the index is reported as outdated', async () => {
    serve(foreign);
    load();
    expect((await ask(1, 'skips', 1)).map(getRoutes)).toEqual([[]]);
    const [reply] = await ask(2, '"host discovery"', 1);
    expect(getRoutes(reply)).toContain('/zap');
    expect(hasPassages(reply)).toBe(false);
    expect(post.mock.calls.filter(([{type}]) => type === 'outdated')).toHaveLength(2);

    load(foreign);
    const [, complete] = await ask(3, 'something else', 2);
    expect(getRoutes(complete)).toEqual(['/a']);
    expect(hasPassages(complete)).toBe(true);
  });

  it('that arrive after the next index have no effect', async () => {
    const release = [hold(SUPPLEMENT), hold(CONTENT)];
    load();
    search(1, 'network scan');
    held = {};
    serve(foreign);
    load(foreign);
    await waitForReplies(1, 1);
    for (const arrive of release) arrive();
    await waitForTasks();
    expect(getReplies(1).map(getRoutes)).toEqual([[]]);
    expect(post).not.toHaveBeenCalledWith({type: 'outdated'});
    const [, complete] = await ask(2, 'something', 2);
    expect(complete?.results[0]?.passage.map(({text}) => text).join('')).toBe('Something else.');
  });
});

describe('whatever has arrived', () => {
  beforeEach(() => serve(manyFiles));

  const manyFiles = buildIndexFiles(createTestRecords(COMPETING_PAGES));
  const queries =
    'scan|sca|install|nmap |schedule|host|network|anon|kubectl|helm|how|how to schedule a scan|schedule scan|scan host|' +
    'host discovery|install nmap|first scan|network host of a scan|helm install|kubectl scan |shedule|discovry|title:scan|' +
    '--set|scan -nmap|scan -type:blog|+network +host|"host discovery"|"schedule a scan"|sch* host|content:host|' +
    'network^3 host|shedule~2|tags:scan|type:blog|nowhere|-nmap|';
  const index = parseIndexFile(manyFiles.index);
  const searcher = createSearcher(index, defaultSearchSettings);
  searcher.addSupplement(parseSupplementFile(manyFiles.supplement, index));
  /** The results if everything has loaded before the reader types. */
  const findFinal = (query: string) =>
    searcher.search(query, manyFiles.content.content).hits.map(getHitRoute);

  it('each query has one order: at first, with rare words, with texts', async () => {
    let ordered = 0;
    for (const [position, query] of queries.split('|').entries()) {
      const [releaseSupplement, releaseContent] = [hold(SUPPLEMENT), hold(CONTENT)];
      const routes = findFinal(query);
      // The first also forgets the files of the previous query.
      for (const [step, arrive] of [() => load(manyFiles), releaseSupplement, releaseContent].entries()) {
        arrive();
        await waitForTasks();
        search(3 * position + step, query);
        await waitForTasks();
      }
      await vi.waitFor(() => expect(getReplies(3 * position + 2)).not.toEqual([]), {timeout: 20_000});
      for (const reply of [0, 1, 2].flatMap((step) => getReplies(3 * position + step))) {
        expect(getRoutes(reply), query).toEqual(routes);
      }
      if (routes.length > 1) ordered += 1;
    }
    expect(ordered).toBeGreaterThan(20);
  });
});
