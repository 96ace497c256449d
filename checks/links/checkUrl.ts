/** What became of a link to another host. */
export type UrlState =
  /** The address answers. */
  | 'ok'
  /** It answers at another address for good. */
  | 'moved'
  /** It does not exist, or nothing answers. */
  | 'broken'
  /** The host answers, but not to programs: only a person can tell. */
  | 'refused';

/** Answer about one address. */
export interface UrlReport {
  state: UrlState;
  /** Status code, new address or error: what a reader of the report wants to know. */
  detail: string;
}

/** How addresses are asked for. */
export interface CheckUrlOptions {
  /** Milliseconds for one request, redirects apart. */
  timeout: number;
}

const MAX_REDIRECTS = 10;
const PERMANENT_REDIRECTS = [301, 308];
const REDIRECTS = [301, 302, 303, 307, 308];
/** Answers of hosts that want a login or a browser, or fewer requests. 999 is what LinkedIn says to programs. */
const REFUSALS = [401, 403, 405, 406, 407, 418, 429, 451, 503, 999];

interface Answer {
  status: number;
  /** Where the last permanent redirect led, if all redirects before it were permanent too. */
  movedTo: string | undefined;
}

/** Asks without following redirects, so that permanent ones can be told from others. */
async function request(url: string, method: 'HEAD' | 'GET', {timeout}: CheckUrlOptions): Promise<Answer> {
  let current = url;
  let movedTo: string | undefined;
  let isPermanent = true;
  for (let count = 0; count <= MAX_REDIRECTS; count++) {
    const response = await fetch(current, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
      // Some hosts answer requests without these headers with a refusal.
      headers: {'user-agent': 'Mozilla/5.0 (compatible; link check)', accept: 'text/html,*/*;q=0.8'},
    });
    await response.body?.cancel();
    const location = response.headers.get('location');
    if (!REDIRECTS.includes(response.status) || location === null) return {status: response.status, movedTo};
    current = new URL(location, current).href;
    isPermanent &&= PERMANENT_REDIRECTS.includes(response.status);
    if (isPermanent) movedTo = current;
  }
  throw new Error(`more than ${MAX_REDIRECTS} redirects`);
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no answer in time';
  // fetch hides the reason (a name that does not resolve, a refused connection) in the cause.
  const {cause} = error;
  if (cause instanceof Error) return (cause as NodeJS.ErrnoException).code ?? cause.message;
  return error.message;
}

/** Asks with HEAD, and with GET where HEAD does not succeed: many hosts know GET only. Never throws. */
export async function checkUrl(url: string, options: CheckUrlOptions): Promise<UrlReport> {
  let answer: Answer | undefined;
  let error = '';
  for (const method of ['HEAD', 'GET'] as const) {
    try {
      answer = await request(url, method, options);
      if (answer.status < 400) break;
    } catch (failure) {
      answer = undefined;
      error = describeError(failure);
    }
  }
  if (!answer) return {state: 'broken', detail: error};
  const {status, movedTo} = answer;
  if (status < 400) {
    return movedTo === undefined ? {state: 'ok', detail: String(status)} : {state: 'moved', detail: movedTo};
  }
  return {state: REFUSALS.includes(status) ? 'refused' : 'broken', detail: String(status)};
}

/** Runs a task for every item, at most `limit` at the same time. Results are in the order of the items. */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  limit: number,
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  // All workers take from the same iterator, so each item is taken once.
  const work = async () => {
    for (const [index, item] of queue) results[index] = await run(item);
  };
  await Promise.all(Array.from({length: limit}, work));
  return results;
}
