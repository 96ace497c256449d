import {createHash} from 'node:crypto';
import {relative} from 'node:path';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {renderComponent} from '../jsx';
import {DiagramError} from './parseBlock';
import {renderDiagram} from './renderDiagram';

/**
 * Creates the function that gives each diagram of a page an id. It depends only on the page and the text of the diagram:
 * changes elsewhere do not affect it, and posts that the blog shows on one page do not share ids.
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

/** Remark plugin: draws the `mermaid` blocks of a page as inline SVG. See README.md. */
export default function remarkDiagrams() {
  return async (root: Root, file: VFile): Promise<void> => {
    const page = relative(file.cwd, file.path);
    const createId = createDiagramIds(page);
    const drawings: Promise<void>[] = [];
    visit(root, 'code', (code: Code, index, parent) => {
      if (code.lang !== 'mermaid' || index === undefined || parent === undefined) return;
      const draw = async (id: string): Promise<void> => {
        try {
          if (code.meta)
            throw new DiagramError(
              0,
              `a mermaid block takes no options: remove "${code.meta}" after mermaid.`,
            );
          parent.children[index] = renderComponent('Diagram', {...(await renderDiagram(code.value, id))});
        } catch (error) {
          throw placeError(error, page, code.position?.start.line ?? 1);
        }
      };
      drawings.push(draw(createId(code.value)));
    });
    await Promise.all(drawings);
  };
}

/** Creates the message for the page's author. Anything but a DiagramError is a bug in this plugin. */
function placeError(error: unknown, page: string, blockLine: number): Error {
  const [line, reason] =
    error instanceof DiagramError
      ? [error.line, error.message]
      : [0, `the diagram could not be drawn: ${String(error)}`];
  return new Error(`${page}:${blockLine + line}: ${reason}`, {cause: error});
}
