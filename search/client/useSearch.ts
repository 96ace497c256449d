import {useEffect, useState} from 'react';

import type {SearchReply} from './messages';
import type {SearchClient} from './searchClient';

/** `stalled` is loading that a reader notices. */
export type SearchState = 'idle' | 'loading' | 'stalled' | 'open';

export interface Search {
  state: SearchState;
  /** Answer to the query; to an older one while the state is `loading` or `stalled`. */
  reply: SearchReply | undefined;
  /** Query that the reply answers. */
  answered: string;
}

/** Loading longer than this is shown, in milliseconds. */
const STALL_THRESHOLD = 300;

/**
 * Searches while the reader types.
 *
 * @param versions ids of the versions that the reader reads
 */
export function useSearch(client: SearchClient, query: string, versions: readonly string[]): Search {
  const wanted = query.trim() === '' ? '' : query;
  const [answer, setAnswer] = useState<{query: string; reply: SearchReply}>();
  const [stalledQuery, setStalledQuery] = useState<string>();

  // Before the first query is sent, so that it does not get the failure of an earlier opening for an answer.
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
