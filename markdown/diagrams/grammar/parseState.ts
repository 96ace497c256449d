import {refuse, type Line} from '../parseBlock';
import type {Graph, GraphEdge, GraphNode} from '../Graph';
import {isMark, readMarks} from './readMarks';

const START = '[*]';
/** Mermaid does not accept a hyphen in a transition. */
const ID = String.raw`[\p{L}\p{N}_]+`;

const TRANSITION = new RegExp(`^(\\[\\*\\]|${ID})\\s*-->\\s*(${ID})(?:\\s*:(?!:)\\s*(.+))?$`, 'u');
const STATE = new RegExp(`^state\\s+"([^"]+)"\\s+as\\s+(${ID})$`, 'u');
const KNOWN_LINES =
  'A --> B, A --> B: text, [*] --> A, state "text" as A, with ids of letters, digits and _ without hyphens';

/** Parses a state diagram. @throws DiagramError for the first line that cannot be read */
export function parseState(header: Line, statements: readonly Line[]): Graph {
  const edges: GraphEdge[] = [];
  const nodes = new Map<string, GraphNode>();
  const labelled = new Set<string>();
  const mention = (id: string): void => {
    if (nodes.has(id)) return;
    nodes.set(id, id === START ? {label: '', shape: 'start'} : {label: id, shape: 'rounded'});
  };

  for (const line of statements) {
    if (isMark(line)) continue;
    const [isTransition, from = '', to = '', text] = TRANSITION.exec(line.text) ?? [];
    const [isState, label = '', id = ''] = STATE.exec(line.text) ?? [];
    if (isTransition) {
      mention(from);
      mention(to);
      edges.push({from, to, arrow: '-->', label: text});
    } else if (isState) {
      if (labelled.has(id)) refuse(line, `state ${id} has two texts: keep one of them.`);
      labelled.add(id);
      nodes.set(id, {label, shape: 'rounded'});
    } else {
      refuse(line, `cannot read "${line.text}": expected one of ${KNOWN_LINES}.`);
    }
  }

  if (nodes.size === 0) refuse(header, 'the diagram is empty: add transitions, e.g. [*] --> Scanning.');
  return {direction: 'TD', nodes, edges, groups: [], marks: readMarks(statements, nodes)};
}
