import type {DeclaredElement} from '../DiagramElement';
import type {Line} from '../parseBlock';
import {splitLines} from '../shieldText';
import {createGraphNames} from './createGraphNames';
import {flattenGroups, type Group} from './Groups';
import type {Flowchart} from './parseFlowchart';
import {START_OR_END, type StateDiagram} from './parseState';

/** What flowcharts and state diagrams have in common. */
interface Graph {
  nodes: ReadonlyMap<string, {label: string; shape: string; line: Line}>;
  arrows: readonly {from: string; to: string; arrow: string; label: string | undefined; line: Line}[];
  groups: readonly Group[];
  /** Between the lines of the title of a frame. */
  titleSeparator: string;
}

/** The shapes as the renderer calls them, by opening bracket. A node without brackets is a rectangle. */
const SHAPES: Readonly<Record<string, string>> = {
  '(((': 'doublecircle',
  '([': 'stadium',
  '((': 'circle',
  '[[': 'subroutine',
  '[(': 'cylinder',
  '[/': 'trapezoid',
  '[\\': 'trapezoid-alt',
  '{{': 'hexagon',
  '>': 'asymmetric',
  '[': 'rectangle',
  '(': 'rounded',
  '{': 'diamond',
};

/** The name of the frame directly around each node and frame that is inside one. */
function createFrameNames(groups: readonly Group[], nameOf: (id: string) => string): Map<string, string> {
  const frames = new Map<string, string>();
  for (const group of flattenGroups(groups)) {
    for (const id of group.members) frames.set(id, nameOf(group.id));
    for (const inner of group.groups) frames.set(inner.id, nameOf(group.id));
  }
  return frames;
}

function declareGraph({nodes, arrows, groups, titleSeparator}: Graph): DeclaredElement[] {
  const nameOf = createGraphNames(nodes, groups);
  const frames = createFrameNames(groups, nameOf);
  const titles = new Map(flattenGroups(groups).map(({id, title}) => [id, title]));
  const describe = (id: string): string => `"${nodes.get(id)?.label ?? titles.get(id) ?? id}"`;
  const elements: DeclaredElement[] = [];

  for (const {id, title, line} of flattenGroups(groups)) {
    elements.push({
      kind: 'frame',
      names: [nameOf(id)],
      text: splitLines(title).join(titleSeparator),
      frame: frames.get(id),
      line: line.number,
      description: `the frame ${describe(id)}`,
    });
  }
  for (const [id, {label, shape, line}] of nodes) {
    elements.push({
      kind: 'node',
      names: [nameOf(id)],
      text: splitLines(label).join('\n'),
      look: shape,
      frame: frames.get(id),
      line: line.number,
      description: `the box ${describe(id)}`,
    });
  }
  for (const {from, to, arrow, label, line} of arrows) {
    const names = [nameOf(from), nameOf(to)];
    const description = `the arrow from ${describe(from)} to ${describe(to)}`;
    elements.push({kind: 'arrow', names, look: arrow, line: line.number, description});
    if (label === undefined) continue;
    elements.push({
      kind: 'label',
      names,
      text: splitLines(label).join('\n'),
      line: line.number,
      description: `the label "${label}" of ${description}`,
    });
  }
  return elements;
}

/** Everything that the drawing of a flowchart must show. */
export function declareFlowchart({nodes, edges, subgraphs}: Flowchart): DeclaredElement[] {
  const shaped = [...nodes].map(
    ([id, {brackets, ...node}]) => [id, {...node, shape: SHAPES[brackets?.[0] ?? '['] ?? ''}] as const,
  );
  return declareGraph({nodes: new Map(shaped), arrows: edges, groups: subgraphs, titleSeparator: '\n'});
}

/** Everything that the drawing of a state diagram must show. Each `[*]` is a circle of its own. */
export function declareState({states, transitions, composites}: StateDiagram): DeclaredElement[] {
  const shaped = [...states].map(([id, state]) => [id, {...state, shape: 'rounded'}] as const);
  const nameOf = createGraphNames(states, composites);
  const circles = transitions.flatMap(({from, to, scope, line}) => {
    const ends: DeclaredElement[] = [];
    for (const [id, look] of [
      [from, 'state-start'],
      [to, 'state-end'],
    ] as const) {
      if (id !== START_OR_END) continue;
      ends.push({
        kind: 'node',
        names: [START_OR_END],
        look,
        frame: scope === undefined ? undefined : nameOf(scope),
        line: line.number,
        description: `the [*] of "${line.text}"`,
      });
    }
    return ends;
  });
  const arrows = transitions.map((transition) => ({...transition, arrow: '-->'}));
  // The renderer breaks lines in every text but the titles of composite states.
  return [
    ...declareGraph({nodes: new Map(shaped), arrows, groups: composites, titleSeparator: ' '}),
    ...circles,
  ];
}
