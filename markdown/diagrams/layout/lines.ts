export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** A jog of at most this many pixels looks like a mistake. */
const SMALL_JOG = 12;
/** Minimum distance in pixels between the corner of a box and a line that ends at the box. */
const CORNER = 10;

export function findMiddle({x, y, width, height}: Box): Point {
  return {x: x + width / 2, y: y + height / 2};
}

/** The straight segments of a line that pass through a rectangle. */
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

/** Moves the start of a line along its box if that removes a small jog. */
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

/** The rest of a line after the start that it shares with another one. */
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
 * The rest of a line after the longest start that it shares with one of the others. Drawn twice, the shared part would
 * look bolder, and its dashes would fill each other's gaps.
 */
export function cutShared(points: readonly Point[], others: readonly (readonly Point[])[]): Point[] {
  return others
    .map((other) => cutSharedStart(points, other))
    .reduce((one, other) => (measureLine(other) < measureLine(one) ? other : one), [...points]);
}
