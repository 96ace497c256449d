import {createNextPageKey} from '../../protocol';
import {failPanel, getPanelState, openPanel} from './panelStore';
import {findDeployment} from './deployment';

/** Keys of the session storage. */
const KEPT_KEY = 'local-search.kept';
const DEPLOYMENT_KEY = 'local-search.deployment';

/** The page that tells the deployment is waited for this long, in milliseconds. */
const RESPONSE_LIMIT = 8000;

let isReloading = false;

/** Keeps what is typed up to the last moment. */
function keepQuery(): void {
  const {isOpen, initialQuery, keys} = getPanelState();
  try {
    if (isOpen) sessionStorage.setItem(KEPT_KEY, JSON.stringify([location.href, initialQuery, keys]));
  } catch {
    // The search opens without it.
  }
}

/** Reloads the page if the server has a newer one, once for each deployment. Gives whether it does. */
async function reloadIfReplaced(): Promise<boolean> {
  try {
    const response = await fetch(location.href, {
      cache: 'no-store',
      signal: AbortSignal.timeout(RESPONSE_LIMIT),
    });
    const deployment = response.ok ? findDeployment(await response.text()) : '';
    if (isReloading) return true;
    if (deployment === '' || deployment === findDeployment(document.head.outerHTML)) return false;
    // A cache on the way may go on giving the old page. Without a storage that remembers this there would be no end.
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
 * What to do when code of the search could not be fetched although it was asked for twice. After a deployment it is no
 * longer there: then the page is loaded anew and the search opens again. Otherwise the reader sees the error. Does
 * nothing if nobody waits for the search.
 */
export async function recoverPanel(error: unknown): Promise<void> {
  if (getPanelState().isOpen && !(await reloadIfReplaced())) failPanel(error);
}

/** Opens the search with what was typed before {@link recoverPanel} loaded the page anew. */
export function reopenPanel(): void {
  try {
    const kept = sessionStorage.getItem(KEPT_KEY);
    sessionStorage.removeItem(KEPT_KEY);
    const [address, query, keys] = JSON.parse(kept ?? '[]') as [string?, string?, string[]?];
    if (address === location.href) openPanel(query, keys);
  } catch {
    // Without a storage nothing was kept.
  }
}
