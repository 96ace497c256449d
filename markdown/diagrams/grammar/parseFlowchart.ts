import {DiagramError} from '../DiagramError';
import type {Line} from '../parseBlock';
import {Groups, type Group} from './Groups';
import {LineReader} from './LineReader';
import {NAME, unquote} from './names';

/** Opening and closing brackets of a shape, e.g. `['[(', ')]']` for a database. */
export type Brackets = readonly [open: string, close: string];

/** A box of a flowchart. */
export interface FlowchartNode {
  /** Text inside; the id if it has none. */
  label: string;
  /** Shape; `undefined` as long as the node is only named. */
  brackets: Brackets | undefined;
  /** Line of its brackets, or of its first mention if it has none. */
  line: Line;
}

/** A line between two boxes or subgraphs. */
export interface FlowchartEdge {
  from: string;
  to: string;
  /** `-->`, `---`, `-.->`, `-.-`, `==>`, `===`, or one with a head at both ends: `<-->`. */
  arrow: string;
  label: string | undefined;
  line: Line;
}

export interface Flowchart {
  /** `TD`, `TB`, `LR`, `BT` or `RL`. */
  direction: string;
  /** By id, in the order of their first mention. */
  nodes: Map<string, FlowchartNode>;
  edges: FlowchartEdge[];
  subgraphs: Group[];
}

/** Longer brackets first: `[(` begins like `[`. */
const BRACKETS: readonly Brackets[] = [
  ['(((', ')))'],
  ['([', '])'],
  ['((', '))'],
  ['[[', ']]'],
  ['[(', ')]'],
  ['[/', '\\]'],
  ['[\\', '/]'],
  ['{{', '}}'],
  ['>', ']'],
  ['[', ']'],
  ['(', ')'],
  ['{', '}'],
];

const HEADER = /^(?:flowchart|graph)\s+(TD|TB|LR|BT|RL)$/;
const DIRECTION = /^direction\s+(TD|TB|LR|BT|RL)$/;
const STYLING = /^(?:classDef|class|style|linkStyle|click)\s/;
const OPEN_BRACKET = BRACKETS.map(([open]) => escapeRegExp(open)).join('|');
const NODE = new RegExp(`^(${NAME})(${OPEN_BRACKET})?`, 'u');
const SUBGRAPH_WITH_ID = new RegExp(`^subgraph\\s+(${NAME})\\s*\\[(.+)\\]$`, 'u');
const SUBGRAPH_WITH_TITLE = /^subgraph\s+("[^"]+"|[^"[\](){}|<>]+)$/;
/** A plain arrow with or without `|label|`. A line without head must not go on: `---x` and `--->` are other arrows. */
const ARROW = /^(<?)(-->|-\.->|==>|(?:---|-\.-|===)(?![-=.>ox]))\s*(?:\|\s*("[^"]*"|[^|"]*)\s*\|)?/;
/** An arrow around its label: `-- yes -->`. */
const ARROW_AROUND_LABEL =
  /^(<?)(?:--\s+(.+?)\s+(-->|---)|-\.\s+(.+?)\s+(\.->|\.-)|==\s+(.+?)\s+(==>|===))(?![-=.>ox])/;
const KNOWN_ARROWS = '-->, ---, -.->, -.-, ==>, ===, <-->, with a label -->|label|';
const LABEL_HELP = 'Put a label with brackets, quotes or | into quotes: A["Scan (nmap)"]';

function escapeRegExp(text: string): string {
  return text.replace(/[\\[\](){}|]/g, String.raw`\$&`);
}

function readLabel(reader: LineReader, [open, close]: Brackets): string {
  const end = escapeRegExp(close);
  const quoted = reader.take(new RegExp(`^"([^"]*)"\\s*${end}`));
  const label = (quoted ?? reader.take(new RegExp(`^([^"()[\\]{}|]*?)\\s*${end}`)))?.[1];
  if (label === undefined)
    return reader.fail(`the label behind ${open} must end with ${close}. ${LABEL_HELP}`);
  if (label.trim() === '') return reader.fail(`the label between ${open} and ${close} is empty`);
  return label.trim();
}

class FlowchartReader {
  readonly nodes = new Map<string, FlowchartNode>();
  readonly edges: FlowchartEdge[] = [];
  readonly subgraphs = new Groups('subgraph', 'end');

