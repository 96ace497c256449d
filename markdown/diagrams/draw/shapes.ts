import type {PlacedNode} from '../layout/layoutGraph';
import type {Point} from '../layout/lines';
import {element, MARKED, renderColour, renderPoints} from './svg';

/** Corner radius of a box on its own, and of one inside a frame: those of the landing page's drawing. */
export const RADIUS = 7;
export const INNER_RADIUS = 5;
const ROUND_RADIUS = 14;
const ELLIPSE = 7;

function findRadii({shape, width, height}: PlacedNode): readonly [number, number] {
  if (shape === 'cylinder') return [width / 2, ELLIPSE];
  if (shape === 'rounded') return [ROUND_RADIUS, ROUND_RADIUS];
  if (shape === 'rectangle') return [0, 0];
  return [height / 2, height / 2];
}

/** Points on the outline, close enough to each other for a line to end at it. */
function traceOutline(node: PlacedNode): Point[] {
  const {x, y, width, height} = node;
  if (node.shape === 'diamond') {
    return [
      {x: x + width / 2, y},
      {x: x + width, y: y + height / 2},
      {x: x + width / 2, y: y + height},
      {x, y: y + height / 2},
    ];
  }
  const [rx, ry] = findRadii(node);
  return Array.from({length: 64}, (_, index) => {
    const angle = ((index + 0.5) / 32) * Math.PI;
    return {
      x: x + width / 2 + Math.sign(Math.cos(angle)) * (width / 2 - rx) + rx * Math.cos(angle),
      y: y + height / 2 + Math.sign(Math.sin(angle)) * (height / 2 - ry) + ry * Math.sin(angle),
    };
  });
}

/**
 * The point where a line that ends at the bounding box of a shape would meet the shape's outline.
 *
 * @param end end of the line, on the bounding box
 * @param isLevel whether the line is horizontal at this end
 */
export function meetOutline(node: PlacedNode, end: Point, isLevel: boolean): Point {
  const [along, across] = isLevel ? (['x', 'y'] as const) : (['y', 'x'] as const);
  const outline = traceOutline(node);
  const meetings = outline.flatMap((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    const part = (end[across] - from[across]) / (to[across] - from[across]);
    return part >= 0 && part <= 1 ? [from[along] + part * (to[along] - from[along])] : [];
  });
  const distance = (place: number): number => Math.abs(place - end[along]);
  const nearest = meetings.sort((one, other) => distance(one) - distance(other))[0];
  return {...end, [along]: nearest ?? end[along]};
}

export function renderShape(node: PlacedNode, isInside: boolean): string {
  const {x, y, width, height, shape, mark} = node;
  const look: Record<string, string | number> = mark
    ? {stroke: renderColour(mark), 'stroke-width': MARKED}
    : {};
  const box = {x, y, width, height, ...look};
  const radius = isInside ? INNER_RADIUS : RADIUS;
  const bottom = y + height - ELLIPSE;
  // At the top of a cylinder both arcs are visible, at the bottom only the front one.
  const arc = (sweep: number, to: string): string => `A${width / 2} ${ELLIPSE} 0 0 ${sweep} ${to}`;
  const top = `M${x} ${y + ELLIPSE}`;
  const farTop = `${x + width} ${y + ELLIPSE}`;

  switch (shape) {
    case 'diamond':
      return element('polygon', {points: renderPoints(traceOutline(node)), ...look});
    case 'cylinder':
      return element('path', {
        d: `${top}${arc(1, farTop)}V${bottom}${arc(1, `${x} ${bottom}`)}Z${top}${arc(0, farTop)}`,
        ...look,
      });
    case 'start':
      return element('rect', {...box, rx: height / 2, fill: renderColour('accent'), stroke: 'none'});
    case 'rectangle':
      return element('rect', {...box, rx: radius});
    default:
      return element('rect', {...box, rx: findRadii(node)[0]});
  }
}
