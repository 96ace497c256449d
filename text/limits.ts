/** What every tool on the pages takes and shows at most, and what it says about more. */
export const LIMITS = {
  /** For one answer, before it is stopped. */
  seconds: 2,
  /** Of a text. Chromium needs up to half a microsecond to draw each in a field, all at once. */
  characters: 300_000,
  /** The same, and 30 microseconds for each. */
  lines: 5_000,
  /** Of YAML, in one text: each can stand for a copy of all others. */
  aliases: 100,
  /** Of lists and maps in each other. */
  levels: 100,
  /** That are explained or checked. */
  findings: 200,
  /** Faults, rules, reasons or rows in a list. */
  shown: 50,
  /** Characters of a value in a sentence. */
  quoted: 300,
  /** Characters of a sentence with several of them. */
  message: 1000,
  /** Characters of a file that a tool writes. */
  file: 20_000,
};

/** A sentence about a text that is beyond a limit, and what the reader can do. */
export function describeExcess(what: 'characters' | 'lines' | 'aliases' | 'levels', count = 0): string {
  const [found = '', most = ''] = [count, LIMITS[what]].map((number) => number.toLocaleString('en'));
  const excess = what === 'levels' ? `is nested more than ${most} levels deep` : `has ${found} ${what}`;
  const advice = what === 'aliases' ? 'write out what they stand for' : 'paste a part of it';
  return `The text ${excess}. At most ${most} are read: ${advice}.`;
}

/** What is wrong with the size of a text, in one sentence; undefined if nothing is. */
export function findExcess(text: string): string | undefined {
  if (text.length > LIMITS.characters) return describeExcess('characters', text.length);
  // A field begins a line at a carriage return too.
  const lines = text.split(/\r\n?|\n/).length;
  return lines > LIMITS.lines ? describeExcess('lines', lines) : undefined;
}

/** A sentence about an answer that took too long. `step` completes it: `comparing finding 3`. */
export function describeStop(step: string): string {
  return `Stopped after ${LIMITS.seconds} seconds, while ${step}.`;
}

/**
 * The first sentences of a list, and one about the rest.
 *
 * @param what they are about, in the plural: `faults`
 */
export function cutList(sentences: readonly string[], what: string): string[] {
  const rest = sentences.length - LIMITS.shown;
  return rest > 0
    ? [...sentences.slice(0, LIMITS.shown), `${rest} more ${what} are not shown.`]
    : [...sentences];
}

/** The beginning of a text that is too long to be shown. */
export function shorten(text: string, most = LIMITS.quoted): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

/** Whether plain data has more lists and maps in each other than are read. */
export function isTooDeep(data: unknown, levels = LIMITS.levels): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return levels === 0 || Object.values(data).some((inner) => isTooDeep(inner, levels - 1));
}

/** Whether the stack was full, as for a text that is nested very deeply. Firefox has its own error for that. */
export function isStackOverflow(error: unknown): boolean {
  return error instanceof RangeError || (error instanceof Error && error.name === 'InternalError');
}
