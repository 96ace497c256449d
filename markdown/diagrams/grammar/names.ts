/** Letters, digits and `_`, with single hyphens between them: `scan`, `git-repo-scanner`, `s3_store`. */
export const NAME = String.raw`[\p{L}\p{N}_]+(?:-[\p{L}\p{N}_]+)*`;

/** A label in quotes without the quotes, any other as it is. */
export function unquote(text: string): string {
  return /^"[^"]*"$/.test(text) ? text.slice(1, -1) : text;
}

/**
 * Short names for the renderer. Its own reading of names is loose: it takes `A--` in `A-->B` for a name, and every
 * name that begins with `par` or `opt` for a block of a sequence diagram.
 *
 * @param prefix letter before the number
 * @returns name by id
 */
export function createShortNames(prefix: string, ids: Iterable<string>): Map<string, string> {
  return new Map([...ids].map((id, index) => [id, `${prefix}${index}`]));
}
