import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import type {SearchHandle} from '../../browser/protocol';
import {defaultSearchSettings} from '../core/settings';
import {EMPTY_REPLY, type SearchReply, type WorkerRequest, type WorkerResponse} from './messages';
import {createSearchClient, type SearchClient} from './searchClient';

/** A worker that records requests, and replies when the test says so. */
class FakeWorker extends EventTarget {
  static started: FakeWorker[] = [];
  readonly requests: WorkerRequest[] = [];
  readonly terminate = vi.fn();

  constructor() {
    super();
    FakeWorker.started.push(this);
  }

  postMessage(request: WorkerRequest): void {
    this.requests.push(request);
  }

  answer(data: WorkerResponse): void {
    this.dispatchEvent(new MessageEvent('message', {data}));
  }

  /** Fails like a worker whose script did not load. Returns whether the browser would report it. */
  break(): boolean {
    return this.dispatchEvent(new Event('error', {cancelable: true}));
  }

  getTypes(): string[] {
    return this.requests.map(({type}) => type);
  }
}

const reply: SearchReply = {...EMPTY_REPLY, terms: ['nmap']};
const urls: SearchHandle['urls'] = ['/worker.js', '/panel.js', '/index.json'];
const files = {supplement: '/supplement.json', content: '/content.json', settings: defaultSearchSettings};
const fetchIndex = vi.fn<typeof fetch>();
const handleBroken = vi.fn<() => void>();
let client: SearchClient;

const getWorker = (): FakeWorker => {
  const worker = FakeWorker.started.at(-1);
  if (!worker) throw new Error('No worker was started.');
  return worker;
};
/** Waits long enough for a busy machine. */
const waitFor = (check: () => void) => vi.waitFor(check, {timeout: 20_000});

async function load(): Promise<void> {
  client.load();
  await waitFor(() => expect(getWorker().getTypes().at(-1)).toBe('load'));
}

function search(query: string) {
  const onReply = vi.fn();
  client.search(query, onReply);
  return onReply;
}

vi.setConfig({testTimeout: 30_000});
beforeEach(() => {
  FakeWorker.started = [];
  fetchIndex.mockReset();
  handleBroken.mockReset();
  fetchIndex.mockImplementation(() => Promise.resolve(new Response('{}')));
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('fetch', fetchIndex);
  client = createSearchClient({urls}, files, handleBroken);
});
afterEach(() => void vi.unstubAllGlobals());

