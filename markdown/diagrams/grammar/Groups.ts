import {DiagramError} from '../DiagramError';
import type {Group} from '../Graph';
import type {Line} from '../parseBlock';

/** Which node belongs to which group, collected line by line. A node belongs to the first group that closes around it. */
export class Groups {
  readonly #stack: Group[] = [];
  readonly #roots: Group[] = [];
  readonly #lines = new Map<string, Line>();
  readonly #owned = new Set<string>();

  readonly #word: string;
  readonly #end: string;

  /**
   * @param word how the syntax opens a group, for messages
   * @param end how it closes one
   */
  constructor(word: string, end: string) {
    this.#word = word;
    this.#end = end;
  }

  /** The group whose lines are being read. */
  get current(): Group | undefined {
    return this.#stack.at(-1);
  }

  has(id: string): boolean {
    return this.#lines.has(id);
  }

  open(id: string, title: string, line: Line): void {
    const first = this.#lines.get(id);
    if (first) {
      throw new DiagramError(
        line.number,
        `${this.#word} ${id} was opened before (line "${first.text}"): rename one of them.`,
      );
    }
    this.#lines.set(id, line);
    this.#stack.push({id, title, direction: undefined, members: [], groups: []});
  }

  /** Notes that the current group names this node. */
  mention(id: string): void {
    if (this.current && !this.current.members.includes(id)) this.current.members.push(id);
  }

  close(line: Line): void {
    const group = this.#stack.pop();
    if (!group)
      throw new DiagramError(line.number, `"${line.text}" closes nothing: there is no open ${this.#word}.`);
    group.members = group.members.filter((id) => !this.#owned.has(id));
    for (const id of group.members) this.#owned.add(id);
    (this.current?.groups ?? this.#roots).push(group);
  }

  /**
   * The outermost groups with everything inside them.
   *
   * @throws DiagramError if a group is still open or empty
   */
  finish(): Group[] {
    const open = this.#lines.get(this.current?.id ?? '');
    if (open) throw new DiagramError(open.number, `"${open.text}" is not closed: add "${this.#end}".`);
    // Only now is it known which of the names are groups.
    const prune = (group: Group): Group => {
      const members = group.members.filter((id) => !this.has(id));
      if (members.length === 0 && group.groups.length === 0) {
        throw new DiagramError(
          this.#lines.get(group.id)?.number ?? 1,
          `${this.#word} ${group.id} is empty: put a node into it, or remove it.`,
        );
      }
      return {...group, members, groups: group.groups.map(prune)};
    };
    return this.#roots.map(prune);
  }
}
