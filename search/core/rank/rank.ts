import type {SearchDocument} from '../index/records';
import type {ClauseMatch} from '../match/clauseMatch';
import type {Factor} from './factors';
import {compareHits, type SearchHit} from './hit';

/** Lighter words, by share of the heaviest one, need not be in a name. */
const TELLING_WEIGHT = 0.1;

/** The words that a name must have: not light ones, nor those that only say which kind of answer is wanted. */
export function findTelling(words: readonly ClauseMatch[]): ClauseMatch[] {
  const heaviest = Math.max(0, ...words.map(({weight}) => weight));
  const heavy = words.filter(({weight}) => weight > heaviest * TELLING_WEIGHT);
  const telling = heavy.filter(({clause}) => !clause.isFraming);
  return telling.length > 0 ? telling : heavy;
}

/** The sum of the words' scores, multiplied by all factors; best first. */
export function rank(
  matches: readonly ClauseMatch[],
  documents: readonly SearchDocument[],
  factors: readonly Factor[],
): SearchHit[] {
  const excluded = matches.filter(({clause}) => clause.presence === 'excluded');
  const words = matches.filter(({clause}) => clause.presence !== 'excluded');
  const required = words.filter(({clause}) => clause.presence === 'required' || clause.field === 'type');
  const telling = findTelling(words);
  const getFactors = factors.map((factor) => factor({words, telling}));

  const hits: SearchHit[] = [];
  for (const document of documents) {
    const {id} = document;
    if (excluded.some(({scores}) => (scores[id] ?? 0) > 0)) continue;
    if (required.some(({scores}) => (scores[id] ?? 0) === 0)) continue;
    const sum = words.reduce((score, {scores, clause}) => score + (scores[id] ?? 0) * clause.boost, 0);
    if (sum === 0) continue;
    hits.push({document, score: getFactors.reduce((score, getFactor) => score * getFactor(document), sum)});
  }
  return hits.sort(compareHits);
}
