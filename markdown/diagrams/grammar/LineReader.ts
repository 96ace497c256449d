import {DiagramError} from '../DiagramError';
import type {Line} from '../parseBlock';

/** Reads a line piece by piece, so that no part of it is silently ignored. */
export class LineReader {
  #rest: string;

  readonly #line: Line;

  constructor(line: Line) {
    this.#line = line;
    this.#rest = line.text;
  }

  /** Whether the whole line has been read. */
  get isAtEnd(): boolean {
    return this.#rest === '';
  }

  /**
   * Reads what the pattern matches at the current position, and the spaces after it.
   *
   * @param pattern must begin with `^`
   * @returns the match, or undefined if something else comes next
   */
  take(pattern: RegExp): RegExpExecArray | undefined {
    const match = pattern.exec(this.#rest) ?? undefined;
    if (match) this.#rest = this.#rest.slice(match[0].length).trimStart();
    return match;
  }

  /** @throws DiagramError that quotes the rest of the line and says what was expected there */
  fail(expected: string): never {
    const place = this.isAtEnd
      ? `"${this.#line.text}" ends too early`
      : `cannot read "${this.#rest}" in "${this.#line.text}"`;
    throw new DiagramError(this.#line.number, `${place}: ${expected}.`);
  }
}
