import type {Element, Nodes as HtmlNodes} from 'hast';
import {defaultHandlers, type Handle, type State} from 'hast-util-to-mdast';
import {toText} from 'hast-util-to-text';
import type {BlockContent, Blockquote, Code, Nodes, Paragraph, PhrasingContent} from 'mdast';

import {findElement, findElements, hasClass} from './elements';

const flow = (state: State, element: Element) => state.toFlow(state.all(element)) as BlockContent[];

function createLead(children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children: [{type: 'strong', children}]};
}

/** The part after a prefix in the first class that has it: `yaml` in `language-yaml`. */
function readClass({properties}: Element, prefix: string): string | undefined {
  const classes = Array.isArray(properties.className) ? properties.className.map(String) : [];
  return classes.find((name) => name.startsWith(prefix))?.slice(prefix.length);
}

/** A block of code, after its file name. A label that only repeats the language is left out. */
function convertCode(element: Element): (Paragraph | Code)[] {
  const name = findElement(
    element,
    (child) => hasClass(child, 'code-title') && !hasClass(child, 'code-label'),
  );
  const pre = findElement(element, ({tagName}) => tagName === 'pre') ?? element;
  const code: Code = {
    type: 'code',
    lang: readClass(element, 'language-') ?? null,
    value: toText(pre, {whitespace: 'pre'}).replace(/\n$/, ''),
  };
  return name ? [createLead([{type: 'inlineCode', value: toText(name)}]), code] : [code];
}

/** A block quote that begins with the kind of the admonition, and its title if it has one of its own. */
function convertAdmonition(state: State, element: Element): Blockquote {
  const kind = readClass(element, 'theme-admonition-') ?? 'note';
  const [heading, content] = element.children.filter((child) => child.type === 'element');
  const title = heading ? (state.all(heading) as PhrasingContent[]) : [];
  const ownTitle = heading && toText(heading).trim().toLowerCase() !== kind ? title : [];
  const label = kind.charAt(0).toUpperCase() + kind.slice(1);
  const lead = createLead([{type: 'text', value: ownTitle.length > 0 ? `${label}: ` : label}, ...ownTitle]);
  return {type: 'blockquote', children: [lead, ...(content ? flow(state, content) : [])]};
}

/** All panels, each after the label of its tab. */
function convertTabs(state: State, element: Element): BlockContent[] {
  const labels = findElements(element, ({properties}) => properties.role === 'tab');
  const panels = findElements(element, ({properties}) => properties.role === 'tabpanel');
  return panels.flatMap((panel, index) => {
    const label = labels[index];
    return [...(label ? [createLead(state.all(label) as PhrasingContent[])] : []), ...flow(state, panel)];
  });
}

function isElement(node: HtmlNodes): node is Element {
  return node.type === 'element';
}

/**
 * Creates the handlers for what Markdown has no element for: the theme's boxes, and blocks in the cells of tables.
 *
 * @param findDiagram returns the Mermaid source of a drawing for the id of its `<svg>`
 */
export function createHandlers(findDiagram: (id: string) => string): Record<string, Handle> {
  const list: Handle = (state, element) => {
    if (!state.inTable) return defaultHandlers.ul(state, element);
    // A cell holds one line.
    return element.children
      .filter(isElement)
      .flatMap((item, index): Nodes[] => [
        ...(index > 0 ? [{type: 'text', value: ', '} as const] : []),
        ...(state.all(item) as Nodes[]),
      ]);
  };
  // Links to the heading are resolved later: leadToHeadings.ts.
  const heading: Handle = (state, element) => ({
    ...defaultHandlers[element.tagName as 'h2'](state, element),
    data: {id: String(element.properties.id)},
  });
  return {
    h2: heading,
    h3: heading,
    h4: heading,

    ul: list,
    ol: list,

    div(state, element) {
      if (hasClass(element, 'theme-code-block')) return convertCode(element);
      if (hasClass(element, 'theme-admonition')) return convertAdmonition(state, element);
      if (hasClass(element, 'tabs-container')) return convertTabs(state, element);
      return flow(state, element);
    },

    figure(state, element): Code | BlockContent[] {
      const drawing = findElement(element, ({tagName}) => tagName === 'svg');
      if (!drawing) return flow(state, element);
      return {type: 'code', lang: 'mermaid', value: findDiagram(String(drawing.properties.id))};
    },

    img(state, element) {
      const {src, alt} = element.properties;
      if (!String(src).startsWith('data:')) return defaultHandlers.img(state, element);
      return {type: 'emphasis', children: [{type: 'text', value: String(alt)}]};
    },

    summary: (state, element) => createLead(state.all(element) as PhrasingContent[]),

    // Where a style sheet separates, Markdown needs a space.
    small: (state, element) => [{type: 'text', value: ' '}, ...state.all(element)],

    a(state, element) {
      const isAnchor = hasClass(element, 'field-name');
      return isAnchor ? state.all(element) : defaultHandlers.a(state, element);
    },
  };
}
