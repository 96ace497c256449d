import {shieldText} from '../shieldText';
import type {Group} from './Groups';
import {createGraphNames} from './createGraphNames';
import {createPadding} from './createPadding';
import type {Flowchart, FlowchartNode} from './parseFlowchart';

/** Characters by which a title may be longer than the widest label inside its frame. */
const FREE_CHARACTERS = 4;

/** Padding of one label inside a frame that makes the frame as wide as its title. */
export function createTitlePadding(title: string, labels: readonly string[]): string {
  const widest = Math.max(0, ...labels.map((label) => label.length));
  return labels.length === 0 ? '' : createPadding(title.length - widest - FREE_CHARACTERS);
}

/**
 * Writes a flowchart in the part of the syntax that the renderer reads reliably: short ids, every label in quotes,
 * nodes before arrows, one arrow a line.
 */
export function renderFlowchart({direction, nodes, edges, subgraphs}: Flowchart): string {
  const nameOf = createGraphNames(nodes, subgraphs);
  const lines = [`flowchart ${direction}`];
  const drawn = new Set<string>();

  const addNode = (
    id: string,
    {label, brackets: [open, close] = ['[', ']']}: FlowchartNode,
    padding = '',
  ): void => {
    drawn.add(id);
    lines.push(`${nameOf(id)}${open}"${padding}${shieldText(label)}${padding}"${close}`);
  };
  const addSubgraph = (group: Group): void => {
    lines.push(`subgraph ${nameOf(group.id)} [${shieldText(group.title)}]`);
    if (group.direction !== undefined) lines.push(`direction ${group.direction}`);
    const members = group.members.flatMap((id) => {
      const node = nodes.get(id);
      return node ? [{id, node}] : [];
    });
    const padding = createTitlePadding(
      group.title,
      members.map(({node}) => node.label),
    );
    for (const [index, {id, node}] of members.entries()) addNode(id, node, index === 0 ? padding : '');
    for (const inner of group.groups) addSubgraph(inner);
    lines.push('end');
  };

  for (const group of subgraphs) addSubgraph(group);
  for (const [id, node] of nodes) if (!drawn.has(id)) addNode(id, node);
  for (const {from, to, arrow, label} of edges) {
    lines.push(
      `${nameOf(from)} ${arrow}${label === undefined ? '' : `|"${shieldText(label)}"|`} ${nameOf(to)}`,
    );
  }
  return lines.join('\n');
}
