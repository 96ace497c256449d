/** Private use area of Unicode: no text of a page contains these characters. */
const OFFSET = 0xe000;
const SYNTAX = /[()[\]{}|<>"*~\\&;]/g;
const SHIELDED = /[\ue000-\ue07f]/g;

/** The lines of a label, which `<br>` separates. */
export function splitLines(text: string): string[] {
  return text.split(/<br\s*\/?>/i).map((line) => line.trim());
}

/**
 * Replaces the characters that the renderer would take for syntax, markup or an entity by placeholders, so that a
 * label is drawn as it is written. `<br>` stays a line break.
 */
export function shieldText(text: string): string {
  return splitLines(text)
    .map((line) => line.replace(SYNTAX, (character) => String.fromCharCode(OFFSET + character.charCodeAt(0))))
    .join('<br>');
}

/** Puts the characters back that `shieldText` has replaced. */
export function restoreText(text: string): string {
  return text.replace(SHIELDED, (placeholder) => String.fromCharCode(placeholder.charCodeAt(0) - OFFSET));
}
