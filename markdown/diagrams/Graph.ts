/** Which way a graph grows: `TD` down, `LR` to the right, `BT` up, `RL` to the left. */
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
  /** Text inside, with `<br>` between its lines. */
  label: string;
  shape: Shape;
}

/** A line between two nodes or groups. */
export interface GraphEdge {
  from: string;
  to: string;
  /** As Mermaid writes it: `-->`, `---`, `-.->`, `-.-`, `==>`, `===`, or one with a head at both ends: `<-->`. */
  arrow: string;
  label: string | undefined;
}

/** A frame around nodes: a subgraph of a flowchart, a composite state. */
export interface Group {
  id: string;
  title: string;
  /** Direction of its own, if it has one. */
  direction: Direction | undefined;
  /** Ids of the nodes directly inside, in the order of their first mention. */
  members: string[];
  /** Frames directly inside. */
  groups: Group[];
}

/** A flowchart or a state diagram. */
export interface Graph {
  direction: Direction;
  /** By id, in the order of their first mention. */
  nodes: Map<string, GraphNode>;
  edges: GraphEdge[];
  groups: Group[];
}

/** The lines of a text, which `<br>` separates. */
export function splitLines(text: string): string[] {
  return text.split(/<br\s*\/?>/i).map((line) => line.trim());
}
