import type {ELK, ElkExtendedEdge, ElkNode, ElkPort, LayoutOptions} from 'elkjs/lib/elk-api';

import {
  splitLines,
  type Direction,
  type Graph,
  type GraphEdge,
  type GraphNode,
  type Group,
  type Mark,
} from '../Graph';
import {findCrossings, findMiddle, straightenStart, type Box, type Point} from './lines';
import {estimateText, LINE_HEIGHT, measureLines, measureNode, NOTE_SIZE} from './measure';
import {routeEdges} from './routeEdges';

export interface PlacedNode extends Box, Omit<GraphNode, 'label'> {
  id: string;
  mark: Mark | undefined;
  lines: string[];
}

export interface PlacedGroup extends Box {
  id: string;
  members: string[];
  title: Box & {text: string};
}

export interface PlacedEdge extends GraphEdge {
  points: Point[];
  /** Its label; `anchor` is the side of the label on which the line runs, or `middle` if it runs above or below. */
  text: (Box & {lines: string[]; anchor: 'start' | 'middle' | 'end'}) | undefined;
}

export interface GraphLayout {
  width: number;
  height: number;
  nodes: PlacedNode[];
  groups: PlacedGroup[];
  edges: PlacedEdge[];
}

const MARGIN = 2;
const GROUP_PADDING = 16;
const TITLE_HEIGHT = 36;

const DIRECTIONS: Readonly<Record<Direction, string>> = {TD: 'DOWN', LR: 'RIGHT'};

/** Options that ELK does not pass on to frames, so each frame repeats them. */
const SPACING: LayoutOptions = {
  'elk.layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
  'elk.layered.edgeLabels.sideSelection': 'SMART_UP',
  'elk.spacing.nodeNode': '24',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '16',
  'elk.spacing.edgeLabel': '8',
  'elk.layered.spacing.nodeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
};

const OPTIONS: LayoutOptions = {
  ...SPACING,
  'elk.algorithm': 'layered',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.padding': `[top=${MARGIN},left=${MARGIN},bottom=${MARGIN},right=${MARGIN}]`,
  'elk.separateConnectedComponents': 'false',
  'elk.randomSeed': '1',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
};

let loading: Promise<ELK> | undefined;

/** Loads ELK on first use, because it is slow and pages without diagrams do not need it. */
async function loadElk(): Promise<ELK> {
  loading ??= import('elkjs/lib/elk.bundled.js').then(({default: Elk}) => new Elk());
  return loading;
}

/** Extra width of frames in pixels, on both sides, beyond what their content needs. */
type Widening = ReadonlyMap<string, number>;

function buildElkGraph(direction: Direction, graph: Graph, widening: Widening): ElkNode {
  const {nodes, edges, groups} = graph;
  const routes = routeEdges(edges);
  const portsOf = (id: string): ElkPort[] => {
    const names = routes.flatMap(({edge, ports}) => [
      ...(edge.from === id ? [ports.from] : []),
      ...(edge.to === id ? [ports.to] : []),
    ]);
    return [...new Set(names)].map((name) => ({id: name, width: 0, height: 0}));
  };
  const buildNodes = (ids: readonly string[]): ElkNode[] =>
    ids.flatMap((id) => {
      const node = nodes.get(id);
      return node ? [{id, ...measureNode(node), ports: portsOf(id)}] : [];
    });
  const buildGroup = (group: Group): ElkNode => {
    const beside = GROUP_PADDING + (widening.get(group.id) ?? 0);
    return {
      id: group.id,
      ports: portsOf(group.id),
      children: buildNodes(group.members),
      layoutOptions: {
        ...SPACING,
        'elk.padding': `[top=${TITLE_HEIGHT},left=${beside},bottom=${GROUP_PADDING},right=${beside}]`,
      },
    };
  };
  const grouped = new Set(groups.flatMap(({members}) => members));
  return {
    id: 'root',
    layoutOptions: {...OPTIONS, 'elk.direction': DIRECTIONS[direction]},
    children: [...buildNodes([...nodes.keys()].filter((id) => !grouped.has(id))), ...groups.map(buildGroup)],
    edges: routes.map(({edge: {label}, ports, isBack, isBundled}, index) => ({
      id: String(index),
      sources: [isBack ? ports.to : ports.from],
      targets: [isBack ? ports.from : ports.to],
      // The distance between ranks is half of what boxes need: the label in between, even an empty one, provides the
      // rest.
      labels:
        label === undefined
          ? isBundled
            ? []
            : [{text: ' ', width: 1, height: 1}]
          : [{text: label, ...measureLines(splitLines(label), NOTE_SIZE)}],
    })),
  };
}

