import type {ClauseMatch} from './matchClause';
import {compareHits, type SearchHit} from './rank';
import type {SearchDocument} from './records';
import {isStopTerm} from './stopWords';
import {tokenize} from './tokenize';
import type {Vocabulary} from './vocabulary';

/** Best documents that are looked at: the others are too far behind. */
const MAX_CANDIDATES = 20;
/** Factor, beyond 1, of a text in which the words of the query follow each other. */
const PROXIMITY_BONUS = 0.6;
/** Words that are further apart than this, beside the words of the query, are not together. */
const MAX_DISTANCE = 8;

/** The terms of a text in order, a whole identifier and its parts at one place. */
type Places = {
  /** Positions of terms in the vocabulary. */
  terms: Int32Array;
  /** Number of the word that each term belongs to. */
  words: Int32Array;
};

/** Looks how near the words of queries are to each other in texts. */
export type Proximity = {
  /**
   * Puts documents forward in which the words of the query stand together.
   *
   * @param hits best first
   * @param content texts of all documents, always the same ones
   */
  rescore: (
    hits: readonly SearchHit[],
    matches: readonly ClauseMatch[],
    content: readonly string[],
  ) => SearchHit[];
};

/** Number of words in the shortest stretch that has one of each of the sets; Infinity if there is none. */
function findShortestStretch({terms, words}: Places, wanted: readonly ReadonlySet<number>[]): number {
  const last = wanted.map(() => -Infinity);
  let shortest = Infinity;
  terms.forEach((term, index) => {
    const word = words[index] ?? 0;
    const found = [...wanted.keys()].filter((position) => wanted[position]?.has(term));
    if (found.length === 0) return;
    for (const position of found) last[position] = word;
    shortest = Math.min(shortest, word - Math.min(...last) + 1);
  });
  return shortest;
}

export function createProximity(vocabulary: Vocabulary): Proximity {
  // Readers type, and most letters find the same sections again: their texts are split once.
  const known = new Map<number, Places>();

  function getPlaces({id, title}: SearchDocument, content: readonly string[]): Places {
    const cached = known.get(id);
    if (cached) return cached;
    const terms: number[] = [];
    const words: number[] = [];
    let word = 0;
    let end = -1;
    for (const token of tokenize(`${title}\n${content[id] ?? ''}`)) {
      if (token.start >= end) {
        word += 1;
        end = token.end;
      }
      const term = vocabulary.find(token.term);
      if (term === undefined) continue;
      terms.push(term);
      words.push(word);
    }
    const places = {terms: Int32Array.from(terms), words: Int32Array.from(words)};
    known.set(id, places);
    return places;
  }

  return {
    rescore(hits, matches, content) {
      const wanted = matches
        .filter(({clause}) => clause.presence !== 'excluded' && !isStopTerm(clause.tokens[0]?.term ?? ''))
        .filter(({terms}) => terms.length > 0)
        .map(({terms}) => new Set(terms));
      if (wanted.length < 2) return [...hits];
      const moved = hits.slice(0, MAX_CANDIDATES).map((hit) => {
        const {document, score} = hit;
        const stretch = findShortestStretch(getPlaces(document, content), wanted);
        const isNear = stretch <= wanted.length + MAX_DISTANCE;
        // One word can stand for several of the query.
        const share = isNear ? Math.min(1, wanted.length / stretch) : 0;
        return {...hit, score: score * (1 + PROXIMITY_BONUS * share)};
      });
      return [...moved, ...hits.slice(MAX_CANDIDATES)].sort(compareHits);
    },
  };
}
