import {DiagramError} from '../DiagramError';
import type {Group} from '../Graph';
import type {Line} from '../parseBlock';

/** A subgraph and the line that opened it. */
interface OpenedGroup extends Group {
  line: Line;
}

/** Collects line by line which node belongs to which subgraph. A node belongs to the first that mentions it. */
export class Subgraphs {
  readonly #groups = new Map<string, OpenedGroup>();
  #current: OpenedGroup | undefined;

  has(id: string): boolean {
    return this.#groups.has(id);
  }

  open(id: string, title: string, line: Line): void {
    if (this.#current) {
      throw new DiagramError(
        line.number,
        `"${line.text}" is inside another subgraph (line "${this.#current.line.text}"), which is not drawn: close that one with "end" first.`,
      );
    }
    const first = this.#groups.get(id)?.line;
    if (first) {
      throw new DiagramError(
        line.number,
        `subgraph ${id} was opened before (line "${first.text}"): rename one of them.`,
      );
    }
    this.#current = {id, title, members: [], line};
    this.#groups.set(id, this.#current);
  }

  /** Records that the open subgraph mentions this node. */
  mention(id: string): void {
    if ([...this.#groups.values()].every(({members}) => !members.includes(id)))
      this.#current?.members.push(id);
  }

  close(line: Line): void {
    if (!this.#current)
      throw new DiagramError(line.number, `"${line.text}" closes nothing: there is no open subgraph.`);
    this.#current = undefined;
  }

  /** @throws DiagramError if a subgraph is still open or empty */
  finish(): Group[] {
    if (this.#current) {
      const {number, text} = this.#current.line;
      throw new DiagramError(number, `"${text}" is not closed: add "end".`);
    }
    // Only now is it known which of the ids are subgraphs.
    return [...this.#groups.values()].map(({id, title, members, line}) => {
      const nodes = members.filter((member) => !this.has(member));
      if (nodes.length > 0) return {id, title, members: nodes};
      throw new DiagramError(line.number, `subgraph ${id} is empty: put a node into it, or remove it.`);
    });
  }
}
