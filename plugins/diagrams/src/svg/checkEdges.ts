import type {CheerioAPI} from 'cheerio';

import {DiagramError} from '../DiagramError';
import {restoreText} from '../shieldText';

interface Point {
  x: number;
  y: number;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** An arrow may end this many pixels beside its box: shapes have round and slanted sides. */
const TOLERANCE = 6;

function parsePoints(value: string): Point[] {
  return value
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(',').map(Number))
    .map(([x = NaN, y = NaN]) => ({x, y}));
}

/** The box around one shape element. */
function measureShape(attributes: Readonly<Record<string, string | undefined>>): Box {
  const number = (name: string): number => Number(attributes[name] ?? 0);
  if (attributes.points !== undefined) {
    const points = parsePoints(attributes.points);
    const xs = points.map(({x}) => x);
    const ys = points.map(({y}) => y);
    return {left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys)};
  }
  if (attributes.cx !== undefined) {
    const [x, y] = [number('cx'), number('cy')];
    const [rx, ry] = [number('rx') + number('r'), number('ry') + number('r')];
    return {left: x - rx, right: x + rx, top: y - ry, bottom: y + ry};
  }
  const [x, y] = [number('x'), number('y')];
  return {left: x, right: x + number('width'), top: y, bottom: y + number('height')};
}

function collectBoxes($: CheerioAPI): Map<string, Box> {
  const boxes = new Map<string, Box>();
  $('g.node, g.subgraph').each((_, element) => {
    const shapes = $(element).children(
      $(element).is('.subgraph') ? 'rect:first-child' : 'rect, circle, ellipse, polygon',
    );
    const all = shapes.toArray().map((shape) => measureShape($(shape).attr() ?? {}));
    boxes.set($(element).attr('data-id') ?? '', {
      left: Math.min(...all.map(({left}) => left)),
      right: Math.max(...all.map(({right}) => right)),
      top: Math.min(...all.map(({top}) => top)),
      bottom: Math.max(...all.map(({bottom}) => bottom)),
    });
  });
  return boxes;
}

function touches(point: Point | undefined, box: Box | undefined): boolean {
  return (
    point !== undefined &&
    box !== undefined &&
    point.x >= box.left - TOLERANCE &&
    point.x <= box.right + TOLERANCE &&
    point.y >= box.top - TOLERANCE &&
    point.y <= box.bottom + TOLERANCE
  );
}

/**
 * Checks that every arrow of a flowchart or state diagram begins and ends at its boxes. The renderer misplaces some
 * that cross the border of a frame inside a frame.
 *
 * @param $ the SVG as the renderer made it
 * @param line line of the block that the error names
 * @throws DiagramError for the first arrow that is drawn wrongly
 */
export function checkEdges($: CheerioAPI, line: number): void {
  const boxes = collectBoxes($);
  const labelOf = (id: string | undefined): string =>
    restoreText($(`g[data-id="${id ?? ''}"]`).attr('data-label') ?? '').trim() || '[*]';
  $('polyline.edge').each((_, element) => {
    const edge = $(element);
    const [from, to] = [edge.attr('data-from'), edge.attr('data-to')];
    const points = parsePoints(edge.attr('points') ?? '');
    if (touches(points[0], boxes.get(from ?? '')) && touches(points.at(-1), boxes.get(to ?? ''))) return;
    throw new DiagramError(
      line,
      `the arrow from "${labelOf(from)}" to "${labelOf(to)}" cannot be drawn: it would miss its box. Arrows into or out of a frame inside a frame often fail: draw the frames side by side, or let the arrow end at a box of the outer frame.`,
    );
  });
}
