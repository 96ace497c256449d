/** What every tool on the pages takes and shows at most, and what it says about more. */
export const LIMITS = {
  /** For one answer, before it is stopped. */
  seconds: 2,
  /** Of a text. The browser would need long to draw more. */
  characters: 500_000,
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
};

const LONGER = {
  characters: (found: string) => `has ${found} characters`,
  aliases: (found: string) => `has ${found} aliases`,
  levels: () => `is nested more than ${LIMITS.levels} levels deep`,
};

/** A sentence about a text that is beyond a limit, and what the reader can do. */
export function describeExcess(what: keyof typeof LONGER, count = 0): string {
  const [found = '', most = ''] = [count, LIMITS[what]].map((number) => number.toLocaleString('en'));
  const advice = what === 'aliases' ? 'write out what they stand for' : 'paste a part of it';
  return `The text ${LONGER[what](found)}. At most ${most} are read: ${advice}.`;
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

/** A value as a sentence quotes it: its beginning, if it is long. */
export function shorten(text: string): string {
  return text.length > LIMITS.quoted ? `${text.slice(0, LIMITS.quoted)}…` : text;
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
