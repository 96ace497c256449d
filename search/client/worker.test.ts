import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {createSplitFiles, createWholeFiles} from '../build/createIndex';
import {defaultSearchSettings} from '../core/settings';
import {createTestRecords} from '../testing/testRecords';
import {EMPTY_REPLY, type SearchReply, type WorkerRequest, type WorkerResponse} from './messages';

const records = createTestRecords({
  // Has the words of `host discovery` more often, but apart.
  '/nmap': {
    title: 'Nmap',
    text: 'A network scanner that skips the discovery of one host and of another host.',
  },
  '/zap': {title: 'ZAP', text: 'Its host discovery is a scan of the network.'},
});
const whole = createWholeFiles(records);
const encode = (file: object) => new TextEncoder().encode(JSON.stringify(file));
const index = encode(whole.index);
const contentFile = JSON.stringify(whole.content);
const fetchContent = vi.fn<typeof fetch>();
const post = vi.fn<(response: WorkerResponse) => void>();

let send: (request: WorkerRequest) => void;
const load = (bytes: Uint8Array = index) =>
  send({
    type: 'load',
    index: Uint8Array.from(bytes).buffer,
    supplementUrl: '/supplement.json',
    contentUrl: '/content.json',
    settings: defaultSearchSettings,
  });
const search = (id: number, query: string) => send({type: 'search', id, query});
/** The replies to a query, in their order. */
const getReplies = (id: number): SearchReply[] =>
  post.mock.calls.flatMap(([response]) =>
    response.type === 'reply' && response.id === id ? [response.reply] : [],
  );
const getRoutes = ({results}: SearchReply = EMPTY_REPLY) => results.map(({route}) => route);
const hasPassages = ({results}: SearchReply = EMPTY_REPLY) => results.some(({passage}) => passage.length > 0);
/**
 * Waits for the last reply to a query, however long a busy machine takes. Each test does: what a worker still had to
 * say would be among the replies of the next test.
 */
const waitForReplies = (id: number, count: number) =>
  vi.waitFor(() => expect(getReplies(id)).toHaveLength(count), {timeout: 20_000});
/** Lets everything happen that waits for nothing but its turn. */
const waitForTasks = () => new Promise((resolve) => setTimeout(resolve));

vi.setConfig({testTimeout: 30_000});

