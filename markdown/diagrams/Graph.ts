export type Direction = 'TD' | 'LR';

/** Outline of a box. `rounded` is a state, `start` the circle at the beginning of a state diagram, without text. */
export type Shape = 'rectangle' | 'rounded' | 'stadium' | 'cylinder' | 'diamond' | 'start';

/**
 * What an author can say about a box: `accent` is the path that matters, `good` and `bad` are ends. Lines
 * belong to the path if they lead from a box with `accent`, or from the start, to one with `accent` or `good`.
 */
export type Mark = 'accent' | 'good' | 'bad';

export interface GraphNode {
  /** Text inside, lines separated by `<br>`. */
  label: string;
  shape: Shape;
}

export interface GraphEdge {
  from: string;
  to: string;
  /** In Mermaid's notation: `-->`, `---`, `-.->`, `-.-`, or one with a head at both ends: `<-->`. */
  arrow: string;
  label: string | undefined;
}

export interface Group {
  id: string;
  title: string;
  /** Ids of the nodes inside, in order of first mention. */
  members: string[];
}

export interface Graph {
  direction: Direction;
  nodes: Map<string, GraphNode>;
  edges: GraphEdge[];
  groups: Group[];
  marks: Map<string, Mark>;
}

export function splitLines(text: string): string[] {
  return text.split(/<br\s*\/?>/i).map((line) => line.trim());
}
