import {getEntryKey} from '../index/entries';
import {getPageRoute} from '../index/records';
import type {SearchHit} from './hit';

/** Factor for each further section of a page. */
const SAME_PAGE_FACTOR = 0.86;
/** Factor for each further row with the same content, because many charts share their keys. */
const SAME_ENTRY_FACTOR = 0.7;

/**
 * Selects the best hits, but further sections of a page, and further rows with the same content, only if they are
 * clearly better than others. Rows and sections of a page are counted separately, because they are not about the same
 * thing.
 *
 * @param hits best first
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
