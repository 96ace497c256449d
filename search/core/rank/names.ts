import {isPageStart, type SearchDocument} from '../index/records';
import type {ClauseMatch} from '../match/clauseMatch';
import type {Scorer} from '../match/scorer';
import {tokenize} from '../text/tokenize';
import type {Factor} from './factor';

/** What to add to 1 for the factor of a document whose full name consists of the query's words. */
const NAME_BONUS = 1.3;
/** Factor of a heading that many sections share, if the query does not name its page. */
const COMMON_HEADING_FACTOR = 0.85;
/**
 * A heading that this many sections share is common and only a name together with its page: `Pitfalls`, `First scan`.
 */
const COMMON_HEADING = 5;

/** The common heading of one section. */
interface CommonHeading {
  /** Id of the page's start. */
  start: number;
  /** Terms of the heading. */
  terms: ReadonlySet<number>;
}

/**
 * Includes the version, because a heading is not common just because it occurs in every version of the documentation.
 */
const getHeading = ({version, title}: SearchDocument) => `${version?.id ?? ''} ${title}`;

/** The common heading of each document that has one. */
function findCommonHeadings({documents, vocabulary, starts}: Scorer): (CommonHeading | undefined)[] {
  const counts = new Map<string, number>();
  for (const document of documents) {
    const heading = getHeading(document);
    if (!isPageStart(document)) counts.set(heading, (counts.get(heading) ?? 0) + 1);
  }
  const known = new Map<string, ReadonlySet<number>>();
  return documents.map((document) => {
    const {id, title} = document;
    if (isPageStart(document) || (counts.get(getHeading(document)) ?? 0) < COMMON_HEADING) return undefined;
    const ids = () => tokenize(title).map(({term}) => vocabulary.find(term));
    const terms = known.get(title) ?? new Set(ids().filter((term) => term !== undefined));
    known.set(title, terms);
    return {start: starts[id] ?? id, terms};
  });
}

/** Number of words of a clause; an identifier counts as many as it has parts. */
function countWords({clause}: ClauseMatch): number {
  return Math.max(1, clause.tokens.filter(({compound}) => !compound).length);
}

/** Names: a section whose name is the query comes first, unless the name is a heading that many sections share. */
export function createNameFactor(scorer: Scorer): Factor {
  const {lengths} = scorer.names;
  const commonHeadings = findCommonHeadings(scorer);
  return ({telling}) => {
    const counts = telling.map(countWords);
    const total = counts.reduce((sum, count) => sum + count, 0);

    /** Whether the query names the page of a common heading by a telling word that is not in the heading. */
    const isPageNamed = ({start, terms: heading}: CommonHeading) =>
      telling.some(({inName, terms}) => (inName[start] ?? 0) > 0 && !terms.some((term) => heading.has(term)));

    /** Share of a name that the query covers, 0 to 1; 0 if a telling word of the query is not in the name. */
    function getNameShare(id: number): number {
      let named = 0;
      for (const [position, {inName}] of telling.entries()) {
        const mark = inName[id] ?? 0;
        if (mark === 0) return 0;
        named += mark * (counts[position] ?? 1);
      }
      return total === 0 ? 0 : named / Math.max(lengths[id] ?? 1, total);
    }

    return ({id}) => {
      const heading = commonHeadings[id];
      if (heading && !isPageNamed(heading)) return COMMON_HEADING_FACTOR;
      return 1 + NAME_BONUS * getNameShare(id);
    };
  };
}
