/** Direction of a graph: `TD` down, `LR` to the right, `BT` up, `RL` to the left. */
export type Direction = 'TD' | 'LR' | 'BT' | 'RL';

/** Outline of a box. `start` and `end` are the circles of a state diagram, which have no text. */
export type Shape =
  | 'rectangle'
  | 'rounded'
  | 'stadium'
  | 'subroutine'
  | 'cylinder'
  | 'circle'
  | 'double circle'
  | 'diamond'
  | 'hexagon'
  | 'flag'
  | 'trapezoid'
  | 'inverse trapezoid'
  | 'start'
  | 'end';

export interface GraphNode {
  /** Text inside, lines separated by `<br>`. */
  label: string;
  shape: Shape;
}

/** A line between two nodes or groups. */
export interface GraphEdge {
  from: string;
  to: string;
  /** In Mermaid's notation: `-->`, `---`, `-.->`, `-.-`, `==>`, `===`, or one with a head at both ends: `<-->`. */
  arrow: string;
  label: string | undefined;
}

/** A frame around nodes: a subgraph of a flowchart, a composite state. */
export interface Group {
  id: string;
  title: string;
  /** The group's own direction, if it has one. */
  direction: Direction | undefined;
  /** Ids of the nodes directly inside, in order of first mention. */
  members: string[];
  /** Frames directly inside. */
  groups: Group[];
}

/** A flowchart or a state diagram. */
export interface Graph {
  direction: Direction;
  /** By id, in order of first mention. */
  nodes: Map<string, GraphNode>;
  edges: GraphEdge[];
  groups: Group[];
}

/** Splits a text into lines, which are separated by `<br>`. */
export function splitLines(text: string): string[] {
  return text.split(/<br\s*\/?>/i).map((line) => line.trim());
}