  readLine(line: Line): void {
    const withId = SUBGRAPH_WITH_ID.exec(line.text);
    const withTitle = SUBGRAPH_WITH_TITLE.exec(line.text);
    if (withId) {
      this.subgraphs.open(withId[1] ?? '', unquote((withId[2] ?? '').trim()), line);
    } else if (withTitle) {
      const title = unquote((withTitle[1] ?? '').trim());
      this.subgraphs.open(title, title, line);
    } else if (line.text === 'end') {
      this.subgraphs.close(line);
    } else if (/^subgraph\b/.test(line.text)) {
      throw new DiagramError(line.number, `cannot read "${line.text}": write subgraph id [Title].`);
    } else if (/^direction\b/.test(line.text)) {
      this.#readDirection(line);
    } else if (STYLING.test(line.text) || line.text.includes(':::')) {
      throw new DiagramError(
        line.number,
        `"${line.text}" is not supported: colours are those of the site, and a diagram has no links. Remove it.`,
      );
    } else {
      this.#readChain(line);
    }
  }

  #readDirection(line: Line): void {
    const direction = DIRECTION.exec(line.text)?.[1];
    if (direction === undefined || !this.subgraphs.current) {
      throw new DiagramError(
        line.number,
        `cannot read "${line.text}": inside a subgraph, write direction TD, LR, BT or RL; the direction of the diagram stands in its first line.`,
      );
    }
    this.subgraphs.current.direction = direction;
  }

  /** `A & B -->|label| C[Text] --> D` */
  #readChain(line: Line): void {
    const reader = new LineReader(line);
    let from = this.#readNodes(reader, line);
    while (!reader.isAtEnd) {
      const {arrow, label} = this.#readArrow(reader);
      const to = this.#readNodes(reader, line);
      for (const source of from) {
        for (const target of to) {
          if (source === target) {
            throw new DiagramError(
              line.number,
              `an arrow from ${source} to itself is drawn wrongly: give the repetition a node of its own, or put it into the label.`,
            );
          }
          this.edges.push({from: source, to: target, arrow, label, line});
        }
      }
      from = to;
    }
  }

  #readArrow(reader: LineReader): {arrow: string; label: string | undefined} {
    const plain = reader.take(ARROW);
    const around = plain ? undefined : reader.take(ARROW_AROUND_LABEL);
    const head = (plain ?? around)?.[1] ?? '';
    const body = plain?.[2] ?? around?.[3] ?? around?.[5]?.replace(/^\./, '-.') ?? around?.[7];
    const text = plain?.[3] ?? around?.[2] ?? around?.[4] ?? around?.[6];
    if (body === undefined) return reader.fail(`expected an arrow (${KNOWN_ARROWS}) or the end of the line`);
    if (head !== '' && !body.endsWith('>'))
      return reader.fail('an arrow with < at its beginning needs > at its end');
    const label = text === undefined ? undefined : unquote(text.trim());
    if (label?.trim() === '') return reader.fail('the label of the arrow is empty');
    return {arrow: head + body, label};
  }

  /** One node, or several with `&` between them. */
  #readNodes(reader: LineReader, line: Line): string[] {
    const ids = [this.#readNode(reader, line)];
    while (reader.take(/^&/)) ids.push(this.#readNode(reader, line));
    return ids;
  }

  #readNode(reader: LineReader, line: Line): string {
    const start = reader.take(NODE);
    if (!start) return reader.fail('expected the id of a node: letters, digits, _ and single hyphens');
    const [, id = '', open] = start;
    const brackets = BRACKETS.find((pair) => pair[0] === open);
    const label = brackets && readLabel(reader, brackets);
    const known = this.nodes.get(id);
    if (label !== undefined && known?.brackets && known.label !== label) {
      throw new DiagramError(
        line.number,
        `node ${id} has two labels, "${known.label}" and "${label}": keep one of them.`,
      );
    }
    if (!known || (brackets && !known.brackets)) this.nodes.set(id, {label: label ?? id, brackets, line});
    this.subgraphs.mention(id);
    return id;
  }

  finish(header: Line, direction: string): Flowchart {
    const subgraphs = this.subgraphs.finish();
    for (const [id, node] of [...this.nodes]) {
      if (!this.subgraphs.has(id)) continue;
      if (node.brackets)
        throw new DiagramError(node.line.number, `${id} is a node and a subgraph: rename one of them.`);
      this.nodes.delete(id);
    }
    if (this.nodes.size === 0)
      throw new DiagramError(header.number, 'the diagram is empty: add nodes and arrows, e.g. A --> B.');
    return {direction, nodes: this.nodes, edges: this.edges, subgraphs};
  }
}

/**
 * Reads a flowchart. Every line must belong to it.
 *
 * @throws DiagramError for the first line that does not
 */
export function parseFlowchart(header: Line, statements: readonly Line[]): Flowchart {
  const direction = HEADER.exec(header.text)?.[1];
  if (direction === undefined) {
    throw new DiagramError(
      header.number,
      `"${header.text}" needs a direction: write flowchart TD, LR, BT or RL.`,
    );
  }
  const reader = new FlowchartReader();
  for (const line of statements) reader.readLine(line);
  return reader.finish(header, direction);
}