beforeEach(async () => {
  vi.resetModules();
  post.mockReset();
  fetchContent.mockReset();
  fetchContent.mockImplementation(() => Promise.resolve(new Response(contentFile)));
  vi.stubGlobal('fetch', fetchContent);
  vi.stubGlobal('self', {
    postMessage: post,
    addEventListener: (_: string, listener: (event: {data: WorkerRequest}) => void) => {
      send = (data) => listener({data});
    },
  });
  await import('./worker');
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

  it('sends results at once and the same with passages later, and all at once from then on', async () => {
    load();
    search(1, 'network');
    expect(getReplies(1)).toHaveLength(1);
    expect(hasPassages(getReplies(1)[0])).toBe(false);
    await waitForReplies(1, 2);
    expect(hasPassages(getReplies(1)[1])).toBe(true);
    expect(getRoutes(getReplies(1)[1])).toEqual(getRoutes(getReplies(1)[0]));
    search(2, 'scan');
    search(3, 'network');
    await waitForTasks();
    expect(getReplies(2)).toHaveLength(1);
    expect(getReplies(3)).toHaveLength(1);
    expect(hasPassages(getReplies(3)[0])).toBe(true);
    expect(fetchContent).toHaveBeenCalledOnce();
  });

  it('fetches the texts once, even if a reader comes back while they are on the way', async () => {
    load();
    search(1, 'nmap');
    send({type: 'retry'});
    search(2, 'zap');
    await waitForReplies(2, 2);
    expect(fetchContent).toHaveBeenCalledOnce();
  });

  it('does not fetch the texts for an answer without results', async () => {
    load();
    search(1, 'nowhere');
    await waitForTasks();
    expect(getReplies(1)).toMatchObject([{results: []}]);
    expect(fetchContent).not.toHaveBeenCalled();
  });

  it('sends no passages to a query that is no longer the latest', async () => {
    load();
    search(1, 'nmap');
    search(2, 'zap');
    await waitForReplies(2, 2);
    expect(getReplies(1)).toHaveLength(1);
  });

  it('waits for the texts before it answers a phrase', async () => {
    load();
    search(1, '+"host discovery"');
    expect(getReplies(1)).toEqual([]);
    await waitForReplies(1, 1);
    expect(getRoutes(getReplies(1)[0])).toEqual(['/zap']);
  });

  it('answers without the texts where they cannot be had, and asks for them again only for a new opening', async () => {
    fetchContent.mockImplementation(() => Promise.resolve(new Response('', {status: 404})));
    load();
    search(1, '"host discovery"');
    await waitForReplies(1, 1);
    expect(getRoutes(getReplies(1)[0])).toContain('/zap');
    search(2, '"host discovery" ');
    await waitForReplies(2, 1);
    expect(fetchContent).toHaveBeenCalledTimes(1);

    fetchContent.mockImplementation(() => Promise.resolve(new Response(contentFile)));
    send({type: 'retry'});
    search(3, 'nmap');
    await waitForReplies(3, 2);
    expect(hasPassages(getReplies(3)[1])).toBe(true);
    send({type: 'retry'});
    search(4, 'zap');
    expect(hasPassages(getReplies(4)[0])).toBe(true);
    expect(fetchContent).toHaveBeenCalledTimes(2);
  });

  describe('with texts of another deployment', () => {
    // As many texts, in another order: without the identity nobody would notice.
    const foreign = createWholeFiles(
      createTestRecords({'/a': {title: 'A', text: 'Something else.'}, '/b': {title: 'B', text: 'Nothing.'}}),
    );
    const foreignContent = JSON.stringify(foreign.content);

    it('asks the server for them, past the cache', async () => {
      fetchContent.mockImplementationOnce(() => Promise.resolve(new Response(foreignContent)));
      load();
      search(1, 'network');
      await waitForReplies(1, 2);
      expect(hasPassages(getReplies(1)[1])).toBe(true);
      expect(fetchContent.mock.calls.map(([, options]) => options?.cache)).toEqual(['default', 'reload']);
      expect(post).not.toHaveBeenCalledWith({type: 'outdated'});
    });

    it('shows none of them, and says that the index may be out of date', async () => {
      fetchContent.mockImplementation(() => Promise.resolve(new Response(foreignContent)));
      load();
      search(1, '"host discovery"');
      await waitForReplies(1, 1);
      expect(getRoutes(getReplies(1)[0])).toContain('/zap');
      expect(hasPassages(getReplies(1)[0])).toBe(false);
      expect(fetchContent).toHaveBeenCalledTimes(2);
      expect(post).toHaveBeenCalledWith({type: 'outdated'});
    });

    it('takes another index later, and the texts of that one', async () => {
      fetchContent.mockImplementation(() => Promise.resolve(new Response(foreignContent)));
      load();
      search(1, '"host discovery"');
      await waitForReplies(1, 1);
      load(encode(foreign.index));
      search(2, 'something');
      await waitForReplies(2, 2);
      expect(getRoutes(getReplies(2)[1])).toEqual(['/a']);
      expect(hasPassages(getReplies(2)[1])).toBe(true);
    });

    it('does not keep texts that arrive after another index', async () => {
      let answer: (response: Response) => void = () => undefined;
      fetchContent.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
      load();
      search(1, 'network');
      load(encode(foreign.index));
      answer(new Response(contentFile));
      await waitForTasks();
      fetchContent.mockImplementation(() => Promise.resolve(new Response(foreignContent)));
      search(2, 'something');
      await waitForReplies(2, 2);
      expect(
        getReplies(2)[1]
          ?.results[0]?.passage.map(({text}) => text)
          .join(''),
      ).toBe('Something else.');
    });
  });

  it.each([
    ['no JSON', '<!doctype html>'],
    ['of another version', '{"version":0,"documents":[],"index":{}}'],
    ['damaged', JSON.stringify({...whole.index, index: {...whole.index.index, lengths: 'é'}})],
  ])('says so when the index is %s', async (_, text) => {
    search(1, 'nmap');
    load(new TextEncoder().encode(text));
    expect(post.mock.calls).toEqual([[{type: 'failed'}]]);
    load();
    await waitForReplies(1, 2);
  });

  describe('with rare words in a file of their own', () => {
    const split = createSplitFiles(records);
    const main = encode(split.index);
    let failing: string[];

    beforeEach(() => {
      failing = [];
      fetchContent.mockImplementation((url) => {
        const path = url as string;
        if (failing.includes(path)) return Promise.resolve(new Response('', {status: 404}));
        return Promise.resolve(
          new Response(JSON.stringify(path === '/supplement.json' ? split.supplement : split.content)),
        );
      });
    });
    const getFetched = () => fetchContent.mock.calls.map(([url]) => url);

    it('answers a word of a name at once, and fetches the rest after the first results', async () => {
      load(main);
      search(1, 'nmap');
      expect(getReplies(1)).toHaveLength(1);
      await waitForReplies(1, 2);
      expect(getFetched()).toEqual(['/supplement.json', '/content.json']);
    });

    it('waits with several words, which are weighed against each other', async () => {
      load(main);
      search(1, 'nmap network');
      expect(getReplies(1)).toEqual([]);
      await waitForReplies(1, 2);
      expect(getFetched()).toEqual(['/supplement.json', '/content.json']);
    });

    it('waits with a rare word', async () => {
      load(main);
      search(1, 'skips');
      expect(getReplies(1)).toEqual([]);
      await waitForReplies(1, 2);
      expect(getReplies(1).map(getRoutes)).toEqual([['/nmap'], ['/nmap']]);
    });

    it('answers only the latest of the queries that waited', async () => {
      load(main);
      search(1, 'skips');
      search(2, 'nmap');
      await waitForReplies(2, 2);
      expect(getReplies(1)).toEqual([]);
    });

    it('takes no rare words of another deployment', async () => {
      const respond = fetchContent.getMockImplementation();
      const foreign = JSON.stringify({...split.supplement, identity: 'another'});
      fetchContent.mockImplementation((url, options) =>
        url === '/supplement.json' && respond
          ? Promise.resolve(new Response(foreign))
          : (respond?.(url, options) ?? Promise.reject(new Error('There is no answer.'))),
      );
      load(main);
      search(1, 'skips');
      await waitForReplies(1, 1);
      expect(getRoutes(getReplies(1)[0])).toEqual([]);
      expect(getFetched()).toEqual(['/supplement.json', '/supplement.json']);
      expect(post).toHaveBeenCalledWith({type: 'outdated'});
    });

    it('does without rare words where they cannot be had, until the next opening', async () => {
      failing = ['/supplement.json'];
      load(main);
      search(1, 'skips');
      await waitForReplies(1, 1);
      expect(getRoutes(getReplies(1)[0])).toEqual([]);
      search(2, 'network');
      await waitForReplies(2, 2);
      failing = [];
      send({type: 'retry'});
      search(3, 'skips');
      await waitForReplies(3, 1);
      expect(getRoutes(getReplies(3)[0])).toEqual(['/nmap']);
    });
  });

  describe('whatever has arrived', () => {
    // Words of samples, of single texts and of titles, so that each file has something to say about the order.
    const pages = createTestRecords({
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
    });
    const split = createSplitFiles(pages);
    const queries = [
      ...['scan', 'sca', 'install', 'nmap ', 'schedule', 'host', 'network', 'anon', 'kubectl', 'helm', 'how'],
      ...[
        'how to schedule a scan',
        'schedule scan',
        'scan host',
        'host discovery',
        'install nmap',
        'first scan',
      ],
      ...[
        'network host of a scan',
        'helm install',
        'kubectl scan ',
        'shedule',
        'discovry',
        'title:scan',
        '--set',
      ],
      ...[
        'scan -nmap',
        'scan -type:blog',
        '+network +host',
        '"host discovery"',
        '"schedule a scan"',
        'sch* host',
      ],
      ...['content:host', 'network^3 host', 'shedule~2', 'tags:scan', 'type:blog', 'nowhere', '-nmap', ''],
    ];
    let held: Record<string, Promise<void>>;
    let final: ReadonlyMap<string, string[]> | undefined;

    beforeEach(() => {
      held = {};
      fetchContent.mockImplementation(async (url) => {
        const path = url as string;
        await held[path];
        return new Response(JSON.stringify(path === '/supplement.json' ? split.supplement : split.content));
      });
    });
    /** Holds back a file. Returns how to let it go. */
    const hold = (path: string) => {
      let release: () => void = () => undefined;
      held[path] = new Promise((resolve) => (release = resolve));
      return release;
    };
    /** Routes of the replies to a query, in their order. */
    const ask = async (id: number, query: string) => {
      search(id, query);
      await vi.waitFor(() => expect(getReplies(id).length).toBeGreaterThan(0), {timeout: 20_000});
      await waitForTasks();
      return getReplies(id).map(getRoutes);
    };
    /** What readers get who have everything before they type. */
    const collectFinal = async () => {
      load(encode(split.index));
      await ask(1, 'nmap network');
      await waitForReplies(1, 2);
      const found = new Map<string, string[]>();
      for (const [position, query] of queries.entries())
        found.set(query, (await ask(100 + position, query))[0] ?? []);
      expect([...found.values()].filter((routes) => routes.length > 1).length).toBeGreaterThan(20);
      return found;
    };

    it.each(queries)('%s has one order: at first, with rare words, with texts', async (query) => {
      if (!final) {
        final = await collectFinal();
        // A worker that has nothing yet.
        vi.resetModules();
        await import('./worker');
        post.mockReset();
      }
      const release = {supplement: hold('/supplement.json'), content: hold('/content.json')};
      load(encode(split.index));
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
});
