import {getEntryKey} from '../index/entries';
import {getPageRoute} from '../index/records';
import {isPageNamed} from '../match/commonHeadings';
import type {ClauseMatch} from '../match/clauseMatch';
import type {Scorer} from '../match/scorer';
import type {SearchHit} from './hit';

/** Factor for each further section of a page. */
const SAME_PAGE_FACTOR = 0.8;
/** Factor for each further row with the same content, because many charts share their keys. */
const SAME_ENTRY_FACTOR = 0.7;
/** Maximum number of results that repeat each other, unless there is nothing else. */
const MAX_REPEATED = 2;

/** A key that results share if they repeat each other; undefined for others. */
type RepeatedKey = (hit: SearchHit) => string | undefined;

/**
 * Finds results that repeat each other: sections below a heading that many pages have, such as `Cascading rules`, and
 * rows with the same content. Not those of a page that the query names.
 *
 * @param telling the significant words of the query
 */
export function createRepeatedKey({headings, starts}: Scorer, telling: readonly ClauseMatch[]): RepeatedKey {
  return ({document: {id, title}, entry}) => {
    const start = starts[id] ?? id;
    if (entry) {
      return telling.some(({inName}) => (inName[start] ?? 0) > 0) ? undefined : `row ${getEntryKey(entry)}`;
    }
    const heading = headings[id];
    return heading && !isPageNamed(heading, telling) ? `section ${title}` : undefined;
  };
}

/**
 * Selects the best hits, but further sections of a page, and further rows with the same content, only if they are
 * clearly better than others. Rows and sections of a page are counted separately, because they are not about the same
 * thing.
 *
 * @param hits best first
 * @param getRepeatedKey which hits repeat each other: only two of them are selected as long as there are others
 */
export function selectHits(
  hits: readonly SearchHit[],
  count: number,
  getRepeatedKey: RepeatedKey,
): SearchHit[] {
  const taken = new Map<string, number>();
  const countTaken = (key: string | undefined) => (key === undefined ? 0 : (taken.get(key) ?? 0));
  const rest = hits.map((hit) => ({
    hit,
    page: `${hit.entry ? 'rows' : 'sections'} ${getPageRoute(hit.document)}`,
    entry: hit.entry && getEntryKey(hit.entry),
    repeated: getRepeatedKey(hit),
  }));
  type Candidate = (typeof rest)[number];
  const getValue = ({hit, page, entry}: Candidate) =>
    hit.score * SAME_PAGE_FACTOR ** countTaken(page) * SAME_ENTRY_FACTOR ** countTaken(entry);
  const isAllowed = ({repeated}: Candidate) => countTaken(repeated) < MAX_REPEATED;

  const selected: SearchHit[] = [];
  while (selected.length < count && rest.length > 0) {
    const allowed = rest.some(isAllowed) ? rest.filter(isAllowed) : rest;
    const values = allowed.map(getValue);
    const best = allowed[values.indexOf(Math.max(...values))];
    if (!best) break;
    rest.splice(rest.indexOf(best), 1);
    for (const key of [best.page, best.entry, best.repeated])
      if (key !== undefined) taken.set(key, countTaken(key) + 1);
    selected.push(best.hit);
  }
  return selected;
}
