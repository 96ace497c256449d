/** Font sizes in pixels: of what names a box, and of what explains. */
export const NAME_SIZE = 15;
export const NOTE_SIZE = 14;

/** Distance of two baselines in pixels. */
export const LINE_HEIGHT = 20;

/**
 * Widths of characters as parts of the font size, for semi-bold text: those of Inter, which is wider than the system
 * fonts of the site. Whatever a reader's system has, the text stays inside its box.
 */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ ijlI']/, 0.29],
  [/[.,:;!|()[\]/\\tf`]/, 0.38],
  [/[r\-_{}"1*^]/, 0.47],
  [/[a-z0-9?]/, 0.62],
  [/[MW@%m]/, 0.98],
];
const WIDEST_LETTER = 0.78;

/** Width in pixels of a line of text, rather too large than too small. */
export function estimateText(text: string, size: number): number {
  let width = 0;
  for (const character of text)
    width += WIDTHS.find(([characters]) => characters.test(character))?.[1] ?? WIDEST_LETTER;
  return Math.ceil(width * size);
}
