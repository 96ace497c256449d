import {splitLines, type GraphNode} from '../Graph';
import {estimateText, LINE_HEIGHT, NAME_SIZE} from './estimateText';

/** Diameter of the start circle. */
const CIRCLE = 16;

/** Size of a text in pixels. */
export function measureLines(lines: readonly string[], size: number): {width: number; height: number} {
  return {
    width: Math.max(...lines.map((line) => estimateText(line, size))),
    height: lines.length * LINE_HEIGHT,
  };
}

/** Padding in pixels between the text and an outline, beside and above it. */
const ROOM: Partial<Record<GraphNode['shape'], readonly [beside: number, above: number]>> = {
  cylinder: [16, 16],
  stadium: [20, 12],
};

/** Size of a box in pixels. */
export function measureNode({label, shape}: GraphNode): {width: number; height: number} {
  if (shape === 'start') return {width: CIRCLE, height: CIRCLE};
  const {width, height} = measureLines(splitLines(label), NAME_SIZE);
  if (shape === 'diamond') return {width: 1.5 * width + 40, height: 1.5 * height + 40};
  const [beside, above] = ROOM[shape] ?? [12, 12];
  return {width: Math.max(width + 2 * beside, 64), height: height + 2 * above};
}
