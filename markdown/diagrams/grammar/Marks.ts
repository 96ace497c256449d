import {DiagramError} from '../DiagramError';
import {MARKS, type Mark} from '../Graph';
import type {Line} from '../parseBlock';
import {NAME} from './names';

const CLASS = new RegExp(String.raw`^class\s+(${NAME}(?:\s*,\s*${NAME})*)\s+(\w+)$`, 'u');
const KNOWN_MARKS = [...MARKS].join(', ');

/** Collects which boxes an author marks, in Mermaid's notation: `class scan,parse accent`. */
export class Marks {
  readonly #marked = new Map<string, {mark: Mark; line: Line}>();

  /** Reads a line that marks boxes. Returns false if it is any other line. */
  readLine(line: Line): boolean {
    if (!/^class\s/.test(line.text)) return false;
    const [, ids = '', name = ''] = CLASS.exec(line.text) ?? [];
    const mark = [...MARKS].find((known) => known === name);
    if (!mark) {
      throw new DiagramError(
        line.number,
        `cannot read "${line.text}": diagrams use the colours of the site: write class A,B and one of ${KNOWN_MARKS}.`,
      );
    }
    for (const id of ids.split(/\s*,\s*/)) {
      if (this.#marked.has(id))
        throw new DiagramError(line.number, `"${line.text}": ${id} is marked before: keep one of the lines.`);
      this.#marked.set(id, {mark, line});
    }
    return true;
  }

  /** @throws DiagramError if a marked id is no box of the diagram */
  finish(nodes: ReadonlyMap<string, unknown>): Map<string, Mark> {
    return new Map(
      [...this.#marked].map(([id, {mark, line}]) => {
        if (nodes.has(id)) return [id, mark];
        throw new DiagramError(line.number, `"${line.text}": ${id} is no box of this diagram.`);
      }),
    );
  }
}
