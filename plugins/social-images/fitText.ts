/** Width of a line in pixels at a font size of one pixel. */
export type MeasureText = (text: string) => number;

export interface TextBox {
  /** Pixels that a line may take. */
  width: number;
  maxLines: number;
  /** Font sizes in pixels to choose from, the largest first. */
  sizes: readonly number[];
}

export interface FittedText {
  /** Font size in pixels. */
  size: number;
  lines: string[];
}

/** Fills lines word by word; `undefined` if a word alone is wider than a line. */
function wrapWords(words: readonly string[], width: number, measure: MeasureText): string[] | undefined {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
    } else {
      if (measure(word) > width) return undefined;
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line].filter((text) => text !== '');
}

/** Wraps to the narrowest width with the same number of lines, so that no single word is left on the last line. */
function balanceLines(
  words: readonly string[],
  width: number,
  measure: MeasureText,
  lines: string[],
): string[] {
  let balanced = lines;
  for (let share = 0.95; share > 0.4; share -= 0.05) {
    const narrower = wrapWords(words, width * share, measure);
    if (narrower === undefined || narrower.length > lines.length) return balanced;
    balanced = narrower;
  }
  return balanced;
}

/**
 * Breaks a text into lines at the largest size at which it fits into a box. Words are never broken.
 *
 * @returns `undefined` if it does not even fit at the smallest size
 */
export function fitText(text: string, box: TextBox, measure: MeasureText): FittedText | undefined {
  const words = text.split(/\s+/).filter((word) => word !== '');
  for (const size of box.sizes) {
    const lines = wrapWords(words, box.width / size, measure);
    if (lines !== undefined && lines.length <= box.maxLines) {
      return {size, lines: balanceLines(words, box.width / size, measure, lines)};
    }
  }
  return undefined;
}
