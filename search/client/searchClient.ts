import type {SearchHandle} from '../../browser/protocol';
import type {SearchGlobalData} from '../core/settings';
import {fetchFile} from './fetchFile';
import {EMPTY_REPLY, type SearchReply, type WorkerRequest, type WorkerResponse} from './messages';

/** In milliseconds; then a temporary failure may be over. */
const RETRY_DELAY = 500;

export type SearchClient = ReturnType<typeof createSearchClient>;

function post(worker: Worker, request: WorkerRequest, transfer: Transferable[] = []): void {
  worker.postMessage(request, transfer);
}

type Start = Pick<SearchHandle, 'urls' | 'worker' | 'index'>;

/**
 * Only replies to the latest query are passed on. The worker starts with the first `load`, unless the loader has started it.
 *
 * @param start the loader's worker and index are taken and used first, its URLs for everything after that
 * @param onBroken its script failed to load twice, or the browser does not allow workers
 */
export function createSearchClient(
  start: Start,
  {supplement, content, settings}: Pick<SearchGlobalData, 'supplement' | 'content' | 'settings'>,
  onBroken: () => void,
) {
  const [workerUrl, , indexUrl] = start.urls;
  let settle: () => void = () => undefined;
  const settled = new Promise<void>((resolve) => (settle = resolve));
  let worker: Worker | undefined;
  let hasFailed = false;
  /** The index in the HTTP cache is unusable or outdated. */
  let isOutdated = false;
  /** A worker broke, and a second one is being tried. */
  let isRetrying = false;
  let latest: {id: number; query: string; onReply: (reply: SearchReply) => void} | undefined;
  let lastId = 0;

  function fail(): void {
    hasFailed = true;
    latest?.onReply(EMPTY_REPLY);
  }

  function handleMessage({data}: MessageEvent<WorkerResponse>): void {
    if (data.type === 'reply') {
      if (data.id === latest?.id) latest.onReply(data.reply);
      return;
    }
    isOutdated = true;
    if (data.type === 'failed') fail();
  }

  async function sendIndex(target: Worker, onFailure: () => void): Promise<void> {
    const requested = start.index;
    delete start.index;
    const cache = isOutdated ? 'reload' : 'default';
    isOutdated = false;
    try {
      const response = await (requested ?? fetchFile(indexUrl, cache));
      if (!response?.ok) throw new Error(`${indexUrl} is missing.`);
      const index = await response.arrayBuffer();
      post(target, {type: 'load', index, supplementUrl: supplement, contentUrl: content, settings}, [index]);
    } catch {
      onFailure();
    }
    settle();
  }

  function startWorker(): Worker {
    const started = start.worker ?? new Worker(workerUrl, {name: 'local-search'});
    delete start.worker;
    started.addEventListener('message', handleMessage);
    // The worker's script failed to load, is forbidden by a policy, or threw an error.
    started.addEventListener('error', (event) => {
      event.preventDefault();
      started.terminate();
      if (worker !== started) return;
      worker = undefined;
      if (isRetrying) onBroken();
      else {
        isRetrying = true;
        setTimeout(() => {
          if (!worker) begin();
        }, RETRY_DELAY);
      }
    });
    return started;
  }

  function begin(): void {
    hasFailed = false;
    if (!worker) {
      try {
        worker = startWorker();
      } catch {
        // The browser does not support workers, or a policy forbids them.
        onBroken();
        return;
      }
      if (latest) post(worker, {type: 'search', id: latest.id, query: latest.query});
    }
    const target = worker;
    void sendIndex(target, () => {
      if (target === worker) fail();
    });
  }

  return {
    /** Resolves once the worker has got an index, or there is none. */
    settled,

    /**
     * Loads the index, unless it is there. Only this retries what has failed, so it must be called whenever a reader is
     * about to search.
     */
    load(): void {
      isRetrying = false;
      if (!worker || hasFailed) {
        begin();
        return;
      }
      post(worker, {type: 'retry'});
      // If this fails, the outdated index is better than none.
      if (isOutdated) void sendIndex(worker, () => undefined);
    },

    /** `onReply` is called again with passages; without an index with an empty reply, without a worker never. */
    search(query: string, onReply: (reply: SearchReply) => void): void {
      lastId += 1;
      latest = {id: lastId, query, onReply};
      if (hasFailed) onReply(EMPTY_REPLY);
      else if (worker) post(worker, {type: 'search', id: lastId, query});
    },

    cancel(): void {
      latest = undefined;
    },
  };
}
