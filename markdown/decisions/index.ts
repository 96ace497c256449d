import {dirname} from 'node:path';

import {type ElementKind, replaceElements} from '../replaceElements';
import {renderDecisionTable, renderStatusParagraph} from './renderDecisions';
import {readDecisions} from './readDecisions';

function toBase(file: string): string {
  const folder = dirname(file);
  return folder.slice(folder.lastIndexOf('/docs/'));
}

const ELEMENTS: Record<string, ElementKind> = {
  DecisionTable: {
    attributes: [],
    create: (_, {path}) => [renderDecisionTable(readDecisions(dirname(path)), toBase(path))],
  },
  DecisionStatus: {
    attributes: [],
    create: (_, {path, stem}) => {
      const decisions = readDecisions(dirname(path));
      const decision = decisions.find(({slug}) => slug === stem);
      if (!decision) throw new Error('belongs on a decision record, adr_<number>.md');
      return [renderStatusParagraph(decision, decisions, toBase(path))];
    },
  },
};

/**
 * Remark plugin: replaces `<DecisionTable />` and `<DecisionStatus />` with content generated from the front matter of
 * the decision records in the page's folder.
 */
export default function remarkDecisions() {
  return replaceElements(ELEMENTS);
}
