/** What a writer has to correct in a diagram. */
export class DiagramError extends Error {
  /** Line within the block, counted from 1 for the line below the opening fence. */
  readonly line: number;

  /**
   * @param line line within the block, counted from 1
   * @param reason what is wrong and what to write instead
   */
  constructor(line: number, reason: string) {
    super(reason);
    this.name = 'DiagramError';
    this.line = line;
  }
}
