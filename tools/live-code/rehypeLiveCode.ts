import type {Element, Root, RootContent} from 'hast';
import type {PrismTheme} from 'prism-react-renderer';
import {visit} from 'unist-util-visit';

import {renderComponent} from '../../markdown/jsx';
import {parseMarkdown} from '../../markdown/parseMarkdown';
import {readCodeBlock, renderCodeBlock} from '../../markdown/code/renderCodeBlock';

const NAME = 'LiveCode';

const [IMPORT] = parseMarkdown(`import ${NAME} from '@site/tools/live-code/client';`).children;

const readString = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * Rehype plugin: turns code blocks marked `live` into editors, which show the same HTML as any other block until the
 * reader comes near.
 */
export default function rehypeLiveCode(theme: PrismTheme) {
  return (root: Root): void => {
    const blocks: Element[] = [];
    visit(root, 'element', (pre, index, parent) => {
      const [code] = pre.children as (Element | undefined)[];
      if (pre.tagName !== 'pre' || code?.properties.live !== true || !parent || index === undefined) return;
      blocks.push(code);
      const block = readCodeBlock(code);
      parent.children[index] = renderComponent(NAME, {
        ...renderCodeBlock(block, theme),
        metastring: block.metastring,
        code: block.code,
        input: readString(code.properties.input),
        env: readString(code.properties.env),
      });
    });
    // No type knows this node among the children of a page.
    if (blocks.length > 0) root.children.unshift(structuredClone(IMPORT) as unknown as RootContent);
  };
}
