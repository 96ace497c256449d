/** Width of a line in pixels at a font size of one pixel. */
export type MeasureText = (text: string) => number;

/** A font size in pixels, and how many lines a text may have in it. */
export interface TextSize {
  size: number;
  maxLines: number;
}

/** Fills lines word by word; `undefined` if a word alone is wider than a line. */
function wrapWords(words: readonly string[], width: number, measure: MeasureText): string[] | undefined {
  if (words.some((word) => measure(word) > width)) return undefined;
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (measure(longer) <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

/**
 * Breaks a text into lines at the largest size at which it fits. Words are never broken, and lines are balanced.
 *
 * @param width pixels that a line may take
 * @param sizes to choose from, the largest first
 * @returns `undefined` if it does not even fit at the smallest size
 */
export function fitText(
  text: string,
  width: number,
  sizes: readonly TextSize[],
  measure: MeasureText,
): {size: number; lines: string[]} | undefined {
  const words = text.split(/\s+/).filter((word) => word !== '');
  for (const {size, maxLines} of sizes) {
    let lines = wrapWords(words, width / size, measure);
    if (lines === undefined || lines.length > maxLines) continue;
    // The narrowest width with the same number of lines, so that no single word is left on the last one.
    for (let share = 0.95; share > 0.4; share -= 0.05) {
      const narrower = wrapWords(words, (width / size) * share, measure);
      if (narrower?.length !== lines.length) break;
      lines = narrower;
    }
    return {size, lines};
  }
  return undefined;
}
