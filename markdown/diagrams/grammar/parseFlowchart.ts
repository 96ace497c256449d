import type {Direction, Graph, GraphEdge, GraphNode, Shape} from '../Graph';
import {NAME, refuse, type Line} from '../parseBlock';
import {isMark, readMarks} from './readMarks';
import {Subgraphs} from './Subgraphs';

/** The shape of each opening bracket, and a pattern for what closes it. */
const BRACKETS: ReadonlyMap<string, readonly [close: string, shape: Shape]> = new Map([
  ['[', [String.raw`\]`, 'rectangle']],
  ['([', [String.raw`\]\)`, 'stadium']],
  ['[(', [String.raw`\)\]`, 'cylinder']],
  ['{', [String.raw`\}`, 'diamond']],
]);
const KNOWN_SHAPES = 'A[text], A([text]), A[(text)], A{text}';

/** An id and the opening brackets of any shape of Mermaid, so that one that is not drawn is not taken for another. */
const NODE = new RegExp(String.raw`^(${NAME})([[({]+[/\\]?|>)?`, 'u');
const SUBGRAPH = new RegExp(`^subgraph\\s+(${NAME})\\s*\\[(.+)\\]$`, 'u');
/** What must not follow a line without a head: `---x` and `--->` are different arrows. */
const NO_MORE = '(?![-=.>ox])';
const ARROW = new RegExp(
  String.raw`^(?<arrow><?(?:-->|-\.->)|(?:---|-\.-)${NO_MORE})\s*(?:\|\s*(?<label>"[^"]*"|[^|"]*)\s*\|)?`,
);
const KNOWN_ARROWS = '-->, ---, -.->, -.-, <-->, with a label -->|label|';

function unquote(text: string): string {
  return text.trim().replace(/^"([^"]*)"$/, '$1');
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
  #line: Line = {text: '', number: 0};
  /** What has not been read of the line, so that no part of it is silently ignored. */
  #rest = '';

  readLine(line: Line): void {
    this.#line = line;
    this.#rest = line.text;
    const [isSubgraph, id = '', title = ''] = SUBGRAPH.exec(line.text) ?? [];
    if (isSubgraph) this.subgraphs.open(id, unquote(title), line);
    else if (line.text === 'end') this.subgraphs.close(line);
    else if (/^subgraph\b/.test(line.text)) this.#fail('write subgraph id [Title]');
    else this.#readChain();
  }

  /** Reads what the pattern matches at the current position, and the spaces after it. */
  #take(pattern: RegExp): RegExpExecArray | undefined {
    const match = pattern.exec(this.#rest) ?? undefined;
    if (match) this.#rest = this.#rest.slice(match[0].length).trimStart();
    return match;
  }

  /** @throws DiagramError that quotes the rest of the line and says what was expected there */
  #fail(expected: string): never {
    const {text} = this.#line;
    const place = this.#rest === '' ? `"${text}" ends too early` : `cannot read "${this.#rest}" in "${text}"`;
    refuse(this.#line, `${place}: ${expected}.`);
  }

  /** `A & B -->|label| C[Text] --> D` */
  #readChain(): void {
    let from = this.#readNodes();
    while (this.#rest !== '') {
      const look = this.#readArrow();
      const to = this.#readNodes();
      for (const source of from)
        for (const target of to) this.edges.push({from: source, to: target, ...look});
      from = to;
    }
  }

  #readArrow(): {arrow: string; label: string | undefined} {
    const {arrow, label: text} = this.#take(ARROW)?.groups ?? {};
    if (arrow === undefined) return this.#fail(`expected an arrow (${KNOWN_ARROWS}) or the end of the line`);
    const label = text === undefined ? undefined : unquote(text);
    return label?.trim() === '' ? this.#fail('the label of the arrow is empty') : {arrow, label};
  }

  #readNodes(): string[] {
    const ids = [this.#readNode()];
    while (this.#take(/^&/)) ids.push(this.#readNode());
    return ids;
  }

  #readNode(): string {
    const [, id, open = ''] = this.#take(NODE) ?? [];
    if (id === undefined)
      return this.#fail('expected the id of a node: letters, digits, _ and single hyphens');
    const [close, shape] = BRACKETS.get(open) ?? [];
    if (open && !close) return this.#fail(`the shape ${open} is not drawn. Write one of ${KNOWN_SHAPES}`);
    const label = close === undefined ? undefined : this.#readLabel(open, close);
    const known = this.nodes.get(id);
    if (label !== undefined && known?.shape && known.label !== label)
      refuse(this.#line, `node ${id} has two labels, "${known.label}" and "${label}": keep one of them.`);
    if (!known || (shape && !known.shape)) this.nodes.set(id, {label: label ?? id, shape, line: this.#line});
    this.subgraphs.mention(id);
    return id;
  }

  #readLabel(open: string, close: string): string {
    const found = this.#take(new RegExp(`^(?:"([^"]*)"|([^"()[\\]{}|]*?))\\s*${close}`));
    const label = (found?.[1] ?? found?.[2])?.trim();
    if (label) return label;
    return label === undefined
      ? this.#fail(
          `the label after ${open} is not closed. Put one with brackets, quotes or | into quotes: A["Scan (nmap)"]`,
        )
      : this.#fail(`the label after ${open} is empty`);
  }

  finish(header: Line): Omit<Graph, 'direction' | 'marks'> {
    const groups = this.subgraphs.finish();
    const nodes = new Map<string, GraphNode>();
    for (const [id, {label, shape, line}] of this.nodes) {
      if (!this.subgraphs.has(id)) nodes.set(id, {label, shape: shape ?? 'rectangle'});
      else if (shape) refuse(line, `${id} is a node and a subgraph: rename one of them.`);
    }
    if (nodes.size === 0) refuse(header, 'the diagram is empty: add nodes and arrows, e.g. A --> B.');
    return {nodes, edges: this.edges, groups};
  }
}

/** Parses a flowchart. @throws DiagramError for the first line that cannot be read */
export function parseFlowchart(header: Line, statements: readonly Line[]): Graph {
  const direction = /^flowchart\s+(TD|LR)$/.exec(header.text)?.[1];
  if (direction === undefined)
    refuse(
      header,
      `"${header.text}" needs a direction: write flowchart TD (down) or flowchart LR (to the right).`,
    );
  const reader = new FlowchartReader();
  for (const line of statements) if (!isMark(line)) reader.readLine(line);
  const graph = reader.finish(header);
  return {direction: direction as Direction, ...graph, marks: readMarks(statements, graph.nodes)};
}
