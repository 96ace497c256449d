import {createHash} from 'node:crypto';

/**
 * Creates the ids of a page's diagrams. An id depends only on the page and the text of the diagram: changes elsewhere
 * do not affect it, and posts that the blog shows on one page do not share ids.
 *
 * @returns a function that returns the id for a diagram's text; a second diagram with the same text gets another id
 */
export function createDiagramIds(page: string): (source: string) => string {
  const counts = new Map<string, number>();
  return (source) => {
    const hash = createHash('sha256').update(`${page}\n${source}`).digest('hex').slice(0, 8);
    const count = (counts.get(hash) ?? 0) + 1;
    counts.set(hash, count);
    return count === 1 ? `diagram-${hash}` : `diagram-${hash}-${count}`;
  };
}