describe('the search client', () => {
  it('fetches the index and hands it to the worker, once', async () => {
    await load();
    expect(fetchIndex.mock.calls).toEqual([[urls[2], {cache: 'default'}]]);
    expect(getWorker().requests[0]).toMatchObject({
      supplementUrl: files.supplement,
      contentUrl: files.content,
      settings: defaultSearchSettings,
    });
    client.load();
    expect(getWorker().getTypes()).toEqual(['load', 'retry']);
    expect(fetchIndex).toHaveBeenCalledTimes(1);
    expect(FakeWorker.started).toHaveLength(1);
  });

  it('takes over what the loader has started', async () => {
    const worker = new FakeWorker();
    const index = Promise.resolve(new Response('{}'));
    client = createSearchClient({urls, worker: worker as unknown as Worker, index}, files, handleBroken);
    await load();
    expect(FakeWorker.started).toEqual([worker]);
    expect(fetchIndex).not.toHaveBeenCalled();
    worker.break();
    await waitFor(() => expect(FakeWorker.started).toHaveLength(2));
    await waitFor(() => expect(getWorker().getTypes()).toEqual(['load']));
    expect(fetchIndex).toHaveBeenCalledTimes(1);
  });

  it('replies with no results if the loader could not fetch the index', async () => {
    client = createSearchClient({urls, index: Promise.resolve(undefined)}, files, handleBroken);
    client.load();
    const onReply = search('nmap');
    await waitFor(() => expect(onReply.mock.calls).toEqual([[EMPTY_REPLY]]));
    await load();
    expect(fetchIndex).toHaveBeenCalledTimes(1);
  });

  it('passes on the answers to the latest query only, and none after it was cancelled', async () => {
    await load();
    const [first, second] = [search('n'), search('nmap')];
    getWorker().answer({type: 'reply', id: 1, reply});
    getWorker().answer({type: 'reply', id: 2, reply});
    getWorker().answer({type: 'reply', id: 2, reply});
    expect(first).not.toHaveBeenCalled();
    expect(second.mock.calls).toEqual([[reply], [reply]]);
    client.cancel();
    getWorker().answer({type: 'reply', id: 2, reply});
    expect(second).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['is not there', () => Promise.resolve(new Response('', {status: 404}))],
    ['cannot be fetched', () => Promise.reject(new TypeError('no network'))],
  ])('replies with no results if the index %s, until the next opening', async (_, failing) => {
    fetchIndex.mockImplementationOnce(failing);
    client.load();
    const waiting = search('nmap');
    await waitFor(() => expect(waiting.mock.calls).toEqual([[EMPTY_REPLY]]));
    const later = search('nmap ');
    expect(later.mock.calls).toEqual([[EMPTY_REPLY]]);
    expect(fetchIndex).toHaveBeenCalledTimes(1);

    client.load();
    await waitFor(() => expect(getWorker().getTypes()).toContain('load'));
    expect(fetchIndex).toHaveBeenCalledTimes(2);
    const again = search('nmap');
    expect(again).not.toHaveBeenCalled();
    getWorker().answer({type: 'reply', id: 3, reply});
    expect(again.mock.calls).toEqual([[reply]]);
  });

  it.each([
    ['the worker could not read it', {type: 'failed'}, [[EMPTY_REPLY]]],
    ['other files do not belong to it', {type: 'outdated'}, []],
  ] as const)('fetches the index once more if %s, bypassing the HTTP cache', async (_, response, replies) => {
    await load();
    const onReply = search('nmap');
    getWorker().answer(response);
    expect(onReply.mock.calls).toEqual(replies);
    expect(fetchIndex).toHaveBeenCalledTimes(1);
    await load();
    client.load();
    expect(fetchIndex.mock.calls.map(([, options]) => options?.cache)).toEqual(['default', 'reload']);
    expect(FakeWorker.started).toHaveLength(1);
  });

  it('keeps the index that it has if there is no newer one', async () => {
    await load();
    getWorker().answer({type: 'outdated'});
    fetchIndex.mockImplementation(() => Promise.reject(new TypeError('no network')));
    client.load();
    await waitFor(() => expect(fetchIndex.mock.settledResults[1]?.type).toBe('rejected'));
    const onReply = search('nmap');
    expect(onReply).not.toHaveBeenCalled();
    expect(getWorker().getTypes().at(-1)).toBe('search');
  });

  it('starts another worker after one that broke, asks it the latest query, and reports nothing', async () => {
    await load();
    const [broken] = FakeWorker.started;
    const onReply = search('nmap');
    expect(broken?.break()).toBe(false);
    expect(broken?.terminate).toHaveBeenCalledOnce();
    await waitFor(() => expect(FakeWorker.started).toHaveLength(2));
    await waitFor(() => expect(getWorker().getTypes()).toEqual(['search', 'load']));
    getWorker().answer({type: 'reply', id: 1, reply});
    expect(onReply.mock.calls).toEqual([[reply]]);
    expect(handleBroken).not.toHaveBeenCalled();
  });

  it('reports a worker that breaks twice, until the next opening', async () => {
    client.load();
    const onReply = search('nmap');
    getWorker().break();
    await waitFor(() => expect(FakeWorker.started).toHaveLength(2));
    getWorker().break();
    expect(handleBroken).toHaveBeenCalledOnce();
    expect(onReply).not.toHaveBeenCalled();
    client.load();
    expect(FakeWorker.started).toHaveLength(3);
    expect(getWorker().getTypes()).toEqual(['search']);
  });

  it('does not attribute a failure of an earlier worker to the new one', async () => {
    let reject: (error: Error) => void = () => undefined;
    fetchIndex.mockImplementationOnce(() => new Promise((_, fail) => (reject = fail)));
    client.load();
    getWorker().break();
    await load();
    reject(new TypeError('too late'));
    const onReply = vi.fn();
    await waitFor(() => expect(fetchIndex.mock.settledResults[0]?.type).toBe('rejected'));
    client.search('nmap', onReply);
    expect(onReply).not.toHaveBeenCalled();
    expect(getWorker().getTypes()).toContain('search');
  });

  it('reports a browser that allows no workers', () => {
    vi.stubGlobal('Worker', function forbid() {
      throw new DOMException('The policy forbids workers.', 'SecurityError');
    });
    client.load();
    expect(handleBroken).toHaveBeenCalledOnce();
    expect(fetchIndex).not.toHaveBeenCalled();
  });
});
