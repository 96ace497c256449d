import {DiagramError} from '../DiagramError';
import type {Graph, GraphEdge, GraphNode} from '../Graph';
import type {Line} from '../parseBlock';
import {Groups} from './Groups';
import {NAME, readDirection} from './names';

/** The start or end of the state, or of the whole diagram, in which it is written. */
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
  [/^(?:classDef|class|style|linkStyle)\s|:::/, 'diagrams use the colours of the site: remove the line'],
];
const KNOWN_LINES =
  'A --> B, A --> B: text, [*] --> A, A: text, state "text" as A, state A {, }, direction LR';

/** Mermaid accepts ids with hyphens only after the word `state`; anywhere else they are a syntax error. */
function refuseHyphens(id: string, line: Line): void {
  if (!id.includes('-')) return;
  const name = id.replaceAll('-', '_');
  throw new DiagramError(
    line.number,
    `"${line.text}": the id of a state must not have a hyphen. Write ${name} instead of ${id} in all lines, and state "${id}" as ${name} to show the hyphen.`,
  );
}

function refuseEmpty(label: string | undefined, line: Line): void {
  if (label !== '') return;
  throw new DiagramError(
    line.number,
    `"${line.text}" ends too early: write a text after the colon, or remove the colon.`,
  );
}

class StateReader {
  readonly edges: GraphEdge[] = [];
  readonly composites = new Groups('state', '}');
  direction: Graph['direction'] = 'TD';
  readonly #nodes = new Map<string, GraphNode>();
  /** The lines that set the text of a state. */
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

  /** Each composite state, like the diagram itself, has its own start and end. */
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
          `the text of composite state ${id} belongs in its first line: write state "text" as ${id} {.`,
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
 * Parses a state diagram.
 *
 * @throws DiagramError for the first line that cannot be read
 */
export function parseState(header: Line, statements: readonly Line[]): Graph {
  const reader = new StateReader();
  for (const line of statements) reader.readLine(line);
  return reader.finish(header);
}
