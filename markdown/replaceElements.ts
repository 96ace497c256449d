import {relative} from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

export type Attributes = Partial<Record<string, string>>;

/** An element that authors write on a line of its own, and that generated content replaces. */
export interface ElementKind {
  attributes: readonly string[];
  /** Creates the replacement. Errors complete a sentence that begins with the element: `needs the attribute "chart"`. */
  create: (attributes: Attributes, page: VFile) => RootContent[];
}

function readAttributes({attributes}: MdxJsxFlowElement, known: readonly string[]): Attributes {
  return Object.fromEntries(
    attributes.map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
        throw new Error('takes attributes with plain text only: name="value"');
      }
      if (!known.includes(attribute.name)) {
        throw new Error(`has no attribute "${attribute.name}". It takes ${known.join(', ') || 'none'}`);
      }
      return [attribute.name, attribute.value];
    }),
  );
}

/** A remark transformer that replaces elements, also those in folds. An error names file, line and element. */
export function replaceElements(elements: Partial<Record<string, ElementKind>>) {
  return (tree: Root, page: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      const name = node.name ?? '';
      const element = elements[name];
      if (!element || !parent || index === undefined) return undefined;
      try {
        const nodes = element.create(readAttributes(node, element.attributes), page);
        (parent as Root).children.splice(index, 1, ...nodes);
        // The replacement contains no further elements.
        return [SKIP, index + nodes.length];
      } catch (error) {
        const {message} = error as Error;
        const place = `${relative(process.cwd(), page.path)}:${node.position?.start.line ?? 1}`;
        throw new Error(`${place}: <${name}> ${message}${/[.?]$/.test(message) ? '' : '.'}`, {cause: error});
      }
    });
  };
}
