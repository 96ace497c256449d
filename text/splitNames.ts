/** Behind a sign that joins the parts of a name, path or assignment, if a part follows that begins with a letter. */
const PART_START = /(?<=[./_=:,@|&?#-])(?=[\p{L}${<*])/u;
/** Within a part: before the capital of the next word, `successfulJobs` `HistoryLimit`. */
const WORD_START = /(?<=\p{Ll})(?=\p{Lu})/u;
/** A word of more characters than these is wider than a column of a table may be. */
const LONG_WORD = /\S{27}/u;

/**
 * Splits a name where a line may end without cutting a word: `spec.` `scanType`, `docker.` `io/` `name`. Very long parts
 * are also split at their words.
 */
export function splitNames(text: string): string[] {
  return text.split(PART_START).flatMap((part) => (LONG_WORD.test(part) ? part.split(WORD_START) : part));
}