function readBox({x = 0, y = 0, width = 0, height = 0}: Partial<Box>): Box {
  return {x, y, width, height};
}

/** Rounds to a tenth of a pixel, so that shared segments of lines are equal. */
function readPoint({x, y}: Point): Point {
  return {x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10};
}

/** The side of a label on which its line runs. */
function findAnchor(label: Box, points: readonly Point[]): 'start' | 'middle' | 'end' {
  const besides = findCrossings(points, {...label, x: label.x - 20, width: label.width + 40});
  const line = besides.find(({width}) => width === 0);
  if (!line) return 'middle';
  return line.x < findMiddle(label).x ? 'start' : 'end';
}

function readLayout(root: ElkNode, {nodes, edges, groups, marks}: Graph): GraphLayout {
  const children = (root.children ?? []).flatMap((child) => [child, ...(child.children ?? [])]);
  const boxes = new Map(children.map((child) => [child.id, readBox(child)]));
  const boxOf = (id: string): Box => boxes.get(id) ?? readBox({});
  const found = new Map((root.edges ?? []).map((edge: ElkExtendedEdge) => [edge.id, edge]));
  const routes = routeEdges(edges);
  const isShared = (port: string): boolean =>
    routes.filter(({ports}) => ports.from === port || ports.to === port).length > 1;
  return {
    width: root.width ?? 0,
    height: root.height ?? 0,
    nodes: [...nodes].map(([id, {label, shape}]) => ({
      id,
      shape,
      mark: marks.get(id),
      lines: splitLines(label),
      ...boxOf(id),
    })),
    groups: groups.map(({id, title, members}) => {
      const {x, y, ...size} = boxOf(id);
      const text = splitLines(title).join(' ');
      const place = {
        x: x + GROUP_PADDING,
        y: y + 8,
        width: estimateText(text, NOTE_SIZE),
        height: LINE_HEIGHT,
      };
      return {id, x, y, ...size, members, title: {text, ...place}};
    }),
    edges: routes.map(({edge, ports, isBack}, index) => {
      const {sections = [], labels = []} = found.get(String(index)) ?? {};
      let points = sections
        .flatMap(({startPoint, bendPoints = [], endPoint}) => [startPoint, ...bendPoints, endPoint])
        .map(readPoint);
      if (isBack) points.reverse();
      if (!isShared(ports.from)) points = straightenStart(points, boxOf(edge.from));
      if (!isShared(ports.to)) points = straightenStart(points.reverse(), boxOf(edge.to)).reverse();
      const box = readBox(labels[0] ?? {});
      const text =
        edge.label === undefined
          ? undefined
          : {lines: splitLines(edge.label), anchor: findAnchor(box, points), ...box};
      return {...edge, points, text};
    }),
  };
}

/** Finds frames that are narrower than their titles, or whose titles are crossed by a line. */
function widenFrames({groups, edges}: GraphLayout): Widening {
  const widening = new Map<string, number>();
  for (const {id, title, width} of groups) {
    const room = {...title, width: title.width + 8};
    const lines = edges.flatMap(({points}) => findCrossings(points, room)).map(({x}) => x);
    const missing = (title.width + 2 * GROUP_PADDING - width) / 2;
    const needed = Math.max(missing, ...lines.map((x) => room.x + room.width - x));
    if (needed > 0) widening.set(id, needed);
  }
  return widening;
}

export async function layoutGraph(direction: Direction, graph: Graph): Promise<GraphLayout> {
  const elk = await loadElk();
  const place = async (widening: Widening): Promise<GraphLayout> =>
    readLayout(await elk.layout(buildElkGraph(direction, graph, widening)), graph);
  const layout = await place(new Map());
  const widening = widenFrames(layout);
  return widening.size === 0 ? layout : place(widening);
}
