import {translate} from '@docusaurus/Translate';

import type {SearchReply, ShownCorrection} from '../client/messages';
import type {UnknownWords} from '../core/rank/unknownWords';
import {create} from '../../browser/create';
import {replaceIfChanged} from './elements';
import {interpolate, selectPlural} from './messages';

/** `stalled`: loading takes so long that it is shown. */
export type SearchState = 'idle' | 'loading' | 'stalled' | 'open';

function createCorrection({typed, used}: ShownCorrection): HTMLElement {
  const withoutWords = translate({
    id: 'localSearch.status.correction',
    message: 'No page has {typed}. Shown are near spellings.',
    description: 'Says that a word does not occur and similar words were looked for',
  });
  const withWords = translate({
    id: 'localSearch.status.correctionWithWords',
    message: 'No page has {typed}. Shown are near spellings: {used}.',
    description: 'Says that a word does not occur, and which similar words were looked for',
  });
  const parts = interpolate<Node>(used.length > 0 ? withWords : withoutWords, {
    typed: create('strong', {}, typed),
    used: create('strong', {}, used.join(', ')),
  });
  return create('p', {class: 'search-correction'}, ...parts);
}

function createUnknown({words, rest}: UnknownWords): HTMLElement {
  const message = translate({
    id: 'localSearch.status.unknown',
    message: 'Nothing mentions {words}. Results for: {rest}',
    description: 'Says which words of the query are on no page, and which were searched for',
  });
  const parts = interpolate<Node>(message, {
    words: create('strong', {}, words.join(', ')),
    rest: create('strong', {}, rest),
  });
  return create('p', {class: 'search-correction'}, ...parts);
}

function createChildren(state: SearchState, query: string, reply: SearchReply | undefined): HTMLElement[] {
  const createHidden = (text: string) => create('p', {class: 'scb-hidden'}, text);
  if (state === 'stalled') {
    const loading = translate({
      id: 'localSearch.status.loading',
      message: 'Loading',
      description: 'What the search says while the reader waits',
    });
    return [createHidden(loading)];
  }
  if (state !== 'open' || !reply) return [];
  const count = reply.results.length;
  if (count === 0) {
    const noResults = translate({
      id: 'cmfcmf/d-s-l.searchBar.noResults',
      message: 'No results found.',
      description: 'What the search says when nothing fits the query',
    });
    return [create('p', {class: 'search-none'}, noResults)];
  }
  // Before inserting the query, which may contain the bar that separates the forms.
  const message = selectPlural(
    translate({
      id: 'localSearch.status.count',
      message: 'One result for “{query}”|{count} results for “{query}”',
      description: 'Number of results, for screen readers; the forms are singular and plural',
    }),
    count,
    document.documentElement.lang,
  );
  const said = interpolate(message, {count: String(count), query}).join('');
  return [
    createHidden(said),
    ...(reply.unknown ? [createUnknown(reply.unknown)] : []),
    ...reply.corrections.map(createCorrection),
  ];
}

export function createStatus() {
  const element = create('div', {role: 'status', class: 'search-status'});
  return {
    element,
    update(state: SearchState, query: string, reply: SearchReply | undefined): void {
      // Unchanged text must not be announced again.
      const key = JSON.stringify([state, query, reply?.results.length, reply?.corrections, reply?.unknown]);
      replaceIfChanged(element, key, () => createChildren(state, query, reply));
    },
  };
}
