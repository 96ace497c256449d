import {createSlugger} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

declare module 'mdast' {
  interface HeadingData {
    /** The heading's id on the page. */
    id?: string;
  }
}

/** The anchors that viewers of Markdown give to headings, by the ids that these have on the page. */
function collectAnchors(root: Root): Map<string, string> {
  const anchors = new Map<string, string>();
  const slugger = createSlugger();
  visit(root, 'heading', (heading) => {
    const anchor = slugger.slug(toString(heading));
    if (heading.data?.id !== undefined) anchors.set(heading.data.id, anchor);
  });
  return anchors;
}

/**
 * Changes links to headings of twins: Markdown has no ids, and viewers make anchors of the text of headings.
 */
export function leadToHeadings(twins: ReadonlyMap<string, Root>): void {
  const anchors = new Map([...twins].map(([url, root]) => [url, collectAnchors(root)]));
  for (const root of twins.values()) {
    visit(root, 'link', (link) => {
      const {origin, pathname, hash} = new URL(link.url);
      const anchor = anchors.get(origin + pathname)?.get(decodeURIComponent(hash.slice(1)));
      if (anchor !== undefined) link.url = `${origin}${pathname}#${anchor}`;
    });
  }
}
