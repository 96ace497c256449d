import type {Element} from 'hast';
import {defaultHandlers, type Handle, type State} from 'hast-util-to-mdast';
import type {BlockContent, Code, Nodes, PhrasingContent} from 'mdast';

import {findElements, hasClass} from '../simplifyHtml';

const flow = (state: State, element: Element) => state.toFlow(state.all(element)) as BlockContent[];

const list: Handle = (state, element) => {
  if (!state.inTable) return defaultHandlers.ul(state, element);
  // A cell holds one line.
  return element.children
    .filter((child) => child.type === 'element')
    .flatMap((item, index): Nodes[] => [
      ...(index > 0 ? [{type: 'text', value: ', '} as const] : []),
      ...(state.all(item) as Nodes[]),
    ]);
};

const leaveOut: Handle = () => undefined;

/** Creates the handlers for what Markdown has no element for, and for blocks in the cells of tables. */
export function buildHandlers(findDiagram: (id: string) => string): Record<string, Handle> {
  return {
    // The title of the page is written apart, and the caption repeats a heading.
    h1: leaveOut,
    caption: leaveOut,
    wbr: leaveOut,

    ul: list,
    ol: list,

    figure(state, element): Code | BlockContent[] {
      const [drawing] = findElements(element, ({tagName}) => tagName === 'svg');
      if (!drawing) return flow(state, element);
      return {type: 'code', lang: 'mermaid', value: findDiagram(String(drawing.properties.id))};
    },

    img(state, element) {
      const {src, alt} = element.properties;
      if (!String(src).startsWith('data:')) return defaultHandlers.img(state, element);
      return {type: 'emphasis', children: [{type: 'text', value: String(alt)}]};
    },

    summary: (state, element) => ({
      type: 'paragraph',
      children: [{type: 'strong', children: state.all(element) as PhrasingContent[]}],
    }),

    // Where a style sheet separates, Markdown needs a space.
    small: (state, element) => [{type: 'text', value: ' '}, ...state.all(element)],

    a(state, element) {
      const isAnchor = hasClass(element, 'field-name');
      return isAnchor ? state.all(element) : defaultHandlers.a(state, element);
    },
  };
}
