/** Letters, digits and `_`, with single hyphens between them: `scan`, `git-repo-scanner`, `s3_store`. */
export const NAME = String.raw`[\p{L}\p{N}_]+(?:-[\p{L}\p{N}_]+)*`;

/** Removes the quotes around a label, if there are any. */
export function unquote(text: string): string {
  return /^"[^"]*"$/.test(text) ? text.slice(1, -1) : text;
}
