/**
 * Answers queries, so that typing never waits for them.
 *
 * The texts are kept as long as the worker lives. A failure is not kept: the next request tries again.
 */
import {parseIndexFile} from '../core/format';
import {createSearcher, type Searcher} from '../core/search';
import {createReply} from './createReply';
import {loadContent} from './loadFiles';
import type {WorkerRequest, WorkerResponse} from './messages';

/** What this file uses of a worker's globals. */
type WorkerScope = {
  postMessage: (response: WorkerResponse) => void;
  addEventListener: (type: 'message', listener: (event: {data: WorkerRequest}) => void) => void;
};

declare const self: WorkerScope;

type SearchRequest = Extract<WorkerRequest, {type: 'search'}>;

let searcher: Searcher | undefined;
let contentUrl = '';
let content: Promise<string[]> | undefined;
let texts: string[] | undefined;
let latestQuery: SearchRequest | undefined;

function send(response: WorkerResponse): void {
  self.postMessage(response);
}

/** The texts are only wanted once there are results to show, so that they do not delay the index. */
async function getTexts(documentCount: number): Promise<string[]> {
  content ??= loadContent(contentUrl, documentCount);
  try {
    texts = await content;
    return texts;
  } catch (error) {
    content = undefined;
    throw error;
  }
}

async function answer(query: SearchRequest): Promise<void> {
  if (!searcher) return;
  const first = searcher.search(query.query, texts);
  if (!first.needsContent || texts) send({type: 'reply', id: query.id, reply: createReply(first, texts)});
  if (texts || first.hits.length === 0) {
    if (!texts && first.needsContent) send({type: 'reply', id: query.id, reply: createReply(first)});
    return;
  }
  try {
    const all = await getTexts(searcher.documents.length);
    if (query === latestQuery) {
      send({type: 'reply', id: query.id, reply: createReply(searcher.search(query.query, all), all)});
    }
  } catch {
    // Results without passages are still results.
    if (first.needsContent) send({type: 'reply', id: query.id, reply: createReply(first)});
  }
}

function load({index, contentUrl: url, settings}: Extract<WorkerRequest, {type: 'load'}>): void {
  contentUrl = url;
  try {
    searcher = createSearcher(parseIndexFile(JSON.parse(new TextDecoder().decode(index))), settings);
  } catch {
    send({type: 'failed'});
    return;
  }
  // Of the queries that waited for the index, the latest is worth an answer.
  if (latestQuery) void answer(latestQuery);
}

self.addEventListener('message', ({data}) => {
  if (data.type === 'load') {
    load(data);
    return;
  }
  latestQuery = data;
  void answer(data);
});
