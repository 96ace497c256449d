import {DiagramError} from '../DiagramError';
import type {Group} from '../Graph';
import type {Line} from '../parseBlock';

/**
 * Collects line by line which node belongs to which group. A node belongs to the first group to be closed that mentions
 * it.
 */
export class Groups {
  readonly #stack: Group[] = [];
  readonly #roots: Group[] = [];
  readonly #lines = new Map<string, Line>();
  readonly #owned = new Set<string>();

  readonly #word: string;
  readonly #end: string;

  /**
   * @param word the keyword that opens a group, for messages
   * @param end what closes a group
   */
  constructor(word: string, end: string) {
    this.#word = word;
    this.#end = end;
  }

  /** The innermost open group. */
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

  /** Records that the current group mentions this node. */
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
    // Only now is it known which of the ids are groups.
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
