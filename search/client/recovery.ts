import {writeStorage} from '../../browser/storage';
import {toNextPageKey, OPEN_SEARCH_EVENT, type OpenSearchDetail} from '../../browser/protocol';
import {getOpenField, getSearchHandle} from './handle';

const KEPT_KEY = 'local-search.kept';
const DEPLOYMENT_KEY = 'local-search.deployment';

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
function keepQuery(): void {
  const typed = readTyped();
  try {
    if (typed) sessionStorage.setItem(KEPT_KEY, JSON.stringify([location.href, typed]));
  } catch {
    // The query is lost.
  }
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
    if (!getOpenField() || sessionStorage.getItem(DEPLOYMENT_KEY) === deployment) return false;
    sessionStorage.setItem(DEPLOYMENT_KEY, deployment);
    if (!writeStorage(toNextPageKey(location), '[]')) return false;
  } catch {
    return false;
  }
  isReloading = true;
  addEventListener('pagehide', keepQuery);
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
  try {
    const kept = sessionStorage.getItem(KEPT_KEY);
    sessionStorage.removeItem(KEPT_KEY);
    const [address, typed] = JSON.parse(kept ?? '[]') as [string?, OpenSearchDetail?];
    if (typed && address === location.href) openSearch(typed);
  } catch {
    // Without storage nothing was kept.
  }
}
