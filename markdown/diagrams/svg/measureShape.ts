/** A place in the drawing, in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** The sides of a rectangle around something, in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Reads the attribute `points` of a line or polygon. */
export function parsePoints(value: string): Point[] {
  return value
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(',').map(Number))
    .map(([x = NaN, y = NaN]) => ({x, y}));
}

/** The box around a rectangle, circle, ellipse or polygon with these attributes. */
export function measureShape(attributes: Readonly<Record<string, string | undefined>>): Box {
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

/** The box around several boxes. */
export function joinBoxes(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({left}) => left)),
    right: Math.max(...boxes.map(({right}) => right)),
    top: Math.min(...boxes.map(({top}) => top)),
    bottom: Math.max(...boxes.map(({bottom}) => bottom)),
  };
}

/** Whether the point lies in the box, or not farther beside it than the tolerance. */
export function contains({left, top, right, bottom}: Box, {x, y}: Point, tolerance = 0): boolean {
  return x >= left - tolerance && x <= right + tolerance && y >= top - tolerance && y <= bottom + tolerance;
}
