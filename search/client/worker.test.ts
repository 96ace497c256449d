import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {createIndexFiles} from '../build/createIndex';
import {defaultSearchSettings} from '../core/settings';
import {createTestRecords} from '../testing/testRecords';
import {EMPTY_REPLY, type SearchReply, type WorkerRequest, type WorkerResponse} from './messages';

type Files = ReturnType<typeof createIndexFiles>;

const files = createIndexFiles(
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
const foreign = createIndexFiles(
  createTestRecords({
    '/a': {title: 'A', text: 'Something else.'},
    '/b': {title: 'B', text: 'Nothing.'},
    '/c': {title: 'C', text: 'Nobody.'},
  }),
);
const SUPPLEMENT = '/supplement.json';
const CONTENT = '/content.json';

const fetchFile = vi.fn<typeof fetch>();
const post = vi.fn<(response: WorkerResponse) => void>();
let send: (request: WorkerRequest) => void;
/** The files on the server besides the index; it responds with 404 for missing ones. */
let served: Record<string, object | undefined>;
/** Files that are held back. */
let held: Record<string, Promise<void>>;

const serve = ({supplement, content}: Files) => {
  served = {[SUPPLEMENT]: supplement, [CONTENT]: content};
};
/** Holds back a file. Returns a function that releases it. */
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
/** The replies to a query, in order. */
const getReplies = (id: number): SearchReply[] =>
  post.mock.calls.flatMap(([response]) =>
    response.type === 'reply' && response.id === id ? [response.reply] : [],
  );
const getRoutes = ({results}: SearchReply = EMPTY_REPLY) => results.map(({route}) => route);
const hasPassages = ({results}: SearchReply = EMPTY_REPLY) => results.some(({passage}) => passage.length > 0);
/** The cache modes of the requests for a file. */
const getFetched = (path: string) =>
  fetchFile.mock.calls.filter(([url]) => url === path).map(([, options]) => options?.cache);
/** Waits for the last reply to a query, however long a busy machine takes. */
const waitForReplies = (id: number, count: number) =>
  vi.waitFor(() => expect(getReplies(id)).toHaveLength(count), {timeout: 20_000});
/** Lets all pending tasks run. */
const waitForTasks = () => new Promise((resolve) => setTimeout(resolve));
/** Starts a new worker, which has no files yet. */
const restart = async () => {
  vi.resetModules();
  post.mockReset();
  await import('./worker');
};

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
  await restart();
});
afterEach(() => void vi.unstubAllGlobals());

describe('the worker', () => {
  it('answers the latest of the queries that waited for the index', async () => {
    search(1, 'n');
    search(2, 'nmap');
    expect(post).not.toHaveBeenCalled();
    load();
    await waitForReplies(2, 2);
    expect(getReplies(1)).toEqual([]);
    expect(getRoutes(getReplies(2)[0])).toEqual(['/nmap']);
  });

  it('answers a word of a name at once and adds passages later, and from then on sends both together', async () => {
    load();
    search(1, 'nmap');
    expect(getReplies(1)).toHaveLength(1);
    expect(hasPassages(getReplies(1)[0])).toBe(false);
    await waitForReplies(1, 2);
    expect(hasPassages(getReplies(1)[1])).toBe(true);
    expect(getRoutes(getReplies(1)[1])).toEqual(getRoutes(getReplies(1)[0]));
    search(2, 'zap');
    search(3, 'host discovery');
    await waitForTasks();
    expect(getReplies(2)).toHaveLength(1);
    expect(getReplies(3)).toHaveLength(1);
    expect(hasPassages(getReplies(3)[0])).toBe(true);
  });

  it.each([
    ['several words, which are weighed against each other', 'nmap network', ['/nmap', '/zap']],
    ['a rare word', 'skips', ['/nmap']],
  ])('waits for the rare words with %s', async (_, query, routes) => {
    load();
    search(1, query);
    expect(getReplies(1)).toEqual([]);
    await waitForReplies(1, 2);
    expect(getReplies(1).map(getRoutes)).toEqual([routes, routes]);
  });

  it('waits for the texts with a phrase', async () => {
    load();
    search(1, '+"host discovery"');
    await waitForReplies(1, 1);
    expect(getRoutes(getReplies(1)[0])).toEqual(['/zap']);
    expect(hasPassages(getReplies(1)[0])).toBe(true);
  });

  it('sends nothing more for a query that is no longer the latest', async () => {
    load();
    search(1, 'skips');
    search(2, 'nmap');
    search(3, 'zap');
    await waitForReplies(3, 2);
    expect(getReplies(1)).toEqual([]);
    expect(getReplies(2)).toHaveLength(1);
  });

  it('fetches each file once, even if a reader comes back while it is loading', async () => {
    load();
    search(1, 'nmap');
    send({type: 'retry'});
    search(2, 'zap');
    await waitForReplies(2, 2);
    expect([getFetched(SUPPLEMENT), getFetched(CONTENT)]).toEqual([['default'], ['default']]);
  });

  it('does not fetch the texts for an answer without results', async () => {
    load();
    search(1, 'nowhere');
    await waitForReplies(1, 1);
    expect(getReplies(1)).toMatchObject([{results: []}]);
    expect(getFetched(CONTENT)).toEqual([]);
  });

  it('answers without files that cannot be fetched, and requests them again only for a new opening', async () => {
    served = {};
    load();
    search(1, 'skips');
    await waitForReplies(1, 1);
    expect(getRoutes(getReplies(1)[0])).toEqual([]);
    search(2, '"host discovery"');
    await waitForReplies(2, 1);
    expect(getRoutes(getReplies(2)[0])).toContain('/zap');
    search(3, '"host discovery" ');
    await waitForReplies(3, 1);
    expect([getFetched(SUPPLEMENT), getFetched(CONTENT)]).toEqual([['default'], ['default']]);

    serve(files);
    send({type: 'retry'});
    search(4, 'skips');
    await waitForReplies(4, 2);
    expect(getRoutes(getReplies(4)[0])).toEqual(['/nmap']);
    expect(hasPassages(getReplies(4)[1])).toBe(true);
    send({type: 'retry'});
    search(5, 'zap');
    expect(hasPassages(getReplies(5)[0])).toBe(true);
    expect([getFetched(SUPPLEMENT), getFetched(CONTENT)].map(({length}) => length)).toEqual([2, 2]);
  });

  it('finds nothing if documents of the index lack a field', async () => {
    const documents = files.index.documents.map((page) => ({...page, path: undefined}));
    loadText(JSON.stringify({...files.index, documents}));
    search(1, 'nmap');
    await waitForReplies(1, 1);
    expect(getReplies(1)).toEqual([EMPTY_REPLY]);
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
    search(1, 'zap');
    await waitForReplies(1, 2);
    expect(hasPassages(getReplies(1)[1])).toBe(true);
    expect([getFetched(SUPPLEMENT), getFetched(CONTENT)]).toEqual([
      ['default', 'reload'],
      ['default', 'reload'],
    ]);
    expect(post).not.toHaveBeenCalledWith({type: 'outdated'});
  });

  it('are not used, and the index is reported as outdated', async () => {
    serve(foreign);
    load();
    search(1, 'skips');
    await waitForReplies(1, 1);
    expect(getRoutes(getReplies(1)[0])).toEqual([]);
    search(2, '"host discovery"');
    await waitForReplies(2, 1);
    expect(getRoutes(getReplies(2)[0])).toContain('/zap');
    expect(hasPassages(getReplies(2)[0])).toBe(false);
    expect(post.mock.calls.filter(([{type}]) => type === 'outdated')).toHaveLength(2);

    load(foreign);
    search(3, 'something else');
    await waitForReplies(3, 2);
    expect(getRoutes(getReplies(3)[1])).toEqual(['/a']);
    expect(hasPassages(getReplies(3)[1])).toBe(true);
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
    search(2, 'something');
    await waitForReplies(2, 2);
    const [result] = getReplies(2)[1]?.results ?? [];
    expect(result?.passage.map(({text}) => text).join('')).toBe('Something else.');
  });
});

