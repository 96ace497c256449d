import {getPageRoute, isPageStart, type SearchDocument} from '../index/records';
import {countWords, type ClauseMatch} from '../match/clauseMatch';
import {isPageNamed} from '../match/commonHeadings';
import type {Scorer} from '../match/scorer';
import type {SearchSettings} from '../settings';
import {toTerm} from '../text/tokenize';
import {explainsFailure, isSymptom} from './symptoms';

interface RankedQuery {
  /** Without the excluded ones. */
  words: readonly ClauseMatch[];
  /** Those that say what the query is about. */
  telling: readonly ClauseMatch[];
}

/** For a query, the factor of each document's score; 1 changes nothing. In the order of DESIGN.md. */
export type Factor = (query: RankedQuery) => (document: SearchDocument) => number;

/** With 1, a single rare word would outrank documents that have the others. */
const COVERAGE_POWER = 2.4;
/** Before a section that matches equally well, not before one that matches better. */
const PAGE_START_FACTOR = 1.05;
/** `Pitfalls` before a section with the same words, not before one that has more of them. */
const EXPLANATION_FACTOR = 1.2;
/** A post only comes first if the documentation has much less to say. */
const BLOG_FACTOR = 0.5;

/** If the full name consists of the query's words. */
const NAME_BONUS = 1.3;
/** If the query does not name the page. */
const COMMON_HEADING_FACTOR = 0.85;

/** A document with all words ranks above one that has some of them more often. */
const coverage: Factor = ({words}) => {
  const total = words.reduce((sum, {weight, clause}) => sum + weight * clause.boost, 0);
  return ({id}) => {
    if (total === 0) return 1;
    let covered = 0;
    for (const {scores, weight, clause, coverage: shares} of words) {
      if ((scores[id] ?? 0) > 0) covered += weight * clause.boost * (shares?.[id] ?? 1);
    }
    return Math.max(covered / total, 0.01) ** COVERAGE_POWER;
  };
};

/** A section whose name is the query comes first, unless many sections share the name. */
function compileNameFactor(scorer: Scorer): Factor {
  const {headings, names} = scorer;
  const {lengths} = names;
  return ({telling}) => {
    const counts = telling.map(countWords);
    const total = counts.reduce((sum, count) => sum + count, 0);

    /** 0 to 1; 0 if a telling word of the query is not in the name. */
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
      const heading = headings[id];
      if (heading && !isPageNamed(heading, telling)) return COMMON_HEADING_FACTOR;
      return 1 + NAME_BONUS * getNameShare(id);
    };
  };
}

/** The start of a page says what the page is about. */
const pageStart: Factor = () => (document) => (isPageStart(document) ? PAGE_START_FACTOR : 1);

/** A query that describes a failure is looking for an explanation. */
const symptom: Factor = ({words}) => {
  const describesFailure = isSymptom(words.map(({clause}) => clause));
  return (document) => (describesFailure && explainsFailure(document) ? EXPLANATION_FACTOR : 1);
};

/** Posts may be outdated. */
const post: Factor = () => (document) => (document.type === 'blog' ? BLOG_FACTOR : 1);

/** Parts of the site that only some readers look for, and the words by which these are recognised. */
function compileRouteFactor({documents, lexicon}: Scorer, {routeBoosts}: SearchSettings): Factor {
  const parts = routeBoosts.map(({route, boost, words = [], boostForWords = 1}) => ({
    route,
    boost,
    boostForWords,
    terms: new Set(words.map(toTerm)),
  }));
  const partOf = documents.map((document) => {
    // The URL of a folder's index page may have a trailing slash.
    const page = getPageRoute(document).replace(/\/$/, '');
    return parts.findIndex(({route}) => page === route || page.startsWith(`${route}/`));
  });
  return ({words}) => {
    const used = words.flatMap(({clause}) => clause.tokens.flatMap(({term}) => [term, ...lexicon(term)]));
    const boosts = parts.map(({boost, boostForWords, terms}) =>
      used.some((term) => terms.has(term)) ? boostForWords : boost,
    );
    return ({id}) => boosts[partOf[id] ?? -1] ?? 1;
  };
}

/** DESIGN.md describes how the constants were found. */
export function compileFactors(scorer: Scorer, settings: SearchSettings): readonly Factor[] {
  return [
    coverage,
    compileNameFactor(scorer),
    pageStart,
    symptom,
    post,
    compileRouteFactor(scorer, settings),
  ];
}
