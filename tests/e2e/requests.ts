import type {Page, Route} from '@playwright/test';

/** What a page gets for a request. The status is 200 unless it is given. */
export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

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

/** A file of the site that runs no script and requests nothing. */
export const QUIET_FILE = '/.well-known/security.txt';

/** The rules of pages whose requests are answered here, the newest first. */
const rulesOfPages = new WeakMap<Page, Rule[]>();

/** Whether a page may have got, and cached, something else than the server's answers. */
export const hasOtherAnswers = (page: Page): boolean => rulesOfPages.has(page);

/** Says that a test has ended, and that nobody waits any more for the requests that it holds back. */
export async function finishRequests(page: Page): Promise<void> {
  if (rulesOfPages.has(page)) await page.unrouteAll({behavior: 'ignoreErrors'});
}

/** A request that a rule let fail, for the rules that were added after it. */
class FailedRequest extends Error {}

async function fetchServed(route: Route, url: URL): Promise<ServedAnswer> {
  // The server might close an idle connection just as it is used again.
  const response = await route.fetch({url: url.href, maxRedirects: 0, maxRetries: 1});
  // The body comes decoded.
  const {'content-encoding': _encoding, 'content-length': _length, ...headers} = response.headers();
  return {status: response.status(), headers, body: await response.body()};
}

async function answer(route: Route, url: URL, [rule, ...others]: readonly Rule[]): Promise<Answer> {
  if (!rule) return fetchServed(route, url);
  const serve = async (path?: string): Promise<ServedAnswer> => {
    const {status = 200, headers = {}, body = ''} = await answer(route, new URL(path ?? '', url), others);
    return {status, headers, body: Buffer.from(body)};
  };
  const result = await rule.respond(serve, {url, isDocument: route.request().resourceType() === 'document'});
  if (!result) throw new FailedRequest();
  return result;
}

/**
 * Answers requests of a page, of its frames and workers instead of the server, from now on.
 *
 * @param meant the path of a URL, or what matches URLs
 * @throws if it is the first rule of a page that was opened already: requests that are on their way would pass it or
 *   not, as it happens. Rules that are added later change no more than how the next requests are answered.
 */
export async function answerRequests(page: Page, meant: string | RegExp, respond: Responder): Promise<void> {
  const isMeant = (url: URL) => (typeof meant === 'string' ? url.pathname === meant : meant.test(url.href));
  const known = rulesOfPages.get(page);
  if (known) {
    known.unshift({isMeant, respond});
    return;
  }
  if (page.url() !== 'about:blank' && new URL(page.url()).pathname !== QUIET_FILE) {
    throw new Error(`Answer requests before you open the page: it is at ${page.url()} already.`);
  }
  const rules = [{isMeant, respond}];
  rulesOfPages.set(page, rules);
  // eslint-disable-next-line no-restricted-syntax -- this is the one place
  await page.route('**', async (route) => {
    const url = new URL(route.request().url());
    const own = rules.filter((rule) => rule.isMeant(url));
    if (own.length === 0) return route.continue();
    try {
      await route.fulfill(await answer(route, url, own));
    } catch (error) {
      if (!(error instanceof FailedRequest)) throw error;
      await route.abort();
    }
  });
}

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

export async function holdRequests(page: Page, meant: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await answerRequests(page, meant, async (serve) => {
    await released;
    return serve();
  });
  return release;
}

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

export async function replacePolicy(page: Page, meant: string | RegExp, policy: string): Promise<void> {
  await answerRequests(page, meant, async (serve) => {
    const served = await serve();
    return {...served, headers: {...served.headers, 'content-security-policy': policy}};
  });
}