describe('whatever has arrived', () => {
  // Words of samples, single texts and titles, so that each file could affect the order.
  const manyFiles = createIndexFiles(
    createTestRecords({
      '/nmap': {
        title: 'Nmap',
        text: 'A network scanner that finds the ports of one host and of another host.',
        sample: 'helm install nmap --set ports=all schedule schedule',
        sections: {Install: 'Install it with helm.', 'First scan': 'How to start a scan of the network.'},
      },
      '/zap': {
        title: 'ZAP',
        text: 'Its host discovery is a scan of the network. A schedule is not needed.',
        sample: 'kubectl apply scan network host',
        sections: {Install: 'How to install it.', 'First scan': 'Scan a host.', Context: 'Anonymous users.'},
      },
      '/schedule': {
        title: 'Scheduled scans',
        text: 'To schedule a scan, set how often it runs.',
        sample: 'kubectl get scans host',
        sections: {Schedule: 'A cron expression. A host again, and anon.', History: 'Old scans of a host.'},
      },
      '/post': {title: 'News about scans', type: 'blog', text: 'How we schedule the scan of a network host.'},
      '/tool': {title: 'Anonymous access', text: 'Networks of hosts.', sample: 'anon --set helm network'},
    }),
  );
  const queries =
    'scan|sca|install|nmap |schedule|host|network|anon|kubectl|helm|how|how to schedule a scan|schedule scan|scan host|' +
    'host discovery|install nmap|first scan|network host of a scan|helm install|kubectl scan |shedule|discovry|title:scan|' +
    '--set|scan -nmap|scan -type:blog|+network +host|"host discovery"|"schedule a scan"|sch* host|content:host|' +
    'network^3 host|shedule~2|tags:scan|type:blog|nowhere|-nmap|';
  let final: ReadonlyMap<string, string[]> | undefined;

  /** Routes in the replies to a query, in order. */
  const ask = async (id: number, query: string) => {
    search(id, query);
    await vi.waitFor(() => expect(getReplies(id).length).toBeGreaterThan(0), {timeout: 20_000});
    await waitForTasks();
    return getReplies(id).map(getRoutes);
  };
  /** The results if everything has loaded before the reader types. */
  const collectFinal = async () => {
    load(manyFiles);
    await ask(1, 'nmap network');
    await waitForReplies(1, 2);
    const found = new Map<string, string[]>();
    for (const [position, query] of queries.split('|').entries())
      found.set(query, (await ask(100 + position, query))[0] ?? []);
    expect([...found.values()].filter((routes) => routes.length > 1).length).toBeGreaterThan(20);
    return found;
  };

  it.each(queries.split('|'))('%s has one order: at first, with rare words, with texts', async (query) => {
    serve(manyFiles);
    if (!final) {
      final = await collectFinal();
      await restart();
    }
    const release = {supplement: hold(SUPPLEMENT), content: hold(CONTENT)};
    load(manyFiles);
    search(1, query);
    await waitForTasks();
    release.supplement();
    await waitForTasks();
    search(2, query);
    await waitForTasks();
    release.content();
    const last = await ask(3, query);
    for (const routes of [...[...getReplies(1), ...getReplies(2)].map(getRoutes), ...last])
      expect(routes).toEqual(final.get(query));
  });
});
