import {useEffect, useState} from 'react';

import type {SearchReply} from './messages';
import type {SearchClient} from './searchClient';

/** `stalled`: loading takes so long that it is shown. */
export type SearchState = 'idle' | 'loading' | 'stalled' | 'open';

export interface Search {
  state: SearchState;
  /** Reply to the query, or to an earlier one while the state is `loading` or `stalled`. */
  reply: SearchReply | undefined;
  /** The query that the reply belongs to. */
  answered: string;
}

/** Loading is shown after this many milliseconds. */
const STALL_THRESHOLD = 300;

/**
 * Searches while the reader types.
 *
 * @param versions ids of the reader's versions
 */
export function useSearch(client: SearchClient, query: string, versions: readonly string[]): Search {
  const wanted = query.trim() === '' ? '' : query;
  const [answer, setAnswer] = useState<{query: string; reply: SearchReply}>();
  const [stalledQuery, setStalledQuery] = useState<string>();

  // Before the first query is sent, so that a failure from an earlier opening is not returned for it.
  useEffect(() => client.load(), [client]);

  useEffect(() => {
    if (wanted === '') {
      client.cancel();
      return undefined;
    }
    const timer = setTimeout(() => setStalledQuery(wanted), STALL_THRESHOLD);
    client.search({query: wanted, versions}, (reply) => {
      clearTimeout(timer);
      setStalledQuery(undefined);
      setAnswer({query: wanted, reply});
    });
    return () => clearTimeout(timer);
  }, [client, wanted, versions]);

  if (wanted === '') return {state: 'idle', reply: undefined, answered: ''};
  const current = {reply: answer?.reply, answered: answer?.query ?? ''};
  if (answer?.query === wanted) return {state: 'open', ...current};
  return {state: stalledQuery === undefined ? 'loading' : 'stalled', ...current};
}
