import {countWords} from '../match/clauseMatch';
import {isPageNamed} from '../match/commonHeadings';
import type {Scorer} from '../match/scorer';
import type {Factor} from './factor';

/** If the full name consists of the query's words. */
const NAME_BONUS = 1.3;
/** If the query does not name the page. */
const COMMON_HEADING_FACTOR = 0.85;

/** A section whose name is the query comes first, unless many sections share the name. */
export function createNameFactor(scorer: Scorer): Factor {
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
