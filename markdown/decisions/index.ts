import {basename, dirname, extname, relative} from 'node:path';
import type {Root, RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {createDecisionTable, createStatusParagraph} from './createDecisionNodes';
import type {Decision} from './decision';
import {readDecisions} from './readDecisions';

/** Creates the replacement for an element from all records and the page that the element is on. */
type Create = (decisions: readonly Decision[], file: string, base: string) => RootContent;

const ELEMENTS: Record<string, Create> = {
  DecisionTable: (decisions, _file, base) => createDecisionTable(decisions, base),
  DecisionStatus: (decisions, file, base) => {
    const decision = decisions.find(({slug}) => slug === basename(file, extname(file)));
    if (decision) return createStatusParagraph(decision, decisions, base);
    throw new Error(
      `${relative(process.cwd(), file)}: <DecisionStatus /> belongs on a decision record, adr_<number>.md.`,
    );
  },
};

/** URL path of a folder in `docs/`. */
function createBase(folder: string): string {
  return folder.slice(folder.lastIndexOf('/docs/'));
}

/**
 * Remark plugin: replaces `<DecisionTable />` and `<DecisionStatus />` with content generated from the front matter of
 * the decision records in the page's folder.
 */
export default function remarkDecisions() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      const create = ELEMENTS[node.name ?? ''];
      if (!create || !parent || index === undefined) return undefined;
      const folder = dirname(file.path);
      parent.children.splice(index, 1, create(readDecisions(folder), file.path, createBase(folder)));
      return [SKIP, index + 1];
    });
  };
}
