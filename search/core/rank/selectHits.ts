import {getEntryKey} from '../index/entries';
import {getPageRoute} from '../index/records';
import {isPageNamed} from '../match/commonHeadings';
import type {ClauseMatch} from '../match/clauseMatch';
import type {Scorer} from '../match/scorer';
import type {SearchHit} from './hit';

const SAME_PAGE_FACTOR = 0.8;
/** Unless there is nothing else. */
const MAX_REPEATED = 2;

type RepeatedKey = (hit: SearchHit) => string | undefined;

/**
 * The key of results that repeat each other: sections below a heading that many pages have, and rows with the same
 * content, unless the query names their page.
 */
export function compileRepeatedKey({headings, starts}: Scorer, telling: readonly ClauseMatch[]): RepeatedKey {
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
 * Further sections of a page only if they are clearly better than others. Rows and sections are counted separately: they
 * are not about the same thing.
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
    repeated: getRepeatedKey(hit),
  }));
  type Candidate = (typeof rest)[number];
  const getValue = ({hit, page}: Candidate) => hit.score * SAME_PAGE_FACTOR ** countTaken(page);
  const isAllowed = ({repeated}: Candidate) => countTaken(repeated) < MAX_REPEATED;

  const selected: SearchHit[] = [];
  while (selected.length < count && rest.length > 0) {
    const allowed = rest.some(isAllowed) ? rest.filter(isAllowed) : rest;
    const values = allowed.map(getValue);
    const best = allowed[values.indexOf(Math.max(...values))];
    if (!best) break;
    rest.splice(rest.indexOf(best), 1);
    for (const key of [best.page, best.repeated]) if (key !== undefined) taken.set(key, countTaken(key) + 1);
    selected.push(best.hit);
  }
  return selected;
}
