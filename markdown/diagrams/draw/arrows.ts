import type {Point} from '../layout/lines';
import {element, MARKED, renderColour, renderPoints} from './svg';

/** Length of an arrow head in pixels. */
const HEAD = 8;

export interface ArrowLook {
  hasHead?: boolean;
  hasStartHead?: boolean;
  isDashed?: boolean;
  /** Whether it belongs to the path that matters. */
  isAccent?: boolean;
}

function move(from: Point, to: Point, distance: number): Point {
  const part = distance / Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  return {x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part};
}

function renderHead(tip: Point, from: Point, colour: string): string {
  const base = move(tip, from, HEAD);
  const [dx, dy] = [(base.x - tip.x) / 2, (base.y - tip.y) / 2];
  const points = [tip, {x: base.x - dy, y: base.y + dx}, {x: base.x + dy, y: base.y - dx}];
  return element('polygon', {points: renderPoints(points), fill: colour, stroke: 'none'});
}

/** A line with its arrow heads. Colour and width are inherited from the group around it. */
export function renderArrow(corners: readonly Point[], look: ArrowLook): string {
  const points = [...corners];
  const [start, second = start] = corners;
  const [before = start, end] = corners.slice(-2);
  if (!start || !second || !before || !end) return '';
  // The line ends inside the head, so that its blunt end does not show next to the tip.
  if (look.hasHead) points[points.length - 1] = move(end, before, HEAD / 2);
  if (look.hasStartHead) points[0] = move(start, second, HEAD / 2);
  const colour = renderColour(look.isAccent ? 'accent' : 'line');
  return [
    element('polyline', {
      points: renderPoints(points),
      ...(look.isDashed ? {'stroke-dasharray': '5 4'} : {}),
      ...(look.isAccent ? {stroke: colour, 'stroke-width': MARKED} : {}),
    }),
    look.hasHead ? renderHead(end, before, colour) : '',
    look.hasStartHead ? renderHead(start, second, colour) : '',
  ].join('');
}
