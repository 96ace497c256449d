/** What Rspack writes before a `#` that belongs to a path: it reads any other as the beginning of a fragment. */
const MARK = '\u200b';

/** Writes a path as Rspack does in the names of its modules. */
export function markHashes(path: string): string {
  return path.replaceAll(/\u200b?#/g, `${MARK}#`);
}

export function unmarkHashes(name: string): string {
  return name.replaceAll(`${MARK}#`, '#');
}
