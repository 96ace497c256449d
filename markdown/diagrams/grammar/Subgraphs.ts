import {refuse, type Line} from '../parseBlock';
import type {Group} from '../Graph';

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
    if (this.#current)
      refuse(line, `"${line.text}" is inside another subgraph: close that with "end" first.`);
    if (this.has(id)) refuse(line, `subgraph ${id} was opened before: rename one of them.`);
    this.#current = {id, title, members: [], line};
    this.#groups.set(id, this.#current);
  }

  mention(id: string): void {
    if ([...this.#groups.values()].every(({members}) => !members.includes(id)))
      this.#current?.members.push(id);
  }

  close(line: Line): void {
    if (!this.#current) refuse(line, `"${line.text}" closes nothing: there is no open subgraph.`);
    this.#current = undefined;
  }

  /** @throws DiagramError if a subgraph is still open or empty */
  finish(): Group[] {
    const open = this.#current?.line;
    if (open) refuse(open, `"${open.text}" is not closed: add "end".`);
    // Only now is it known which of the ids are subgraphs.
    return [...this.#groups.values()].map(({id, title, members, line}) => {
      const nodes = members.filter((member) => !this.has(member));
      if (nodes.length === 0) refuse(line, `subgraph ${id} is empty: put a node into it, or remove it.`);
      return {id, title, members: nodes};
    });
  }
}
