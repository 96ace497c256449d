/** What a diagram consists of. The text of an arrow is an element of its own, `label`, as it can get lost alone. */
export type ElementKind =
  | 'node'
  | 'frame'
  | 'arrow'
  | 'label'
  | 'participant'
  | 'life line'
  | 'activation'
  | 'message'
  | 'note'
  | 'block'
  | 'divider';

/** One thing in a diagram, in a form in which declared and drawn ones can be compared. */
export interface DiagramElement {
  kind: ElementKind;
  /** The name that the renderer gets for it, or those of what it connects, belongs to or stands at. */
  names: readonly string[];
  /** Text as it was written, its lines separated by `\n`. */
  text?: string | undefined;
  /** Shape of a node, arrow of an arrow or message, side of a note. */
  look?: string | undefined;
  /** Name of the frame directly around a node or frame. */
  frame?: string | undefined;
}

/** Something that a line of the diagram declares. */
export interface DeclaredElement extends DiagramElement {
  /** Line within the block, counted from 1. */
  line: number;
  /** What it is, for messages: `the arrow from "scan" to "parser"`. */
  description: string;
}
