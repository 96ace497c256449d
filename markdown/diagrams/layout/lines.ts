/** A place in a drawing; all numbers of a layout are pixels, from the left and from above. */
export interface Point {
  x: number;
  y: number;
}

/** A rectangle. */
export interface Box extends Point {
  width: number;
  height: number;
}

/** A bend that leads a line aside by no more pixels than this looks like a mistake. */
const SMALL_JOG = 12;
/** Pixels from the corner of a box to the nearest line that ends at it. */
const CORNER = 10;

export function findMiddle({x, y, width, height}: Box): Point {
  return {x: x + width / 2, y: y + height / 2};
}

/** The straight parts of a line that pass through a rectangle. */
export function findCrossings(points: readonly Point[], {x, y, width, height}: Box): Box[] {
  return points
    .slice(1)
    .map((to, index) => {
      const from = points[index] ?? to;
      const [left, top] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
      return {x: left, y: top, width: Math.abs(to.x - from.x), height: Math.abs(to.y - from.y)};
    })
    .filter(
      (part) =>
        part.x < x + width && part.x + part.width > x && part.y < y + height && part.y + part.height > y,
    );
}

/** Moves the beginning of a line along the box where it begins, if that spares it two bends close to each other. */
export function straightenStart(points: readonly Point[], box: Box): Point[] {
  const [start, , second, next] = points;
  if (!start || !second || !next) return [...points];
  const [across, size] = second.x === next.x ? (['x', 'width'] as const) : (['y', 'height'] as const);
  const place = second[across];
  const isSmall = Math.abs(place - start[across]) <= SMALL_JOG;
  const isBeside = place >= box[across] + CORNER && place <= box[across] + box[size] - CORNER;
  return isSmall && isBeside ? [{...start, [across]: place}, ...points.slice(3)] : [...points];
}

function measureLine(points: readonly Point[]): number {
  return points
    .slice(1)
    .reduce(
      (sum, {x, y}, index) =>
        sum + Math.abs(x - (points[index]?.x ?? x)) + Math.abs(y - (points[index]?.y ?? y)),
      0,
    );
}

/** What remains of a line without the beginning that it has in common with another one. */
function cutSharedStart(points: readonly Point[], other: readonly Point[]): Point[] {
  const parts = points.findIndex(({x, y}, index) => x !== other[index]?.x || y !== other[index].y);
  const [last, next, otherNext] = [points[parts - 1], points[parts], other[parts]];
  if (parts === 0) return [...points];
  if (!last || !next) return [];
  const isSameWay =
    otherNext !== undefined &&
    Math.sign(next.x - last.x) === Math.sign(otherNext.x - last.x) &&
    Math.sign(next.y - last.y) === Math.sign(otherNext.y - last.y);
  const rest = points.slice(parts);
  if (!isSameWay) return [last, ...rest];
  return measureLine([last, next]) <= measureLine([last, otherNext]) ? rest : [otherNext, ...rest];
}

/**
 * What remains of a line without the longest beginning that it has in common with one of the others. Drawn twice, that
 * would look bolder than the rest, and its dashes would fill each other's gaps.
 */
export function cutShared(points: readonly Point[], others: readonly (readonly Point[])[]): Point[] {
  return others
    .map((other) => cutSharedStart(points, other))
    .reduce((one, other) => (measureLine(other) < measureLine(one) ? other : one), [...points]);
}
