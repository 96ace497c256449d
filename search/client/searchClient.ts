import type {SearchGlobalData} from '../core/globalData';
import {fetchFile} from './fetchFile';
import {
  EMPTY_REPLY,
  type Question,
  type SearchReply,
  type WorkerRequest,
  type WorkerResponse,
} from './messages';

/** Delay in milliseconds before a retry, after which a temporary failure may be over. */
const RETRY_DELAY = 500;

/** Waits before code of the search is requested again. */
export function waitForRetry(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
}

/** Talks to the worker. Only replies to the latest query are passed on. */
export interface SearchClient {
  /**
   * Starts loading the index, unless it is already loaded. Must be called whenever a reader is about to search, because
   * only this call retries what has failed. A failed index is not reported.
   */
  load: () => void;
  /**
   * Searches. `onReply` is called once, and again when the passages have arrived. Without an index it is called with an
   * empty reply, without a worker never.
   */
  search: (question: Question, onReply: (reply: SearchReply) => void) => void;
  /** Cancels the latest query: `onReply` is not called for it any more. */
  cancel: () => void;
}

function post(worker: Worker, request: WorkerRequest, transfer: Transferable[] = []): void {
  worker.postMessage(request, transfer);
}

/**
 * Creates a client. The worker starts with the first call of `load`.
 *
 * @param baseUrl base path of the site, with slashes at both ends
 * @param onBroken called if there is no worker: its script failed to load twice, or the browser does not allow workers
 */
export function createSearchClient(
  {index, supplement, content, settings}: SearchGlobalData,
  baseUrl: string,
  onBroken: () => void,
): SearchClient {
  let worker: Worker | undefined;
  /** There is no readable index. */
  let hasFailed = false;
  /** The index in the HTTP cache is unusable or outdated. */
  let isOutdated = false;
  /** A worker broke, and a second one is being tried. */
  let isRetrying = false;
  let latest: {id: number; question: Question; onReply: (reply: SearchReply) => void} | undefined;
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

  /** Fetches the index on the page: the worker could only start a round trip later, after its script has loaded. */
  function sendIndex(target: Worker, onFailure: () => void): void {
    const toAbsolute = (address: string) => new URL(baseUrl + address, window.location.origin).href;
    const bytes = fetchFile(toAbsolute(index), isOutdated ? 'reload' : 'default').then((response) =>
      response.arrayBuffer(),
    );
    isOutdated = false;
    bytes.then(
      (loaded) =>
        post(
          target,
          {
            type: 'load',
            index: loaded,
            supplementUrl: toAbsolute(supplement),
            contentUrl: toAbsolute(content),
            settings,
          },
          [loaded],
        ),
      onFailure,
    );
  }

  function startWorker(): Worker {
    const started = new Worker(new URL('./worker.ts', import.meta.url), {name: 'local-search'});
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
        void waitForRetry().then(() => {
          if (!worker) begin();
        });
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
      if (latest) post(worker, {type: 'search', id: latest.id, ...latest.question});
    }
    const target = worker;
    sendIndex(target, () => {
      if (target === worker) fail();
    });
  }

  return {
    load() {
      isRetrying = false;
      if (!worker || hasFailed) {
        begin();
        return;
      }
      post(worker, {type: 'retry'});
      // If this fails, the outdated index is better than none.
      if (isOutdated) sendIndex(worker, () => undefined);
    },

    search(question, onReply) {
      lastId += 1;
      latest = {id: lastId, question, onReply};
      if (hasFailed) onReply(EMPTY_REPLY);
      else if (worker) post(worker, {type: 'search', id: lastId, ...question});
    },

    cancel() {
      latest = undefined;
    },
  };
}
