import {DiagramError} from '../DiagramError';
import type {Direction, Graph, GraphEdge, GraphNode, Shape} from '../Graph';
import type {Line} from '../parseBlock';
import {LineReader} from './LineReader';
import {Marks} from './Marks';
import {NAME, unquote} from './names';
import {Subgraphs} from './Subgraphs';

/** The shape of each opening bracket, and what closes it. */
const BRACKETS: ReadonlyMap<string, readonly [close: string, shape: Shape]> = new Map([
  ['[', [']', 'rectangle']],
  ['([', ['])', 'stadium']],
  ['[(', [')]', 'cylinder']],
  ['{', ['}', 'diamond']],
]);
const KNOWN_SHAPES = 'A[text], A([text]), A[(text)], A{text}';

const STYLING = /^(?:classDef|style|linkStyle|click)\s/;
/** An id and the opening brackets of any shape of Mermaid, so that one that is not drawn is not taken for another. */
const NODE = new RegExp(String.raw`^(${NAME})([[({]+[/\\]?|>)?`, 'u');
const SUBGRAPH = new RegExp(`^subgraph\\s+(${NAME})\\s*\\[(.+)\\]$`, 'u');
/** What must not follow a line without a head: `---x` and `--->` are different arrows. */
const NO_MORE = '(?![-=.>ox])';
/** An arrow with or without a label after it: `-->|yes|`. */
const ARROW = new RegExp(
  String.raw`^(?<head><?)(?<body>-->|-\.->|(?:---|-\.-)${NO_MORE})\s*(?:\|\s*(?<label>"[^"]*"|[^|"]*)\s*\|)?`,
);
const KNOWN_ARROWS = '-->, ---, -.->, -.-, <-->, with a label -->|label|';
const LABEL_HELP = 'Put a label with brackets, quotes or | into quotes: A["Scan (nmap)"]';

function escapeRegExp(text: string): string {
  return text.replace(/[\\[\](){}|]/g, String.raw`\$&`);
}

function readLabel(reader: LineReader, open: string, close: string): string {
  const end = escapeRegExp(close);
  const quoted = reader.take(new RegExp(`^"([^"]*)"\\s*${end}`));
  const label = (quoted ?? reader.take(new RegExp(`^([^"()[\\]{}|]*?)\\s*${end}`)))?.[1];
  if (label === undefined)
    return reader.fail(`the label after ${open} must end with ${close}. ${LABEL_HELP}`);
  if (label.trim() === '') return reader.fail(`the label between ${open} and ${close} is empty`);
  return label.trim();
}

/** A node that has been read so far; `shape` is undefined if it was only mentioned. */
interface NamedNode {
  label: string;
  shape: Shape | undefined;
  line: Line;
}

class FlowchartReader {
  readonly nodes = new Map<string, NamedNode>();
  readonly edges: GraphEdge[] = [];
  readonly subgraphs = new Subgraphs();
  readonly marks = new Marks();

  readLine(line: Line): void {
    if (this.marks.readLine(line)) return;
    const [isSubgraph, id = '', title = ''] = SUBGRAPH.exec(line.text) ?? [];
    if (isSubgraph) {
      this.subgraphs.open(id, unquote(title.trim()), line);
    } else if (line.text === 'end') {
      this.subgraphs.close(line);
    } else if (/^subgraph\b/.test(line.text)) {
      throw new DiagramError(line.number, `cannot read "${line.text}": write subgraph id [Title].`);
    } else if (/^direction\b/.test(line.text)) {
      throw new DiagramError(
        line.number,
        `cannot read "${line.text}": the direction of the diagram belongs in its first line, and subgraphs have no other.`,
      );
    } else if (STYLING.test(line.text) || line.text.includes(':::')) {
      throw new DiagramError(
        line.number,
        `"${line.text}" is not supported: diagrams use the colours of the site and have no links. Mark boxes with "class A,B accent", or remove it.`,
      );
    } else {
      this.#readChain(line);
    }
  }

  /** `A & B -->|label| C[Text] --> D` */
  #readChain(line: Line): void {
    const reader = new LineReader(line);
    let from = this.#readNodes(reader, line);
    while (!reader.isAtEnd) {
      const {arrow, label} = this.#readArrow(reader);
      const to = this.#readNodes(reader, line);
      for (const source of from)
        for (const target of to) this.edges.push({from: source, to: target, arrow, label});
      from = to;
    }
  }

  #readArrow(reader: LineReader): {arrow: string; label: string | undefined} {
    const found = reader.take(ARROW);
    if (!found?.groups) return reader.fail(`expected an arrow (${KNOWN_ARROWS}) or the end of the line`);
    const {head = '', body = '', label: text} = found.groups;
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
    const [close, shape] = BRACKETS.get(open ?? '') ?? [];
    if (open && !close) return reader.fail(`the shape ${open} is not drawn. Write one of ${KNOWN_SHAPES}`);
    const label = open && close ? readLabel(reader, open, close) : undefined;
    const known = this.nodes.get(id);
    if (label !== undefined && known?.shape && known.label !== label) {
      throw new DiagramError(
        line.number,
        `node ${id} has two labels, "${known.label}" and "${label}": keep one of them.`,
      );
    }
    if (!known || (shape && !known.shape)) this.nodes.set(id, {label: label ?? id, shape, line});
    this.subgraphs.mention(id);
    return id;
  }

  finish(header: Line): Omit<Graph, 'direction'> {
    const groups = this.subgraphs.finish();
    const nodes = new Map<string, GraphNode>();
    for (const [id, {label, shape, line}] of this.nodes) {
      if (!this.subgraphs.has(id)) nodes.set(id, {label, shape: shape ?? 'rectangle'});
      else if (shape)
        throw new DiagramError(line.number, `${id} is a node and a subgraph: rename one of them.`);
    }
    if (nodes.size === 0)
      throw new DiagramError(header.number, 'the diagram is empty: add nodes and arrows, e.g. A --> B.');
    return {nodes, edges: this.edges, groups, marks: this.marks.finish(nodes)};
  }
}

/**
 * Parses a flowchart.
 *
 * @throws DiagramError for the first line that cannot be read
 */
export function parseFlowchart(header: Line, statements: readonly Line[]): Graph {
  const direction = /^flowchart\s+(TD|LR)$/.exec(header.text)?.[1];
  if (direction === undefined) {
    throw new DiagramError(
      header.number,
      `"${header.text}" needs a direction: write flowchart TD (down) or flowchart LR (to the right).`,
    );
  }
  const reader = new FlowchartReader();
  for (const line of statements) reader.readLine(line);
  return {direction: direction as Direction, ...reader.finish(header)};
}
