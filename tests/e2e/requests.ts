import {once} from 'node:events';
import {get, type IncomingMessage} from 'node:http';
import {buffer} from 'node:stream/consumers';

import type {CDPSession, Page} from '@playwright/test';

/** What a page gets for a request. The status is 200 unless it is given. */
export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** The server's answer. */
export type ServedAnswer = Required<Answer> & {body: Buffer};

/**
 * Answers a request; without a result, the request fails.
 *
 * @param serve fetches the answer of the server, or of the responder that was added before; of another path if one is
 *   given
 */
export type Responder = (
  serve: (path?: string) => Promise<ServedAnswer>,
  request: {url: URL; isDocument: boolean},
) => Answer | undefined | Promise<Answer | undefined>;

interface Rule {
  isMeant: (url: URL) => boolean;
  respond: Responder;
}

interface PausedRequest {
  requestId: string;
  resourceType: string;
  request: {url: string; headers: Record<string, string>};
}

/** The rules of pages whose requests are answered here, the newest first. */
const rulesOfPages = new WeakMap<Page, Rule[]>();

/** Those of them whose test has ended. */
const finished = new WeakSet<Page>();

/** Whether a page may have got, and cached, something else than the server's answers. */
export const hasOtherAnswers = (page: Page): boolean => rulesOfPages.has(page);

/** Says that a test has ended, and that nobody waits any more for the requests that it holds back. */
export function finishRequests(page: Page): void {
  if (rulesOfPages.has(page)) finished.add(page);
}

/** A request that a responder let fail, for the responders that were added after it. */
class FailedRequest extends Error {}

/** Each time over a new connection: the server might close an idle one just as it is used again. */
async function fetchServed(url: URL, headers: Record<string, string>): Promise<ServedAnswer> {
  const [response] = (await once(get(url, {agent: false, headers}), 'response')) as [IncomingMessage];
  const served = Object.entries(response.headers).map(([name, value]) => [name, String(value)] as const);
  return {
    status: response.statusCode ?? 0,
    headers: Object.fromEntries(served),
    body: await buffer(response),
  };
}

function answer({request, resourceType}: PausedRequest, rules: Rule[]): Promise<Answer> {
  const ask = async (url: URL, [rule, ...others]: Rule[]): Promise<Answer> => {
    if (!rule) return fetchServed(url, request.headers);
    const serve = async (path?: string): Promise<ServedAnswer> => {
      const {status = 200, headers = {}, body = ''} = await ask(new URL(path ?? '', url), others);
      return {status, headers, body: Buffer.from(body)};
    };
    const result = await rule.respond(serve, {url, isDocument: resourceType === 'Document'});
    if (!result) throw new FailedRequest();
    return result;
  };
  return ask(new URL(request.url), rules);
}

async function handle(page: Page, session: CDPSession, paused: PausedRequest): Promise<void> {
  const {requestId} = paused;
  const url = new URL(paused.request.url);
  const rules = (rulesOfPages.get(page) ?? []).filter(({isMeant}) => isMeant(url));
  if (rules.length === 0) {
    await session.send('Fetch.continueRequest', {requestId});
    return;
  }
  try {
    const {status = 200, headers = {}, body = ''} = await answer(paused, rules);
    await session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: status,
      responseHeaders: Object.entries(headers).map(([name, value]) => ({name, value})),
      body: Buffer.from(body).toString('base64'),
    });
  } catch (error) {
    if (!(error instanceof FailedRequest)) throw error;
    await session.send('Fetch.failRequest', {requestId, errorReason: 'Failed'});
  }
}

/**
 * Answers requests of a page, of its frames and workers instead of the server, from now on.
 *
 * Not with Playwright's `route`: a rule that is added to an open page, or that is over, applies from the next request on,
 * without switching the interception of all requests on or off while some are on their way.
 *
 * @param meant the path of a URL, or what matches URLs
 */
export async function answerRequests(page: Page, meant: string | RegExp, respond: Responder): Promise<void> {
  const isMeant = (url: URL) => (typeof meant === 'string' ? url.pathname === meant : meant.test(url.href));
  const rules = rulesOfPages.get(page);
  if (rules) {
    rules.unshift({isMeant, respond});
    return;
  }
  rulesOfPages.set(page, [{isMeant, respond}]);
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', (paused) => {
    handle(page, session, paused).catch((error: unknown) => {
      const isLeft = String(error).includes('Invalid InterceptionId');
      if (!finished.has(page) && !page.isClosed() && !isLeft) throw error;
    });
  });
  await session.send('Network.enable');
  // Nothing may come from the cache past the rules.
  await session.send('Network.setCacheDisabled', {cacheDisabled: true});
  await session.send('Fetch.enable', {patterns: [{urlPattern: '*'}]});
}

/** Answers requests until the returned function is called. */
export async function answerForNow(
  page: Page,
  meant: string | RegExp,
  respond: Responder,
): Promise<() => void> {
  let isOver = false;
  await answerRequests(page, meant, (serve, request) => (isOver ? serve() : respond(serve, request)));
  return () => {
    isOver = true;
  };
}

/** Holds requests back until the returned function is called. */
export async function holdRequests(page: Page, meant: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await answerRequests(page, meant, async (serve) => {
    await released;
    return serve();
  });
  return release;
}

/** Changes the text of what the server answers. */
export async function rewriteText(
  page: Page,
  meant: string | RegExp,
  change: (text: string) => string,
): Promise<void> {
  await answerRequests(page, meant, async (serve) => {
    const served = await serve();
    return {...served, body: change(served.body.toString())};
  });
}

/** Replaces the Content Security Policy in the header of pages. */
export async function replacePolicy(page: Page, meant: string | RegExp, policy: string): Promise<void> {
  await answerRequests(page, meant, async (serve) => {
    const served = await serve();
    return {...served, headers: {...served.headers, 'content-security-policy': policy}};
  });
}
