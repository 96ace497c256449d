import {isMap} from '../../text/loose';
import {isTextList, readStorage, readStoredJson, removeStorage, writeStorage} from '../../browser/storage';
import {
  DEPLOYMENT_KEY,
  OPEN_SEARCH_EVENT,
  toNextPageKey,
  TYPED_KEY,
  type OpenSearchDetail,
} from '../../browser/protocol';
import {getOpenField, getSearchHandle} from './handle';
import {isListKey} from './keys';

/** In milliseconds. */
const RESPONSE_LIMIT = 8000;

let isReloading = false;

/** What was typed into the open search; undefined if it is not open. */
function readTyped(): OpenSearchDetail | undefined {
  const query = getOpenField()?.value;
  return query === undefined ? undefined : {query, keys: getSearchHandle()?.keys ?? []};
}

export function openSearch(detail: OpenSearchDetail): void {
  document.dispatchEvent(new CustomEvent(OPEN_SEARCH_EVENT, {detail}));
}

/** Runs at the last moment, so that nothing typed is lost. */
function keepTyped(): void {
  const typed = readTyped();
  if (typed) writeStorage(TYPED_KEY, JSON.stringify([location.href, typed]), 'sessionStorage');
}

function isKept(value: unknown): value is [address: unknown, typed: OpenSearchDetail] {
  if (!Array.isArray(value)) return false;
  const [, typed] = value as unknown[];
  if (!isMap(typed)) return false;
  const {query, keys} = typed;
  const isForList = (key: string): boolean => isListKey({key, altKey: false, shiftKey: false});
  return typeof query === 'string' && isTextList(keys) && keys.every(isForList);
}

/**
 * The name of the script that names all lazy-loaded ones: the bundler's runtime, or the main script if it includes the
 * runtime. It has a content hash, so it changes whenever any script does. Empty in development.
 *
 * @param html a page; only its head is used
 */
export function findDeployment(html: string): string {
  const [head = ''] = html.split('</head>', 1);
  const names = [...head.matchAll(/\/assets\/js\/((?:runtime~)?main\.\w+)/g)].map(([, name = '']) => name);
  return names.find((name) => name.startsWith('runtime')) ?? names[0] ?? '';
}

/** At most once for each deployment. Returns whether it reloads. */
async function reloadIfReplaced(): Promise<boolean> {
  try {
    const response = await fetch(location.href, {
      cache: 'no-store',
      signal: AbortSignal.timeout(RESPONSE_LIMIT),
    });
    const deployment = response.ok ? findDeployment(await response.text()) : '';
    if (isReloading) return true;
    if (deployment === '' || deployment === findDeployment(document.head.outerHTML)) return false;
    // A proxy may still have the old page: without storage, the page would reload forever.
    if (!getOpenField() || readStorage(DEPLOYMENT_KEY, 'sessionStorage') === deployment) return false;
    if (!writeStorage(DEPLOYMENT_KEY, deployment, 'sessionStorage')) return false;
    if (!writeStorage(toNextPageKey(location), '[]')) return false;
  } catch {
    return false;
  }
  isReloading = true;
  addEventListener('pagehide', keepTyped);
  location.reload();
  return true;
}

/**
 * If a new deployment has removed the search's code, the page is reloaded and the search opens again. Otherwise the
 * reader sees the error, and can retry with what was typed. Does nothing if nobody is waiting.
 */
export async function recoverSearch(showError: (reason: string, retry: () => void) => void): Promise<void> {
  const reason = getSearchHandle()?.error;
  if (reason === undefined || !getOpenField() || (await reloadIfReplaced())) return;
  const typed = readTyped();
  if (!typed) return;
  getSearchHandle()?.dialog?.close();
  showError(reason, () => openSearch(typed));
}

/** Opens the search with what was typed before {@link recoverSearch} reloaded the page. */
export function reopenSearch(): void {
  const [address, typed] = readStoredJson(TYPED_KEY, isKept, 'sessionStorage') ?? [];
  removeStorage(TYPED_KEY, 'sessionStorage');
  if (typed && address === location.href) openSearch(typed);
}
