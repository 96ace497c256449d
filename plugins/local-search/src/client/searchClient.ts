import type {SearchGlobalData} from '../core/globalData';
import {loadIndex} from './loadFiles';
import {EMPTY_REPLY, type SearchReply, type WorkerRequest, type WorkerResponse} from './messages';

/** Talks to the worker. Only the answer to the latest query is passed on. */
export type SearchClient = {
  /**
   * Begins to load the index, if it is not there yet. To be called whenever a reader is about to search: a failure is
   * silent and stands until the next call, which tries again.
   */
  load: () => void;
  /**
   * Asks for results. `onReply` is called once or twice: again when passages have arrived. Without an index it is
   * called with an empty reply.
   */
  search: (query: string, onReply: (reply: SearchReply) => void) => void;
  /** Forgets the query that was asked last: no answer to it comes any more. */
  cancel: () => void;
};

function post(worker: Worker, request: WorkerRequest, transfer: Transferable[] = []): void {
  worker.postMessage(request, transfer);
}

/**
 * Makes a client. The worker starts with the first call of `load`.
 *
 * @param baseUrl base path of the site, with slashes at both ends
 */
export function createSearchClient(
  {index, supplement, content, settings}: SearchGlobalData,
  baseUrl: string,
): SearchClient {
  let worker: Worker | undefined;
  let hasFailed = false;
  let latest: {id: number; onReply: (reply: SearchReply) => void} | undefined;
  let lastId = 0;

  function fail(): void {
    hasFailed = true;
    latest?.onReply(EMPTY_REPLY);
  }

  function startWorker(): Worker {
    const started = new Worker(new URL('./worker.ts', import.meta.url), {name: 'local-search'});
    started.addEventListener('message', ({data}: MessageEvent<WorkerResponse>) => {
      if (data.type === 'failed') fail();
      else if (data.id === latest?.id) latest.onReply(data.reply);
    });
    // The script of the worker did not arrive, or it broke.
    started.addEventListener('error', (event) => {
      event.preventDefault();
      started.terminate();
      if (worker === started) worker = undefined;
      fail();
    });
    return started;
  }

  return {
    load() {
      if (worker && !hasFailed) {
        post(worker, {type: 'retry'});
        return;
      }
      hasFailed = false;
      try {
        worker ??= startWorker();
      } catch {
        // A browser without workers, or a policy against them.
        fail();
        return;
      }
      const target = worker;
      const toAbsolute = (address: string) => new URL(baseUrl + address, window.location.origin).href;
      // Fetched here and not by the worker: that would begin a round trip later, when the worker's script is there.
      loadIndex(toAbsolute(index)).then(
        (bytes) =>
          post(
            target,
            {
              type: 'load',
              index: bytes,
              supplementUrl: toAbsolute(supplement),
              contentUrl: toAbsolute(content),
              settings,
            },
            [bytes],
          ),
        () => {
          if (target === worker) fail();
        },
      );
    },

    search(query, onReply) {
      lastId += 1;
      latest = {id: lastId, onReply};
      if (hasFailed) onReply(EMPTY_REPLY);
      else if (worker) post(worker, {type: 'search', id: lastId, query});
    },

    cancel() {
      latest = undefined;
    },
  };
}
