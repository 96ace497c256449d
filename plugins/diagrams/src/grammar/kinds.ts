import {DiagramError} from '../DiagramError';
import type {Block, Line} from '../parseBlock';
import {parseClass} from './parseClass';
import {parseEntityRelationship} from './parseEntityRelationship';
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
  /** Reads every line and writes the diagram anew for the renderer. */
  rewrite: (header: Line, statements: readonly Line[]) => string;
}

const KINDS: readonly Kind[] = [
  {
    header: /^(?:flowchart|graph)(?:\s|$)/,
    margin: 0,
    rewrite: (header, lines) => renderFlowchart(parseFlowchart(header, lines)),
  },
  {
    header: /^stateDiagram(?:-v2)?$/,
    margin: 0,
    rewrite: (header, lines) => renderState(parseState(header, lines)),
  },
  {
    header: /^sequenceDiagram$/,
    margin: 30,
    rewrite: (header, lines) => renderSequence(parseSequence(header, lines)),
  },
  {header: /^classDiagram$/, margin: 40, rewrite: parseClass},
  {header: /^erDiagram$/, margin: 40, rewrite: parseEntityRelationship},
];

/** A diagram as the renderer gets it. */
export interface RendererInput {
  source: string;
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
      `"${header.text}" is no kind of diagram that can be drawn here. Begin with flowchart TD (or LR, BT, RL), stateDiagram-v2, sequenceDiagram, classDiagram or erDiagram.`,
    );
  }
  return {source: kind.rewrite(header, statements), margin: kind.margin};
}
