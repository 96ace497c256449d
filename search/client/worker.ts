/**
 * Answers queries off the main thread. The page passes in the index. Rare words and texts are fetched here after the
 * first results, or when a query needs them; queries are answered without a file that fails until a reader opens the
 * search again.
 */
import {parseContentFile, parseIndexFile, parseSupplementFile} from '../core/index/format';
import {createSearcher} from '../core/search';
import {buildReply} from './buildReply';
import {loadPart, MisfitError} from './fetchFile';
import {EMPTY_REPLY, type SearchReply, type WorkerRequest, type WorkerResponse} from './messages';

interface WorkerScope {
  postMessage: (response: WorkerResponse) => void;
  addEventListener: (type: 'message', listener: (event: {data: WorkerRequest}) => void) => void;
}

declare const self: WorkerScope;

type LoadRequest = Extract<WorkerRequest, {type: 'load'}>;
type SearchRequest = Extract<WorkerRequest, {type: 'search'}>;

let session: ReturnType<typeof createSession> | undefined;
let latestRequest: SearchRequest | undefined;

function post(response: WorkerResponse): void {
  self.postMessage(response);
}

/** A file that is fetched on first use. */
function createPart<Content>(load: () => Promise<Content>, onFailure: (error: unknown) => void) {
  let content: Content | undefined;
  let waiting: Promise<Content | undefined> | undefined;
  let hasFailed = false;

  async function fetchContent(): Promise<Content | undefined> {
    try {
      content = await load();
    } catch (error) {
      hasFailed = true;
      onFailure(error);
    }
    return content;
  }

  return {
    get: () => content,
    /** Undefined if it cannot be fetched. */
    wait: () => (waiting ??= fetchContent()),
    retry(): void {
      if (hasFailed) waiting = undefined;
      hasFailed = false;
    },
  };
}

/**
 * A new index gets a new session, so that nothing of the old one remains.
 *
 * @throws if the index is damaged or of another version
 */
function createSession({index: bytes, settings, supplementUrl, contentUrl}: LoadRequest) {
  const index = parseIndexFile(JSON.parse(new TextDecoder().decode(bytes)));
  const searcher = createSearcher(index, settings);
  /** The index may be outdated: the next opening fetches it again. */
  const reportMisfit = (error: unknown) => {
    if (session === own && error instanceof MisfitError) post({type: 'outdated'});
  };
  const supplement = createPart(async () => {
    const rare = await loadPart(supplementUrl, (file) => parseSupplementFile(file, index));
    searcher.addSupplement(rare);
    return rare;
  }, reportMisfit);
  const content = createPart(
    () => loadPart(contentUrl, (file) => parseContentFile(file, index)),
    reportMisfit,
  );

  /** Undefined if documents of the index lack a field. */
  function find({query}: SearchRequest) {
    try {
      const found = searcher.search(query, content.get());
      return {found, reply: buildReply(found, content.get())};
    } catch {
      return undefined;
    }
  }

  async function answer(request: SearchRequest): Promise<void> {
    const isLatest = () => session === own && request === latestRequest;
    const send = (reply: SearchReply) => post({type: 'reply', id: request.id, reply});
    if (!supplement.get() && searcher.needsSupplement(request.query)) {
      await supplement.wait();
      if (!isLatest()) return;
    }
    const first = find(request);
    if (!first || content.get() || first.reply.results.length === 0) {
      send(first?.reply ?? EMPTY_REPLY);
      return;
    }
    const {needsContent} = first.found;
    if (!needsContent) send(first.reply);
    void supplement.wait();
    const texts = await content.wait();
    if (!isLatest()) return;
    // Without the texts a phrase is answered as well as possible.
    if (needsContent) send(find(request)?.reply ?? first.reply);
    else if (texts) send(buildReply(first.found, texts));
  }

  const own = {
    answer,
    retry(): void {
      supplement.retry();
      content.retry();
    },
  };
  return own;
}

function load(request: LoadRequest): void {
  try {
    session = createSession(request);
  } catch {
    post({type: 'failed'});
    return;
  }
  // Of the queries that waited for the index, only the latest is answered.
  if (latestRequest) void session.answer(latestRequest);
}

self.addEventListener('message', ({data}) => {
  switch (data.type) {
    case 'load':
      load(data);
      break;
    case 'retry':
      session?.retry();
      break;
    case 'search':
      latestRequest = data;
      void session?.answer(data);
  }
});
