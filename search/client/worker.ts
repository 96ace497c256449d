/**
 * Answers queries, so that typing never waits for them.
 *
 * The index is there first. Rare words and texts are fetched after the first results, or when a query needs them, and
 * kept as long as the worker lives. Which of them a query needs does not depend on what is there, so that its results
 * have one order. What cannot be fetched it does without, until a reader is about to search again.
 */
import {parseIndexFile, type LoadedIndex} from '../core/index/format';
import {createSearcher, type SearchAnswer, type Searcher} from '../core/search';
import {createReply} from './createReply';
import {loadContent, loadSupplement, MisfitError} from './loadFiles';
import {
  EMPTY_REPLY,
  type Question,
  type SearchReply,
  type WorkerRequest,
  type WorkerResponse,
} from './messages';

/** What this file uses of a worker's globals. */
interface WorkerScope {
  postMessage: (response: WorkerResponse) => void;
  addEventListener: (type: 'message', listener: (event: {data: WorkerRequest}) => void) => void;
}

declare const self: WorkerScope;

type LoadRequest = Extract<WorkerRequest, {type: 'load'}>;
type SearchRequest = Extract<WorkerRequest, {type: 'search'}>;

let request: LoadRequest | undefined;
let index: LoadedIndex | undefined;
let searcher: Searcher | undefined;
/** Done when the rare words are part of the searcher, or could not be fetched. */
let supplement: Promise<void> | undefined;
let isSupplementThere = false;
/** Holds nothing where the texts could not be fetched. */
let content: Promise<string[] | undefined> | undefined;
let texts: string[] | undefined;
let hasSupplementFailed = false;
let hasContentFailed = false;
let latestQuery: SearchRequest | undefined;

function post(response: WorkerResponse): void {
  self.postMessage(response);
}

/** Where a file does not fit, it may be the index that is out of date: the next opening asks the server for it. */
function reportMisfit(error: unknown): void {
  if (error instanceof MisfitError) post({type: 'outdated'});
}

async function addSupplement(owner: LoadedIndex, {supplementUrl}: LoadRequest): Promise<void> {
  try {
    const rare = await loadSupplement(supplementUrl, owner);
    if (index !== owner) return;
    searcher?.addSupplement(rare);
    isSupplementThere = true;
  } catch (error) {
    if (index !== owner) return;
    hasSupplementFailed = true;
    reportMisfit(error);
  }
}

/** The files beside the index are only wanted by queries that need them, or once there are results to show. */
function waitForSupplement(): Promise<void> {
  if (index?.isPartial && request) supplement ??= addSupplement(index, request);
  return supplement ?? Promise.resolve();
}

async function addTexts(owner: LoadedIndex, {contentUrl}: LoadRequest): Promise<string[] | undefined> {
  try {
    const loaded = await loadContent(contentUrl, owner);
    return index === owner ? (texts = loaded) : undefined;
  } catch (error) {
    if (index !== owner) return undefined;
    hasContentFailed = true;
    reportMisfit(error);
    return undefined;
  }
}

function waitForTexts(): Promise<string[] | undefined> {
  if (index && request) content ??= addTexts(index, request);
  return content ?? Promise.resolve(undefined);
}

/** Gives nothing where documents of the index lack a field. */
function findReply(
  {search}: Searcher,
  {query, versions}: Question,
  content?: readonly string[],
): {found: SearchAnswer; reply: SearchReply} | undefined {
  try {
    const found = search(query, content, versions);
    return {found, reply: createReply(found, content)};
  } catch {
    return undefined;
  }
}

async function answer(query: SearchRequest): Promise<void> {
  if (!searcher) return;
  const send = (reply: SearchReply) => post({type: 'reply', id: query.id, reply});
  const find = (all = texts) => searcher && findReply(searcher, query, all);
  if (!isSupplementThere && searcher.needsSupplement(query.query)) {
    await waitForSupplement();
    if (query !== latestQuery) return;
  }
  const first = find();
  if (!first || texts || first.reply.results.length === 0) {
    send(first?.reply ?? EMPTY_REPLY);
    return;
  }
  const {needsContent} = first.found;
  if (!needsContent) send(first.reply);
  void waitForSupplement();
  const all = await waitForTexts();
  if (query !== latestQuery) return;
  if (!all) {
    // Results without passages are still results.
    if (needsContent) send(first.reply);
  } else if (needsContent) {
    send(find(all)?.reply ?? first.reply);
  } else {
    // The texts bring passages to what is shown already.
    send(createReply(first.found, all));
  }
}

function load(loaded: LoadRequest): void {
  try {
    const parsed = parseIndexFile(JSON.parse(new TextDecoder().decode(loaded.index)));
    searcher = createSearcher(parsed, loaded.settings);
    index = parsed;
  } catch {
    post({type: 'failed'});
    return;
  }
  request = loaded;
  // What came with an earlier index belongs to that one.
  supplement = undefined;
  isSupplementThere = false;
  content = undefined;
  texts = undefined;
  hasSupplementFailed = false;
  hasContentFailed = false;
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
