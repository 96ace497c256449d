import {createHash} from 'node:crypto';

/**
 * Gives each diagram of a page an id. It depends on nothing but the page and the text of the diagram: a change elsewhere
 * does not affect it, and posts that the blog shows on one page do not share ids.
 *
 * @param page path of the page relative to the site
 * @returns id for the text of a diagram; the second diagram with the same text gets another one
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
