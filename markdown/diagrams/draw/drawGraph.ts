import {NAME_SIZE, NOTE_SIZE} from '../layout/measure';
import type {GraphLayout, PlacedEdge, PlacedNode} from '../layout/layoutGraph';
import {cutShared, findMiddle, type Point} from '../layout/lines';
import {renderArrow} from './arrows';
import {renderText, type Drawing} from './drawing';
import {meetOutline, RADIUS, renderShape} from './shapes';
import {element} from './svg';

/** The corners of a line, extended to the outlines of the shapes at its ends. */
function reachShapes({points, from, to}: PlacedEdge, nodes: ReadonlyMap<string, PlacedNode>): Point[] {
  const reach = (id: string, end: Point | undefined, next: Point | undefined): Point[] => {
    const node = nodes.get(id);
    if (!end || !next) return [];
    return [node ? meetOutline(node, end, Math.abs(next.x - end.x) > Math.abs(next.y - end.y)) : end];
  };
  return [
    ...reach(from, points[0], points[1]),
    ...points.slice(1, -1),
    ...reach(to, points.at(-1), points.at(-2)),
  ];
}

/** Draws lines; where several share a segment, it is drawn once. */
function renderLines(edges: readonly PlacedEdge[], nodes: ReadonlyMap<string, PlacedNode>): string[] {
  const isOnPath = (from: PlacedNode | undefined, to: PlacedNode | undefined): boolean =>
    (from?.mark === 'accent' || from?.shape === 'start') && (to?.mark === 'accent' || to?.mark === 'good');
  const routes = edges
    .map((edge) => ({
      ...edge,
      points: reachShapes(edge, nodes),
      isAccent: isOnPath(nodes.get(edge.from), nodes.get(edge.to)),
    }))
    // What the path that matters shares with other lines belongs to it.
    .sort((one, other) => Number(other.isAccent) - Number(one.isAccent));
  return routes.map(({from, to, arrow, points, isAccent}, index) => {
    const earlier = routes.slice(0, index).filter((other) => other.arrow === arrow);
    const reverse = (corners: readonly Point[]): Point[] => [...corners].reverse();
    const left = cutShared(
      points,
      earlier.filter((other) => other.from === from).map((other) => other.points),
    );
    const rest = reverse(
      cutShared(
        reverse(left),
        earlier.filter((other) => other.to === to).map((other) => reverse(other.points)),
      ),
    );
    return renderArrow(rest, {
      hasHead: arrow.endsWith('>') && rest.at(-1) === points.at(-1),
      hasStartHead: arrow.startsWith('<'),
      isDashed: arrow.includes('.'),
      isAccent,
    });
  });
}

function renderLabel({text}: PlacedEdge): string[] {
  if (!text) return [];
  const {x, y} = findMiddle(text);
  const beside = {start: text.x, middle: x, end: text.x + text.width};
  return [renderText(text.lines, {x: beside[text.anchor], y}, NOTE_SIZE, text.anchor)];
}

export function drawGraph({width, height, nodes, groups, edges}: GraphLayout): Drawing {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const grouped = new Set(groups.flatMap(({members}) => members));
  return {
    width,
    height,
    frames: groups.map(({x, y, width: wide, height: high}) =>
      element('rect', {x, y, width: wide, height: high, rx: RADIUS}),
    ),
    lines: renderLines(edges, byId),
    boxes: nodes.map((node) => renderShape(node, grouped.has(node.id))),
    names: nodes
      .filter(({shape}) => shape !== 'start')
      .map((node) => {
        const {x, y} = findMiddle(node);
        return renderText(node.lines, {x, y: node.shape === 'cylinder' ? y + 5 : y}, NAME_SIZE);
      }),
    notes: [
      ...groups.map(({title}) =>
        renderText([title.text], {x: title.x, y: findMiddle(title).y}, NOTE_SIZE, 'start'),
      ),
      ...edges.flatMap(renderLabel),
    ],
  };
}
