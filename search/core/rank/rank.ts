import {getEntryKey, type Entry, type NamedEntry} from './entries';
import type {ClauseMatch} from '../match/matchClause';
import {getPageRoute, isPageStart, type SearchDocument} from '../index/records';
import type {CommonHeading, Scorer} from '../match/scorer';
import {explainsFailure, isSymptom} from './symptoms';

/** A section that answers a query. */
export interface SearchHit {
  document: SearchDocument;
  score: number;
  /** The row of the section that the query names: the result leads there. */
  entry?: Entry;
}

/** A word that weighs less than this part of the heaviest one need not be in a name. */
const TELLING_WEIGHT = 0.1;
/** How much documents lose that have only some of the words. */
const COVERAGE_POWER = 3;
/** Factor, beyond 1, of a section whose name, together with its page's, consists of the words of the query. */
const NAME_BONUS = 1.3;
/** The start of a page says what the page is about. */
const PAGE_START_FACTOR = 1.05;
/** A heading without a text of its own answers nothing: the sections below it do. */
const NO_TEXT_FACTOR = 0.8;
/** Posts are of their date: documentation goes first. */
const BLOG_FACTOR = 0.6;
/** A heading that many sections have says nothing beside a query that does not name the page. */
const COMMON_HEADING_FACTOR = 0.85;
/** What explains a failure, for a query that describes one. */
const EXPLANATION_FACTOR = 1.35;
/** Each further section of a page needs to be this much better than other pages. */
const SAME_PAGE_FACTOR = 0.86;

/** Each further row that says the same needs to be this much better: many charts share their keys. */
const SAME_ENTRY_FACTOR = 0.7;

/** Order of hits: better ones first, equal ones in the order of their addresses. */
export function compareHits(a: SearchHit, b: SearchHit): number {
  return b.score - a.score || a.document.id - b.document.id;
}

/** Number of words of a clause; an identifier has as many as it has parts. */
function countWords({clause}: ClauseMatch): number {
  return Math.max(1, clause.tokens.filter(({compound}) => !compound).length);
}

/**
 * Documents that the clauses allow, best first.
 *
 * @param versions ids of the versions that the reader reads
 */
export function rank(
  matches: readonly ClauseMatch[],
  {documents, nameLengths, hasText, getCommonHeading, getRouteBoost, versionRule}: Scorer,
  versions?: readonly string[],
): SearchHit[] {
  const excluded = matches.filter(({clause}) => clause.presence === 'excluded');
  const scored = matches.filter(({clause}) => clause.presence !== 'excluded');
  const required = scored.filter(({clause}) => clause.presence === 'required' || clause.field === 'type');
  const weighed = scored.filter(({weight}) => weight > 0);
  const totalWeight = weighed.reduce((sum, {weight, clause}) => sum + weight * clause.boost, 0);
  const heaviest = Math.max(0, ...weighed.map(({weight}) => weight));
  const telling = weighed.filter(({weight}) => weight > heaviest * TELLING_WEIGHT);

  const getVersionFactor = versionRule(versions);
  const mayBeSymptom = isSymptom(scored.map(({clause}) => clause));
  const tellingWords = telling.reduce((sum, match) => sum + countWords(match), 0);

  /** Whether the query names the page above a common heading, by a telling word that the heading does not have. */
  const isPageNamed = ({start, terms: heading}: CommonHeading) =>
    telling.some(({inName, terms}) => (inName[start] ?? 0) > 0 && !terms.some((term) => heading.has(term)));

  /** Which part of a name the query is, 0 to 1; 0 if a telling word of the query is not in the name. */
  function getNameShare(id: number): number {
    let words = 0;
    for (const match of telling) {
      const mark = match.inName[id] ?? 0;
      if (mark === 0) return 0;
      words += mark * countWords(match);
    }
    return tellingWords === 0 ? 0 : words / Math.max(nameLengths[id] ?? 1, tellingWords);
  }

  const hits: SearchHit[] = [];
  for (const document of documents) {
    const {id} = document;
    if (excluded.some(({scores}) => (scores[id] ?? 0) > 0)) continue;
    if (required.some(({scores}) => (scores[id] ?? 0) === 0)) continue;
    let score = 0;
    let covered = 0;
    for (const {scores, weight, clause, coverage} of scored) {
      const own = scores[id] ?? 0;
      if (own === 0) continue;
      score += own * clause.boost;
      covered += weight * clause.boost * (coverage?.[id] ?? 1);
    }
    if (score === 0) continue;
    if (totalWeight > 0) score *= Math.max(covered / totalWeight, 0.01) ** COVERAGE_POWER;
    const common = getCommonHeading(id);
    const isNameless = common !== undefined && !isPageNamed(common);
    score *= isNameless ? COMMON_HEADING_FACTOR : 1 + NAME_BONUS * getNameShare(id);
    if (isPageStart(document)) score *= PAGE_START_FACTOR;
    if (!hasText(id)) score *= NO_TEXT_FACTOR;
    if (mayBeSymptom && explainsFailure(document)) score *= EXPLANATION_FACTOR;
    if (document.type === 'blog') score *= BLOG_FACTOR;
    score *= getRouteBoost(id);
    score *= getVersionFactor(document);
    hits.push({document, score});
  }
  return hits.sort(compareHits);
}

/** Makes hits lead to the rows that the query names, and puts them forward. */
export function nameEntries(hits: readonly SearchHit[], named: ReadonlyMap<number, NamedEntry>): SearchHit[] {
  return hits
    .map((hit) => {
      const {entry, bonus = 0} = named.get(hit.document.id) ?? {};
      return entry ? {...hit, entry, score: hit.score * (1 + bonus)} : hit;
    })
    .sort(compareHits);
}

/** Address that a hit leads to: the named row of its section, or the section. */
export function getHitRoute({document, entry}: SearchHit): string {
  return entry ? `${getPageRoute(document)}#${entry.anchor}` : document.sectionRoute;
}

/**
 * Takes the best, but each further section of a page, and each further row that says the same, only if it is clearly
 * better than others. Rows are counted apart from sections: they are not about the same.
 */
export function selectHits(hits: readonly SearchHit[], count: number): SearchHit[] {
  const rest = [...hits];
  const taken = new Map<string, number>();
  const selected: SearchHit[] = [];
  const getPageKey = ({document, entry}: SearchHit) =>
    `${entry ? 'rows' : 'sections'} ${getPageRoute(document)}`;
  const countTaken = (key: string) => taken.get(key) ?? 0;
  const take = (key: string) => taken.set(key, countTaken(key) + 1);
  const getValue = (hit: SearchHit) => {
    const value = hit.score * SAME_PAGE_FACTOR ** countTaken(getPageKey(hit));
    return hit.entry ? value * SAME_ENTRY_FACTOR ** countTaken(getEntryKey(hit.entry)) : value;
  };
  while (selected.length < count && rest.length > 0) {
    let best = 0;
    rest.forEach((hit, position) => {
      const leader = rest[best];
      if (leader && getValue(hit) > getValue(leader)) best = position;
    });
    const [hit] = rest.splice(best, 1);
    if (!hit) break;
    take(getPageKey(hit));
    if (hit.entry) take(getEntryKey(hit.entry));
    selected.push(hit);
  }
  return selected;
}
