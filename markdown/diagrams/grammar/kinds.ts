import type {DeclaredElement} from '../DiagramElement';
import {DiagramError} from '../DiagramError';
import type {Block, Line} from '../parseBlock';
import {declareFlowchart, declareState} from './declareGraph';
import {declareSequence} from './declareSequence';
import {parseFlowchart} from './parseFlowchart';
import {parseSequence} from './parseSequence';
import {parseState} from './parseState';
import {renderFlowchart} from './renderFlowchart';
import {renderSequence} from './renderSequence';
import {renderState} from './renderState';

/** A kind of diagram that can be drawn. */
interface Kind {
  header: RegExp;
  /** Empty space in pixels that the renderer leaves on each side, whatever it is told. */
  margin: number;
  /** Reads every line. */
  read: (header: Line, statements: readonly Line[]) => Omit<RendererInput, 'margin'>;
}

const KINDS: readonly Kind[] = [
  {
    header: /^(?:flowchart|graph)(?:\s|$)/,
    margin: 0,
    read: (header, statements) => {
      const chart = parseFlowchart(header, statements);
      return {source: renderFlowchart(chart), declared: declareFlowchart(chart)};
    },
  },
  {
    header: /^stateDiagram(?:-v2)?$/,
    margin: 0,
    read: (header, statements) => {
      const diagram = parseState(header, statements);
      return {source: renderState(diagram), declared: declareState(diagram)};
    },
  },
  {
    header: /^sequenceDiagram$/,
    margin: 30,
    read: (header, statements) => {
      const diagram = parseSequence(header, statements);
      return {source: renderSequence(diagram), declared: declareSequence(diagram)};
    },
  },
];

/** A diagram as the renderer gets it. */
export interface RendererInput {
  source: string;
  /** Everything that the drawing must show. */
  declared: readonly DeclaredElement[];
  /** Empty space in pixels that the renderer leaves on each side of this kind of diagram. */
  margin: number;
}

/**
 * Checks every line of a diagram against the grammar of its kind and writes it anew in the part of the syntax that the
 * renderer reads reliably. The renderer alone drops what it does not understand.
 *
 * @throws DiagramError for the first line that does not belong to the diagram, or if the kind cannot be drawn
 */
export function createRendererInput({header, statements}: Block): RendererInput {
  const kind = KINDS.find((candidate) => candidate.header.test(header.text));
  if (!kind) {
    throw new DiagramError(
      header.number,
      `"${header.text}" is no kind of diagram that can be drawn here. Begin with flowchart TD (or LR, BT, RL), stateDiagram-v2 or sequenceDiagram.`,
    );
  }
  return {...kind.read(header, statements), margin: kind.margin};
}
