/**
 * Loads the index and answers queries, so that typing never waits for it.
 *
 * Files are kept as long as the worker lives. A failure is not kept: the next request tries again.
 */
import {createSearcher, type Searcher} from '../core/search';
import {createReply} from './createReply';
import {loadContent, loadIndex} from './loadFiles';
import type {WorkerRequest, WorkerResponse} from './messages';

/** What this file uses of a worker's globals. */
type WorkerScope = {
  postMessage: (response: WorkerResponse) => void;
  addEventListener: (type: 'message', listener: (event: {data: WorkerRequest}) => void) => void;
};

declare const self: WorkerScope;

type LoadRequest = Extract<WorkerRequest, {type: 'load'}>;
type SearchRequest = Extract<WorkerRequest, {type: 'search'}>;

let searcher: Promise<Searcher> | undefined;
let content: Promise<string[]> | undefined;
let texts: string[] | undefined;
let request: LoadRequest | undefined;
let latestQuery: SearchRequest | undefined;

function send(response: WorkerResponse): void {
  self.postMessage(response);
}

async function load(load: LoadRequest): Promise<Searcher> {
  const file = await loadIndex(load.indexUrl);
  return createSearcher(file, load.settings);
}

/** The texts are only wanted once there are results to show, so that they do not delay the index. */
async function getTexts(documentCount: number): Promise<string[]> {
  if (!request) throw new Error('Nothing was loaded yet.');
  content ??= loadContent(request.contentUrl, documentCount);
  try {
    texts = await content;
    return texts;
  } catch (error) {
    content = undefined;
    throw error;
  }
}

async function answer(query: SearchRequest): Promise<void> {
  const ready = await searcher;
  // Only the latest query of those that waited for the index is worth an answer.
  if (!ready || query !== latestQuery) return;
  const first = ready.search(query.query, texts);
  if (!first.needsContent || texts) send({type: 'reply', id: query.id, reply: createReply(first, texts)});
  if (texts || first.hits.length === 0) {
    if (!texts && first.needsContent) send({type: 'reply', id: query.id, reply: createReply(first)});
    return;
  }
  try {
    const all = await getTexts(ready.documents.length);
    if (query === latestQuery) {
      send({type: 'reply', id: query.id, reply: createReply(ready.search(query.query, all), all)});
    }
  } catch {
    // Results without passages are still results.
    if (first.needsContent) send({type: 'reply', id: query.id, reply: createReply(first)});
  }
}

self.addEventListener('message', ({data}) => {
  if (data.type === 'load') {
    request = data;
    searcher ??= load(data);
    searcher.catch(() => {
      searcher = undefined;
      send({type: 'failed'});
    });
    return;
  }
  latestQuery = data;
  answer(data).catch(() => undefined);
});
