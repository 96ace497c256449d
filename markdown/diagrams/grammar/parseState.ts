import {DiagramError} from '../DiagramError';
import type {Line} from '../parseBlock';
import {Groups, type Group} from './Groups';
import {NAME} from './names';

/** A transition between two states. `[*]` is the start or the end of the level it is written in. */
export interface Transition {
  from: string;
  to: string;
  label: string | undefined;
  /** Id of the composite state around the line; `undefined` on the outermost level. */
  scope: string | undefined;
  line: Line;
}

/** A box of a state diagram. */
export interface State {
  /** Text inside; the id if it has none. */
  label: string;
  /** Line of its text, or of its first mention if it has none. */
  line: Line;
}

export interface StateDiagram {
  /** `TD`, `TB`, `LR`, `BT` or `RL`. */
  direction: string;
  /** By id, in the order of their first mention. */
  states: Map<string, State>;
  transitions: Transition[];
  composites: Group[];
}

/** Id of start and end. */
export const START_OR_END = '[*]';

const END = `\\[\\*\\]|${NAME}`;
const TRANSITION = new RegExp(`^(${END})\\s*-->\\s*(${END})(?:\\s*:(?!:)(.*))?$`, 'u');
const COMPOSITE = new RegExp(`^state\\s+(?:"([^"]+)"\\s+as\\s+)?(${NAME})\\s*\\{$`, 'u');
const STATE = new RegExp(`^state\\s+(?:"([^"]+)"\\s+as\\s+)?(${NAME})$`, 'u');
const DESCRIPTION = new RegExp(`^(${NAME})\\s*:(?!:)(.*)$`, 'u');
const DIRECTION = /^direction\s+(TD|TB|LR|BT|RL)$/;
const UNSUPPORTED: readonly (readonly [RegExp, string])[] = [
  [/<<\w+>>$/, 'choice, fork and join are not drawn: use a state with a name'],
  [/^(?:note|end note)\b/i, 'notes are not drawn: put the text below the diagram'],
  [/^--$/, 'parallel regions are not drawn: use composite states of their own'],
  [/^(?:classDef|class|style|linkStyle)\s|:::/, 'colours are those of the site: remove the line'],
];
const KNOWN_LINES =
  'A --> B, A --> B: text, [*] --> A, A: text, state "text" as A, state A {, }, direction LR';

/** Mermaid knows such an id only behind the word `state`; anywhere else it takes the hyphen for a mistake. */
function refuseHyphens(id: string, line: Line): void {
  if (!id.includes('-')) return;
  const name = id.replaceAll('-', '_');
  throw new DiagramError(
    line.number,
    `"${line.text}": the id of a state has no hyphen. Write ${name} instead of ${id} in all lines, and state "${id}" as ${name} to show the hyphen.`,
  );
}

class StateReader {
  readonly transitions: Transition[] = [];
  readonly composites = new Groups('state', '}');
  direction = 'TD';
  readonly #mentions = new Map<string, Line>();
  readonly #labels = new Map<string, State>();

  readLine(line: Line): void {
    const transition = TRANSITION.exec(line.text);
    const composite = COMPOSITE.exec(line.text);
    const state = STATE.exec(line.text);
    const description = DESCRIPTION.exec(line.text);
    const direction = DIRECTION.exec(line.text)?.[1];
    if (transition) {
      const [, from = '', to = '', label] = transition;
      refuseHyphens(from, line);
      refuseHyphens(to, line);
      this.#addTransition(from, to, label?.trim(), line);
    } else if (composite) {
      const [, title, id = ''] = composite;
      this.composites.mention(id);
      this.composites.open(id, title ?? id, line);
    } else if (line.text === '}') {
      this.composites.close(line);
    } else if (state) {
      const [, label, id = ''] = state;
      this.#mention(id, line);
      if (label !== undefined) this.#describe(id, label, line);
    } else if (description) {
      const [, id = '', label = ''] = description;
      refuseHyphens(id, line);
      this.#mention(id, line);
      this.#describe(id, label.trim(), line);
    } else if (direction !== undefined) {
      if (this.composites.current) this.composites.current.direction = direction;
      else this.direction = direction;
    } else {
      const reason = UNSUPPORTED.find(([pattern]) => pattern.test(line.text))?.[1];
      throw new DiagramError(
        line.number,
        `cannot read "${line.text}": ${reason ?? `expected one of ${KNOWN_LINES}`}.`,
      );
    }
  }

  #mention(id: string, line: Line): void {
    if (id === START_OR_END) return;
    if (!this.#mentions.has(id)) this.#mentions.set(id, line);
    this.composites.mention(id);
  }

  #describe(id: string, label: string, line: Line): void {
    if (label === '')
      throw new DiagramError(
        line.number,
        `"${line.text}" ends too early: write a text behind the colon, or remove the colon.`,
      );
    const known = this.#labels.get(id);
    if (known !== undefined) {
      throw new DiagramError(
        line.number,
        `state ${id} has two texts, "${known.label}" and "${label}": keep one of them.`,
      );
    }
    this.#labels.set(id, {label, line});
  }

  #addTransition(from: string, to: string, label: string | undefined, line: Line): void {
    if (label === '')
      throw new DiagramError(
        line.number,
        `"${line.text}" ends too early: write a text behind the colon, or remove the colon.`,
      );
    if (from === START_OR_END && to === START_OR_END) {
      throw new DiagramError(
        line.number,
        `"${line.text}" leads from start to end without a state: write one in between.`,
      );
    }
    if (from === to) {
      throw new DiagramError(
        line.number,
        `a transition from ${from} to itself is drawn wrongly: give the repetition a state of its own, or put it into the text of the state.`,
      );
    }
    this.#mention(from, line);
    this.#mention(to, line);
    this.transitions.push({from, to, label, scope: this.composites.current?.id, line});
  }

  /** The renderer would move a state of another level into the composite state with the `[*]`. */
  #checkStartsAndEnds(composite: Group): void {
    const inside = new Set([START_OR_END, ...composite.members, ...composite.groups.map(({id}) => id)]);
    for (const {from, to, scope, line} of this.transitions) {
      const isStartOrEnd = from === START_OR_END || to === START_OR_END;
      if (scope === composite.id && isStartOrEnd && !(inside.has(from) && inside.has(to))) {
        throw new DiagramError(
          line.number,
          `"${line.text}": [*] inside state ${composite.id} must lead to or from a state directly inside it.`,
        );
      }
    }
    composite.groups.forEach((inner) => this.#checkStartsAndEnds(inner));
  }

  finish(header: Line): StateDiagram {
    const composites = this.composites.finish();
    for (const [id, {line}] of this.#labels) {
      if (this.composites.has(id)) {
        throw new DiagramError(
          line.number,
          `the text of composite state ${id} stands in its first line: write state "text" as ${id} {.`,
        );
      }
    }
    const states = new Map<string, State>();
    for (const [id, line] of this.#mentions)
      if (!this.composites.has(id)) states.set(id, this.#labels.get(id) ?? {label: id, line});
    if (states.size === 0)
      throw new DiagramError(header.number, 'the diagram is empty: add transitions, e.g. [*] --> Scanning.');
    composites.forEach((composite) => this.#checkStartsAndEnds(composite));
    return {direction: this.direction, states, transitions: this.transitions, composites};
  }
}

/**
 * Reads a state diagram. Every line must belong to it.
 *
 * @throws DiagramError for the first line that does not
 */
export function parseState(header: Line, statements: readonly Line[]): StateDiagram {
  const reader = new StateReader();
  for (const line of statements) reader.readLine(line);
  return reader.finish(header);
}
