/** A line of a diagram that is neither empty nor a comment. */
export interface Line {
  text: string;
  /** Its number within the block, starting at 1. */
  number: number;
}

/** A mistake in a diagram that its author has to correct. */
export class DiagramError extends Error {
  /** Line within the block; the line after the opening fence is line 1. */
  readonly line: number;

  constructor(line: number, reason: string) {
    super(reason);
    this.line = line;
  }
}

/**
 * @param reason what is wrong with the line, and what to write instead
 * @throws DiagramError
 */
export function refuse({number}: Line, reason: string): never {
  throw new DiagramError(number, reason);
}
