/**
 * After a character that joins the parts of a name, path or assignment, if the next part begins with a letter; before
 * the next key of an object in JSON.
 */
const PART_START = /(?<=[./_=:,@|&?#-])(?=[\p{L}${<*])|(?<=,)(?=")/u;
/** Within a part, before the capital letter of the next word: `successfulJobs` `HistoryLimit`. */
const WORD_START = /(?<=\p{Ll})(?=\p{Lu})/u;
/** A word of this length is too wide for a column of a table. */
const LONG_WORD = /\S{27}/u;

/**
 * Splits a name where a line may break between words: `spec.` `scanType`, `docker.` `io/` `name`. Very long parts are
 * also split at their capital letters.
 */
export function splitNames(text: string): string[] {
  return text.split(PART_START).flatMap((part) => (LONG_WORD.test(part) ? part.split(WORD_START) : part));
}
