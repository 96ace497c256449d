/** How many spaces the renderer counts for one character of ordinary text. */
const SPACES_PER_CHARACTER = 3.3;

/**
 * Spaces for both sides of a label, so that the renderer makes its box wider. It measures spaces, but SVG does not
 * draw those at the ends of a text.
 *
 * @param characters by how many characters of ordinary text the box has to grow; none if zero or less
 */
export function createPadding(characters: number): string {
  return ' '.repeat(Math.max(0, Math.ceil((characters * SPACES_PER_CHARACTER) / 2)));
}
