/**
 * Answers queries, so that typing never waits for them.
 *
 * The index is there first. Rare words and texts are fetched after the first results, and kept as long as the worker
 * lives. What cannot be fetched it does without, until a reader is about to search again.
 */
import {parseIndexFile, type SearchIndex} from '../core/format';
import {createSearcher, type SearchAnswer, type Searcher} from '../core/search';
import {mergeIndex} from '../core/supplement';
import {createReply} from './createReply';
import {loadContent, loadSupplement} from './loadFiles';
import {EMPTY_REPLY, type SearchReply, type WorkerRequest, type WorkerResponse} from './messages';

/** What this file uses of a worker's globals. */
type WorkerScope = {
  postMessage: (response: WorkerResponse) => void;
  addEventListener: (type: 'message', listener: (event: {data: WorkerRequest}) => void) => void;
};

declare const self: WorkerScope;

type LoadRequest = Extract<WorkerRequest, {type: 'load'}>;
type SearchRequest = Extract<WorkerRequest, {type: 'search'}>;

let request: LoadRequest | undefined;
let index: SearchIndex | undefined;
let searcher: Searcher | undefined;
/** Done when the rare words are part of the searcher, or could not be fetched. */
let supplement: Promise<void> | undefined;
/** Holds nothing where the texts could not be fetched. */
let content: Promise<string[] | undefined> | undefined;
let texts: string[] | undefined;
let hasSupplementFailed = false;
let hasContentFailed = false;
let latestQuery: SearchRequest | undefined;

function post(response: WorkerResponse): void {
  self.postMessage(response);
}

async function addSupplement(partial: SearchIndex, {supplementUrl, settings}: LoadRequest): Promise<void> {
  try {
    const rare = await loadSupplement(supplementUrl, partial.documents.length);
    index = {...partial, index: mergeIndex(partial.index, rare), isPartial: false};
    searcher = createSearcher(index, settings);
  } catch {
    hasSupplementFailed = true;
  }
}

/** The files beside the index are only wanted once there are results to show, so that they do not delay it. */
function waitForSupplement(): Promise<void> {
  if (index?.isPartial && request) supplement ??= addSupplement(index, request);
  return supplement ?? Promise.resolve();
}

function waitForTexts(documentCount: number): Promise<string[] | undefined> {
  content ??= loadContent(request?.contentUrl ?? '', documentCount).then(
    (loaded) => (texts = loaded),
    () => {
      hasContentFailed = true;
      return undefined;
    },
  );
  return content;
}

/** Gives nothing where documents of the index lack a field. */
function findReply(
  {search}: Searcher,
  query: string,
  content?: readonly string[],
): {found: SearchAnswer; reply: SearchReply} | undefined {
  try {
    const found = search(query, content);
    return {found, reply: createReply(found, content)};
  } catch {
    return undefined;
  }
}

async function answer(query: SearchRequest): Promise<void> {
  if (!searcher) return;
  const send = (reply: SearchReply) => post({type: 'reply', id: query.id, reply});
  const find = (all = texts) => searcher && findReply(searcher, query.query, all);
  let first = find();
  if (first?.found.needsSupplement) {
    await waitForSupplement();
    if (query !== latestQuery) return;
    first = find();
  }
  if (!first || texts || first.reply.results.length === 0) {
    send(first?.reply ?? EMPTY_REPLY);
    return;
  }
  const {needsContent} = first.found;
  if (!needsContent) send(first.reply);
  void waitForSupplement();
  const all = await waitForTexts(searcher.documents.length);
  if (query !== latestQuery) return;
  if (!all) {
    // Results without passages are still results.
    if (needsContent) send(first.reply);
  } else if (needsContent) {
    send(find(all)?.reply ?? first.reply);
  } else {
    // The texts bring passages to what is shown already, and move nothing under the reader's hand.
    send(createReply(first.found, all));
  }
}

function load(loaded: LoadRequest): void {
  request = loaded;
  try {
    index = parseIndexFile(JSON.parse(new TextDecoder().decode(loaded.index)));
    searcher = createSearcher(index, loaded.settings);
  } catch {
    post({type: 'failed'});
    return;
  }
  // Of the queries that waited for the index, the latest is worth an answer.
  if (latestQuery) void answer(latestQuery);
}

/** Forgets what could not be fetched. */
function retry(): void {
  if (hasSupplementFailed) supplement = undefined;
  if (hasContentFailed) content = undefined;
  hasSupplementFailed = false;
  hasContentFailed = false;
}

self.addEventListener('message', ({data}) => {
  switch (data.type) {
    case 'load':
      load(data);
      break;
    case 'retry':
      retry();
      break;
    case 'search':
      latestQuery = data;
      void answer(data);
  }
});
