import {useEffect, useState, useSyncExternalStore} from 'react';

import {createSearch, parseQuery, type Query} from './filter';

/** Nothing to listen to: the list itself is all that changes the query of the address. */
const noSubscription = () => () => undefined;

/**
 * The query. It comes from the address and goes back there, so that a filtered list can be passed on.
 *
 * @param categories those that the list has; others in the address count as none
 */
export function useQuery(categories: readonly string[]): [Query, (query: Query) => void] {
  // The server knows no query string: the first render shows everything, the next one what the address asks for.
  const search = useSyncExternalStore(
    noSubscription,
    () => window.location.search,
    () => '',
  );
  const [chosen, setChosen] = useState<Query>();

  useEffect(() => {
    if (!chosen) {
      return undefined;
    }
    // Browsers limit how often a page may change its address, and typing is fast.
    const timer = window.setTimeout(() => {
      const {pathname, search: current, hash} = window.location;
      // Not a step of its own in the history: Back should leave the page, not undo letters.
      window.history.replaceState(window.history.state, '', pathname + createSearch(current, chosen) + hash);
    }, 200);
    return () => window.clearTimeout(timer);
  }, [chosen]);

  return [chosen ?? parseQuery(search, categories), setChosen];
}
