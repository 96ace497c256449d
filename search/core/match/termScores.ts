import type {Field} from '../index/fields';
import type {Vocabulary} from '../index/vocabulary';
import type {SearchSettings} from '../settings';
import {isStopTerm} from '../text/stopWords';
import type {Alternative} from './expandTerms';

export const STOP_WORD_WEIGHT = 0.1;
/** Of any other word, however common it is. */
const LEAST_WEIGHT = 0.6;
/** So that no single word outweighs the others. */
const FIELD_POWER = 0.95;
/** In questions, the rare words are often those of everyday English. */
const RARITY_POWER = 0.7;

/** BM25 over all fields. */
export function createTermScores(
  fields: readonly Field[],
  {terms}: Vocabulary,
  documentCount: number,
  {k1, b}: Pick<SearchSettings, 'k1' | 'b'>,
) {
  /** BM25's inverse document frequency, in the field where the term is most common. */
  function getTermWeight(id: number): number {
    let count = 0;
    for (const field of fields) count = Math.max(count, field.count(id));
    const weight = Math.log(1 + (documentCount - count + 0.5) / (count + 0.5)) ** RARITY_POWER;
    return isStopTerm(terms[id] ?? '') ? weight * STOP_WORD_WEIGHT : Math.max(weight, LEAST_WEIGHT);
  }

  /** Without the term's weight. `touched` gets documents on their first score. */
  function addField(field: Field, id: number, sums: Float64Array, touched: number[]): void {
    const {boost, lengths, averageLength} = field;
    field.forEach(id, (document, frequency) => {
      const relativeLength = (lengths[document] ?? 0) / averageLength;
      const saturation = (frequency * (k1 + 1)) / (frequency + k1 * (1 - b + b * relativeLength));
      if (sums[document] === 0) touched.push(document);
      sums[document] = (sums[document] ?? 0) + boost * saturation;
    });
  }

  return {
    getTermWeight,
    /** For the best alternative; 0 if a document has none. */
    scoreAlternatives(alternatives: readonly Alternative[], searched = fields): Float64Array {
      const scores = new Float64Array(documentCount);
      // Reused, because a short prefix has hundreds of alternatives; only touched entries are reset.
      const sums = new Float64Array(documentCount);
      for (const {id, weight} of alternatives) {
        const touched: number[] = [];
        const factor = weight * getTermWeight(id);
        for (const field of searched) addField(field, id, sums, touched);
        for (const document of touched) {
          scores[document] = Math.max(scores[document] ?? 0, factor * (sums[document] ?? 0) ** FIELD_POWER);
          sums[document] = 0;
        }
      }
      return scores;
    },
  };
}
