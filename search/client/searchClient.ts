import type {SearchGlobalData} from '../core/globalData';
import {fetchFile} from './fetchFile';
import {
  EMPTY_REPLY,
  type Question,
  type SearchReply,
  type WorkerRequest,
  type WorkerResponse,
} from './messages';

/** After this long, in milliseconds, what failed by chance may succeed. */
const RETRY_DELAY = 500;

/** Waits before code of the search is asked for once more. */
export function waitForRetry(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
}

/** Talks to the worker. Only the answer to the latest query is passed on. */
export interface SearchClient {
  /**
   * Begins to load the index, if it is not there yet. To be called whenever a reader is about to search: a failure
   * is kept until the next call, which tries again. That of the index is silent.
   */
  load: () => void;
  /**
   * Asks for results. `onReply` is called once or twice: again when passages have arrived. Without an index it is
   * called with an empty reply, without a worker never.
   */
  search: (question: Question, onReply: (reply: SearchReply) => void) => void;
  /** Forgets the query that was asked last: no answer to it comes any more. */
  cancel: () => void;
}

function post(worker: Worker, request: WorkerRequest, transfer: Transferable[] = []): void {
  worker.postMessage(request, transfer);
}

/**
 * Makes a client. The worker starts with the first call of `load`.
 *
 * @param baseUrl base path of the site, with slashes at both ends
 * @param onBroken called where there is no worker: its script did not arrive twice, or the browser allows none
 */
export function createSearchClient(
  {index, supplement, content, settings}: SearchGlobalData,
  baseUrl: string,
  onBroken: () => void,
): SearchClient {
  let worker: Worker | undefined;
  /** There is no index, or none that can be read. */
  let hasFailed = false;
  /** The index that the HTTP cache has is of no use, or not the latest. */
  let isOutdated = false;
  /** A worker broke, and another one is tried. */
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

  /** Fetches the index here and not in the worker: that would begin a round trip later, when its script is there. */
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
    // The script of the worker did not arrive, a policy forbids it, or it broke.
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
        // A browser without workers, or a policy against them.
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
      // The index that is there is better than none.
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
