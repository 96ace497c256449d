import {DiagramError} from '../DiagramError';
import type {Graph, GraphEdge, GraphNode} from '../Graph';
import type {Line} from '../parseBlock';
import {Marks} from './Marks';
import {NAME} from './names';

/** The circle at the beginning. */
const START = '[*]';

const TRANSITION = new RegExp(`^(\\[\\*\\]|${NAME})\\s*-->\\s*(${NAME})(?:\\s*:(?!:)(.*))?$`, 'u');
const STATE = new RegExp(`^state\\s+"([^"]+)"\\s+as\\s+(${NAME})$`, 'u');
const UNSUPPORTED: readonly (readonly [RegExp, string])[] = [
  [/-->\s*\[\*\]/, 'the end has no circle: lead to a state with a name, such as Done'],
  [/^state\b.*\{$|^\}$/, 'states inside a state are not drawn: use a diagram of its own'],
  [/<<\w+>>$/, 'choice, fork and join are not drawn: use a state with a name'],
  [/^(?:note|end note)\b/i, 'notes are not drawn: put the text below the diagram'],
  [/^--$/, 'parallel regions are not drawn: use a diagram of its own'],
  [/^direction\b/, 'state diagrams run from top to bottom: remove the line'],
  [
    /^(?:classDef|style|linkStyle)\s|:::/,
    'diagrams use the colours of the site: mark states with "class A,B accent", or remove the line',
  ],
];
const KNOWN_LINES = 'A --> B, A --> B: text, [*] --> A, state "text" as A';

class StateReader {
  readonly edges: GraphEdge[] = [];
  readonly nodes = new Map<string, GraphNode>();
  readonly marks = new Marks();
  readonly #labelled = new Set<string>();

  readLine(line: Line): void {
    if (this.marks.readLine(line)) return;
    const transition = TRANSITION.exec(line.text);
    const state = STATE.exec(line.text);
    if (transition) {
      const [, from = '', to = '', label] = transition;
      if (label?.trim() === '') {
        throw new DiagramError(
          line.number,
          `"${line.text}" ends too early: write a text after the colon, or remove the colon.`,
        );
      }
      this.#mention(from, line);
      this.#mention(to, line);
      this.edges.push({from, to, arrow: '-->', label: label?.trim()});
    } else if (state) {
      const [, label = '', id = ''] = state;
      this.#mention(id, line);
      this.#describe(id, label, line);
    } else {
      const reason = UNSUPPORTED.find(([pattern]) => pattern.test(line.text))?.[1];
      throw new DiagramError(
        line.number,
        `cannot read "${line.text}": ${reason ?? `expected one of ${KNOWN_LINES}`}.`,
      );
    }
  }

  #mention(id: string, line: Line): void {
    // Mermaid does not accept such an id in a transition.
    if (id.includes('-')) {
      const name = id.replaceAll('-', '_');
      throw new DiagramError(
        line.number,
        `"${line.text}": the id of a state must not have a hyphen. Write ${name} instead of ${id} in all lines, and state "${id}" as ${name} to show the hyphen.`,
      );
    }
    if (this.nodes.has(id)) return;
    this.nodes.set(id, id === START ? {label: '', shape: 'start'} : {label: id, shape: 'rounded'});
  }

  #describe(id: string, label: string, line: Line): void {
    if (this.#labelled.has(id)) {
      throw new DiagramError(
        line.number,
        `state ${id} has two texts, "${this.nodes.get(id)?.label ?? ''}" and "${label}": keep one of them.`,
      );
    }
    this.#labelled.add(id);
    this.nodes.set(id, {label, shape: 'rounded'});
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
  const {nodes, edges, marks} = reader;
  if (nodes.size === 0)
    throw new DiagramError(header.number, 'the diagram is empty: add transitions, e.g. [*] --> Scanning.');
  return {direction: 'TD', nodes, edges, groups: [], marks: marks.finish(nodes)};
}
