import {isPageStart, type SearchDocument} from '../index/records';
import type {Vocabulary} from '../index/vocabulary';
import {tokenize} from '../text/tokenize';
import type {ClauseMatch} from './clauseMatch';

/** A heading that this many sections share, such as `Pitfalls`, is only a name together with its page. */
const COMMON_HEADING = 5;

export interface CommonHeading {
  start: number;
  terms: ReadonlySet<number>;
}

export function findCommonHeadings(
  documents: readonly SearchDocument[],
  starts: readonly number[],
  vocabulary: Vocabulary,
): (CommonHeading | undefined)[] {
  const counts = new Map<string, number>();
  for (const document of documents) {
    const {title} = document;
    if (!isPageStart(document)) counts.set(title, (counts.get(title) ?? 0) + 1);
  }
  return documents.map((document) => {
    const {id, title} = document;
    if (isPageStart(document) || (counts.get(title) ?? 0) < COMMON_HEADING) return undefined;
    const ids = tokenize(title).map(({term}) => vocabulary.find(term));
    return {start: starts[id] ?? id, terms: new Set(ids.filter((term) => term !== undefined))};
  });
}

/** Whether a telling word of the query names the page and is not in the heading. */
export function isPageNamed(
  {start, terms: heading}: CommonHeading,
  telling: readonly ClauseMatch[],
): boolean {
  return telling.some(
    ({inName, terms}) => (inName[start] ?? 0) > 0 && !terms.some((term) => heading.has(term)),
  );
}
