import {createNextPageKey} from '../../protocol';
import {failPanel, getPanelState, openPanel} from './panelStore';
import {findDeployment} from './deployment';

/** Session storage keys. */
const KEPT_KEY = 'local-search.kept';
const DEPLOYMENT_KEY = 'local-search.deployment';

/** Timeout in milliseconds for the request that finds out the current deployment. */
const RESPONSE_LIMIT = 8000;

let isReloading = false;

/** Keeps the query for after the reload. Runs at the last moment, so that nothing typed is lost. */
function keepQuery(): void {
  const {isOpen, initialQuery, keys} = getPanelState();
  try {
    if (isOpen) sessionStorage.setItem(KEPT_KEY, JSON.stringify([location.href, initialQuery, keys]));
  } catch {
    // The query is lost.
  }
}

/** Reloads the page if the server has a new deployment, at most once for each. Returns whether it does. */
async function reloadIfReplaced(): Promise<boolean> {
  try {
    const response = await fetch(location.href, {
      cache: 'no-store',
      signal: AbortSignal.timeout(RESPONSE_LIMIT),
    });
    const deployment = response.ok ? findDeployment(await response.text()) : '';
    if (isReloading) return true;
    if (deployment === '' || deployment === findDeployment(document.head.outerHTML)) return false;
    // A proxy cache may still return the old page. Without storage to remember the deployment, the page would reload
    // forever.
    if (!getPanelState().isOpen || sessionStorage.getItem(DEPLOYMENT_KEY) === deployment) return false;
    sessionStorage.setItem(DEPLOYMENT_KEY, deployment);
    localStorage.setItem(createNextPageKey(location), '[]');
  } catch {
    return false;
  }
  isReloading = true;
  addEventListener('pagehide', keepQuery);
  location.reload();
  return true;
}

/**
 * Handles code of the search that failed to load twice. If a new deployment has removed it, the page is reloaded and
 * the search opens again. Otherwise the reader sees the error. Does nothing if nobody is waiting for the search.
 */
export async function recoverPanel(error: unknown): Promise<void> {
  if (getPanelState().isOpen && !(await reloadIfReplaced())) failPanel(error);
}

/** Opens the search with what was typed before {@link recoverPanel} reloaded the page. */
export function reopenPanel(): void {
  try {
    const kept = sessionStorage.getItem(KEPT_KEY);
    sessionStorage.removeItem(KEPT_KEY);
    const [address, query, keys] = JSON.parse(kept ?? '[]') as [string?, string?, string[]?];
    if (address === location.href) openPanel(query, keys);
  } catch {
    // Without storage nothing was kept.
  }
}
