import type {SearchDocument} from '../index/records';
import {groupTokens, type Phrase} from '../match/query';
import {tokenize} from '../text/tokenize';
import {compareHits, type SearchHit} from './hit';

/** Words in quotes are wanted in exactly this order. */
const PHRASE_FACTOR = 6;

export function needsContent({field}: Phrase): boolean {
  return field === undefined || field === 'content';
}

function collectTexts(document: SearchDocument, {field}: Phrase, content: string): readonly string[] {
  if (field === undefined) return [document.title, content];
  return field === 'content' ? [content] : [document[field]].flat();
}

/** Identifiers are only compared as a whole. */
function hasTerms(text: string, terms: readonly string[]): boolean {
  const found = groupTokens(tokenize(text)).map(([head]) => head?.term);
  return found.some((_, start) => terms.every((term, offset) => found[start + offset] === term));
}

/**
 * Raises documents with a phrase, removes those without a required or with an excluded one, and keeps `count`. Without
 * `content`, a required phrase that could be in it is assumed to be there.
 */
export function applyPhrases(
  hits: readonly SearchHit[],
  phrases: readonly Phrase[],
  content: readonly string[] | undefined,
  count: number,
): SearchHit[] {
  if (phrases.length === 0) return hits.slice(0, count);
  const kept: SearchHit[] = [];
  for (const hit of hits) {
    const {document, score} = hit;
    if (kept.length === count) break;
    const isFound = (phrase: Phrase) =>
      collectTexts(document, phrase, content?.[document.id] ?? '').some((text) =>
        hasTerms(text, phrase.terms),
      );
    const states = phrases.map((phrase) => ({phrase, found: isFound(phrase)}));
    const isAllowed = states.every(({phrase, found}) => {
      if (phrase.presence === 'excluded') return !found;
      return phrase.presence === 'optional' || found || (content === undefined && needsContent(phrase));
    });
    const wanted = states.filter(({phrase, found}) => found && phrase.presence !== 'excluded');
    if (isAllowed) kept.push({...hit, score: score * PHRASE_FACTOR ** wanted.length});
  }
  return kept.sort(compareHits);
}
