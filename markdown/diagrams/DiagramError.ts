/** A mistake in a diagram that its author has to correct. */
export class DiagramError extends Error {
  /** Line within the block; the line after the opening fence is line 1. */
  readonly line: number;

  /**
   * @param line line within the block, starting at 1
   * @param reason what is wrong and what to write instead
   */
  constructor(line: number, reason: string) {
    super(reason);
    this.name = 'DiagramError';
    this.line = line;
  }
}
