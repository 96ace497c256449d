import {DiagramError} from '../DiagramError';
import type {Line} from '../parseBlock';

/** A frame around nodes: a subgraph of a flowchart, a composite state. */
export interface Group {
  id: string;
  title: string;
  /** Direction of its own, if it has one. */
  direction: string | undefined;
  /** Ids of the nodes directly inside, in the order of their first mention. */
  members: string[];
  /** Frames directly inside. */
  groups: Group[];
  /** Line that opens it. */
  line: Line;
}

/** The groups, each followed by those inside it. */
export function flattenGroups(groups: readonly Group[]): Group[] {
  return groups.flatMap((group) => [group, ...flattenGroups(group.groups)]);
}

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
    this.#stack.push({id, title, line, direction: undefined, members: [], groups: []});
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
    const open = this.#stack.at(-1);
    if (open)
      throw new DiagramError(open.line.number, `"${open.line.text}" is not closed: add "${this.#end}".`);
    // Only now is it known which of the names are groups.
    const prune = (group: Group): Group => {
      const members = group.members.filter((id) => !this.has(id));
      if (members.length === 0 && group.groups.length === 0) {
        throw new DiagramError(
          group.line.number,
          `${this.#word} ${group.id} is empty: put a node into it, or remove it.`,
        );
      }
      return {...group, members, groups: group.groups.map(prune)};
    };
    return this.#roots.map(prune);
  }
}
