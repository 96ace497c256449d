import {splitLines, type GraphNode} from '../Graph';

/** Font sizes in pixels: of names in boxes, and of labels and notes. */
export const NAME_SIZE = 15;
export const NOTE_SIZE = 14;

export const LINE_HEIGHT = 20;

/**
 * Widths of characters relative to the font size, for semi-bold text in Inter. It is wider than the site's system
 * fonts, so text stays inside its box on every system.
 */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ ijlI']/, 0.29],
  [/[.,:;!|()[\]/\\tf`]/, 0.38],
  [/[r\-_{}"1*^]/, 0.47],
  [/[a-z0-9?]/, 0.62],
  [/[MW@%m]/, 0.98],
];
const WIDEST_LETTER = 0.78;

/** Estimates the width of a line of text in pixels, on the large side. */
export function estimateText(text: string, size: number): number {
  let width = 0;
  for (const character of text)
    width += WIDTHS.find(([characters]) => characters.test(character))?.[1] ?? WIDEST_LETTER;
  return Math.ceil(width * size);
}

const CIRCLE = 16;

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

export function measureNode({label, shape}: GraphNode): {width: number; height: number} {
  if (shape === 'start') return {width: CIRCLE, height: CIRCLE};
  const {width, height} = measureLines(splitLines(label), NAME_SIZE);
  if (shape === 'diamond') return {width: 1.5 * width + 40, height: 1.5 * height + 40};
  const [beside, above] = ROOM[shape] ?? [12, 12];
  return {width: Math.max(width + 2 * beside, 64), height: height + 2 * above};
}
