import {useEffect, useState, useSyncExternalStore} from 'react';

import {toSearch, parseQuery, type Query} from './filter';

/** Nothing to subscribe to: only the list itself changes the query string. */
const noSubscription = () => () => undefined;

/**
 * The query, kept in the URL so that a filtered list can be shared.
 *
 * @param categories categories of the list; any other in the URL is ignored
 */
export function useQuery(categories: readonly string[]): [Query, (query: Query) => void] {
  // The server has no query string: the first render shows everything, the next one what the URL asks for.
  const search = useSyncExternalStore(
    noSubscription,
    () => window.location.search,
    () => '',
  );
  const [chosen, setChosen] = useState<Query>();

  useEffect(() => {
    if (!chosen) return undefined;
    // Browsers limit how often a page may change its URL, and typing is fast.
    const timer = window.setTimeout(() => {
      const {pathname, search: current, hash} = window.location;
      // No history entry of its own: Back should leave the page, not undo single letters.
      window.history.replaceState(window.history.state, '', pathname + toSearch(current, chosen) + hash);
    }, 200);
    return () => window.clearTimeout(timer);
  }, [chosen]);

  return [chosen ?? parseQuery(search, categories), setChosen];
}
