import {relative} from 'node:path';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {createComponent} from '../jsx';
import {createDiagramIds} from './createDiagramIds';
import {DiagramError} from './DiagramError';
import {renderDiagram} from './renderDiagram';

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
          parent.children[index] = createComponent('Diagram', {...(await renderDiagram(code.value, id))});
        } catch (error) {
          throw describeError(error, page, code.position?.start.line ?? 1);
        }
      };
      drawings.push(draw(createId(code.value)));
    });
    await Promise.all(drawings);
  };
}

/** Creates the message for the page's author. Anything but a DiagramError is a bug in this plugin. */
function describeError(error: unknown, page: string, blockLine: number): Error {
  const [line, reason] =
    error instanceof DiagramError
      ? [error.line, error.message]
      : [0, `the diagram could not be drawn: ${String(error)}`];
  return new Error(`${page}:${blockLine + line}: ${reason}`, {cause: error});
}
