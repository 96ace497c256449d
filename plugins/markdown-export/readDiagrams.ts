import type {Code, Root} from 'mdast';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

import {createDiagramIds} from '../../markdown/diagrams';
import {parseMarkdown} from '../../markdown/parseMarkdown';
import remarkRelease from '../../markdown/placeholders';

/** Reads the sources of a page's diagrams, by the id that their drawing has on the page. */
export function readDiagrams(markdown: string, source: string): Map<string, string> {
  const root = unified().use(remarkRelease).runSync(parseMarkdown(markdown), {path: source}) as Root;
  const createId = createDiagramIds(source);
  const diagrams = new Map<string, string>();
  visit(root, 'code', ({lang, value}: Code) => {
    if (lang === 'mermaid') diagrams.set(createId(value), value);
  });
  return diagrams;
}
