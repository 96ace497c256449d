import {relative, sep} from 'node:path';
import type {Root} from 'mdast';

import {collectDiagramBlocks, type DiagramBlock} from './collectDiagramBlocks';
import {createDiagramElement} from './createDiagramElement';
import {createDiagramIds} from './createDiagramIds';
import {describeDiagramError} from './describeDiagramError';
import {DiagramError} from './DiagramError';
import {renderDiagram} from './renderDiagram';

/** What this plugin needs to know of the file that is being compiled. */
interface SourceFile {
  path?: string;
  cwd: string;
}

/** Remark plugin: draws the `mermaid` blocks of a page as inline SVG. See README.md beside this folder. */
export default function remarkDiagrams() {
  return async (root: Root, file: SourceFile): Promise<void> => {
    const page = describePath(file);
    const createId = createDiagramIds(page);
    for (const block of collectDiagramBlocks(root)) {
      try {
        rejectMeta(block);
        block.replaceWith(createDiagramElement(await renderDiagram(block.source, createId(block.source))));
      } catch (error) {
        throw describeDiagramError(error, page, block.line);
      }
    }
  };
}

/** Path relative to the site, with forward slashes on every system; absolute if the file lies outside of it. */
function describePath({path = 'unknown file', cwd}: SourceFile): string {
  const inSite = relative(cwd, path);
  return inSite.startsWith('..') ? path : inSite.split(sep).join('/');
}

function rejectMeta({meta}: DiagramBlock): void {
  if (meta !== '')
    throw new DiagramError(0, `a mermaid block takes no options: remove "${meta}" behind mermaid.`);
}
