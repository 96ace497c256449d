import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {LinkChecker, LinkState, type LinkResult} from 'linkinator';

import type {ForeignLink} from './foreignLinks';

/** What became of a link to another host. */
export type UrlState =
  /** The host returns the page. */
  | 'ok'
  /** The host returns it under another URL. */
  | 'redirected'
  /** The page does not exist, or the host does not respond. */
  | 'broken'
  /** The host responds, but not to programs: only a person can tell. */
  | 'refused';

/** A link to another host and what became of it. */
export interface CheckedLink extends ForeignLink {
  state: UrlState;
  /** Status code, new URL or error: what a reader of the report wants to know. */
  detail: string;
}

/** How hosts are asked. */
export interface CheckForeignLinksOptions {
  /** Links that are asked for at the same time. */
  concurrency: number;
  /** Milliseconds for one request. */
  timeout: number;
  /** How often a link is asked for again if its host fails or does not respond; the pause grows from 2 seconds on. */
  retries: number;
  /** Called after every `concurrency` links with the number of links that are done. */
  onProgress?: (done: number) => void;
}

/** Responses of hosts that want a login or a browser, or fewer requests. The checker itself knows 999 of LinkedIn. */
const REFUSALS = [401, 403, 405, 406, 407, 418, 429, 451, 503];
const LIST_NAME = 'links.html';

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'no response';
  if (error.name === 'TimeoutError') return 'no response in time';
  // fetch hides the reason (a name that does not resolve, a refused connection) in the cause.
  const {cause} = error;
  if (cause instanceof Error) return (cause as NodeJS.ErrnoException).code ?? cause.message;
  return error.message;
}

function describeResult({state, status = 0, failureDetails = []}: LinkResult, target: string | undefined) {
  if (state === LinkState.SKIPPED) return {state: 'refused', detail: String(status)} as const;
  if (state === LinkState.BROKEN) {
    const detail = status === 0 ? describeError(failureDetails.at(-1)) : String(status);
    return {state: 'broken', detail} as const;
  }
  return target === undefined
    ? ({state: 'ok', detail: String(status)} as const)
    : ({state: 'redirected', detail: target} as const);
}

/** Has the links of one list checked. The checker reads pages, so the list is one. */
async function checkList(
  links: readonly ForeignLink[],
  folder: string,
  {timeout, retries}: CheckForeignLinksOptions,
): Promise<CheckedLink[]> {
  const items = links.map(({url}) => `<a href="${url.replaceAll('&', '&amp;')}"></a>`);
  writeFileSync(join(folder, LIST_NAME), `<!doctype html>${items.join('')}`);
  const checker = new LinkChecker();
  const targets = new Map<string, string | undefined>();
  checker.on('redirect', ({url, targetUrl}) => targets.set(url, targetUrl));
  const {links: results} = await checker.check({
    path: LIST_NAME,
    serverRoot: folder,
    timeout,
    redirects: 'warn',
    retry: retries > 0,
    retryErrors: retries > 0,
    retryErrorsCount: retries,
    statusCodes: Object.fromEntries(REFUSALS.map((status) => [String(status), 'skip'])),
  });
  return links.map((link) => {
    const result = results.find(({url}) => url === link.url);
    if (!result)
      throw new Error(`linkinator did not check ${link.url}. Is a proxy set that cannot reach localhost?`);
    return {...link, ...describeResult(result, targets.get(link.url))};
  });
}

/** Asks the hosts of links whether they still work. Results are in the order of the links. */
export async function checkForeignLinks(
  links: readonly ForeignLink[],
  options: CheckForeignLinksOptions,
): Promise<CheckedLink[]> {
  const folder = mkdtempSync(join(tmpdir(), 'external-links-'));
  const checked: CheckedLink[] = [];
  try {
    // Linkinator 7 asks for all links of a page at once, whatever its own limit says; version 8 needs Node 22.
    for (let start = 0; start < links.length; start += options.concurrency) {
      const list = links.slice(start, start + options.concurrency);
      checked.push(...(await checkList(list, folder, options)));
      options.onProgress?.(checked.length);
    }
  } finally {
    rmSync(folder, {recursive: true});
  }
  return checked;
}
