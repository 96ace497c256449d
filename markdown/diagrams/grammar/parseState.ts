import {DiagramError} from '../DiagramError';
import type {Graph, GraphEdge, GraphNode} from '../Graph';
import type {Line} from '../parseBlock';
import {Groups} from './Groups';
import {NAME, readDirection} from './names';

/** The start or the end of the level that it is written in. */
const START_OR_END = '[*]';

const END = `\\[\\*\\]|${NAME}`;
const TRANSITION = new RegExp(`^(${END})\\s*-->\\s*(${END})(?:\\s*:(?!:)(.*))?$`, 'u');
const COMPOSITE = new RegExp(`^state\\s+(?:"([^"]+)"\\s+as\\s+)?(${NAME})\\s*\\{$`, 'u');
const STATE = new RegExp(`^state\\s+(?:"([^"]+)"\\s+as\\s+)?(${NAME})$`, 'u');
const DESCRIPTION = new RegExp(`^(${NAME})\\s*:(?!:)(.*)$`, 'u');
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

function refuseEmpty(label: string | undefined, line: Line): void {
  if (label !== '') return;
  throw new DiagramError(
    line.number,
    `"${line.text}" ends too early: write a text behind the colon, or remove the colon.`,
  );
}

class StateReader {
  readonly edges: GraphEdge[] = [];
  readonly composites = new Groups('state', '}');
  direction: Graph['direction'] = 'TD';
  readonly #nodes = new Map<string, GraphNode>();
  /** The lines that give a state a text. */
  readonly #labelled = new Map<string, Line>();

  readLine(line: Line): void {
    const transition = TRANSITION.exec(line.text);
    const composite = COMPOSITE.exec(line.text);
    const state = STATE.exec(line.text);
    const description = DESCRIPTION.exec(line.text);
    const direction = readDirection(line.text, 'direction');
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
      this.#mention(id);
      if (label !== undefined) this.#describe(id, label, line);
    } else if (description) {
      const [, id = '', label = ''] = description;
      refuseHyphens(id, line);
      this.#mention(id);
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

  #mention(id: string): string {
    if (!this.#nodes.has(id)) this.#nodes.set(id, {label: id, shape: 'rounded'});
    this.composites.mention(id);
    return id;
  }

  /** Each level has one start and one end of its own. */
  #mentionCircle(shape: 'start' | 'end'): string {
    const id = `${START_OR_END} ${shape} ${this.composites.current?.id ?? ''}`;
    this.#nodes.set(id, {label: '', shape});
    this.composites.mention(id);
    return id;
  }

  #describe(id: string, label: string, line: Line): void {
    refuseEmpty(label, line);
    if (this.#labelled.has(id)) {
      throw new DiagramError(
        line.number,
        `state ${id} has two texts, "${this.#nodes.get(id)?.label ?? ''}" and "${label}": keep one of them.`,
      );
    }
    this.#labelled.set(id, line);
    this.#nodes.set(id, {label, shape: 'rounded'});
  }

  #addTransition(from: string, to: string, label: string | undefined, line: Line): void {
    refuseEmpty(label, line);
    if (from === START_OR_END && to === START_OR_END) {
      throw new DiagramError(
        line.number,
        `"${line.text}" leads from start to end without a state: write one in between.`,
      );
    }
    this.edges.push({
      from: from === START_OR_END ? this.#mentionCircle('start') : this.#mention(from),
      to: to === START_OR_END ? this.#mentionCircle('end') : this.#mention(to),
      arrow: '-->',
      label,
    });
  }

  finish(header: Line): Graph {
    const groups = this.composites.finish();
    for (const [id, {number}] of this.#labelled) {
      if (this.composites.has(id)) {
        throw new DiagramError(
          number,
          `the text of composite state ${id} stands in its first line: write state "text" as ${id} {.`,
        );
      }
    }
    const nodes = new Map([...this.#nodes].filter(([id]) => !this.composites.has(id)));
    if (nodes.size === 0)
      throw new DiagramError(header.number, 'the diagram is empty: add transitions, e.g. [*] --> Scanning.');
    return {direction: this.direction, nodes, edges: this.edges, groups};
  }
}

/**
 * Reads a state diagram. Every line must belong to it.
 *
 * @throws DiagramError for the first line that does not
 */
export function parseState(header: Line, statements: readonly Line[]): Graph {
  const reader = new StateReader();
  for (const line of statements) reader.readLine(line);
  return reader.finish(header);
}
