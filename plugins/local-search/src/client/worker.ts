/**
 * Answers queries, so that typing never waits for them.
 *
 * The texts are kept as long as the worker lives. If they cannot be fetched, it does without them until a reader is
 * about to search again.
 */
import {parseIndexFile} from '../core/format';
import {createSearcher, type SearchAnswer, type Searcher} from '../core/search';
import {createReply} from './createReply';
import {loadContent} from './loadFiles';
import {EMPTY_REPLY, type SearchReply, type WorkerRequest, type WorkerResponse} from './messages';

/** What this file uses of a worker's globals. */
type WorkerScope = {
  postMessage: (response: WorkerResponse) => void;
  addEventListener: (type: 'message', listener: (event: {data: WorkerRequest}) => void) => void;
};

declare const self: WorkerScope;

type SearchRequest = Extract<WorkerRequest, {type: 'search'}>;

let searcher: Searcher | undefined;
let contentUrl = '';
/** Holds nothing where the texts could not be fetched. */
let content: Promise<string[] | undefined> | undefined;
let texts: string[] | undefined;
let hasContentFailed = false;
let latestQuery: SearchRequest | undefined;

function post(response: WorkerResponse): void {
  self.postMessage(response);
}

/** The texts are only wanted once there are results to show, so that they do not delay the index. */
function getTexts(documentCount: number): Promise<string[] | undefined> {
  content ??= loadContent(contentUrl, documentCount).then(
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

async function answer(request: SearchRequest): Promise<void> {
  if (!searcher) return;
  const {id, query} = request;
  const send = (reply: SearchReply) => post({type: 'reply', id, reply});
  const first = findReply(searcher, query, texts);
  if (!first || texts || first.reply.results.length === 0) {
    send(first?.reply ?? EMPTY_REPLY);
    return;
  }
  const {needsContent} = first.found;
  if (!needsContent) send(first.reply);
  const all = await getTexts(searcher.documents.length);
  if (request !== latestQuery) return;
  if (!all) {
    // Results without passages are still results.
    if (needsContent) send(first.reply);
  } else if (needsContent) {
    send(findReply(searcher, query, all)?.reply ?? first.reply);
  } else {
    // The texts bring passages to what is shown already, and move nothing under the reader's hand.
    send(createReply(first.found, all));
  }
}

function load({index, contentUrl: url, settings}: Extract<WorkerRequest, {type: 'load'}>): void {
  contentUrl = url;
  try {
    searcher = createSearcher(parseIndexFile(JSON.parse(new TextDecoder().decode(index))), settings);
  } catch {
    post({type: 'failed'});
    return;
  }
  // Of the queries that waited for the index, the latest is worth an answer.
  if (latestQuery) void answer(latestQuery);
}

/** Forgets that the texts could not be fetched. */
function retry(): void {
  if (!hasContentFailed) return;
  hasContentFailed = false;
  content = undefined;
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
