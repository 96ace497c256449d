import {DiagramError} from './DiagramError';
import {drawGraph} from './draw/drawGraph';
import {renderSvg, type Drawing} from './draw/drawing';
import {drawSequence} from './draw/drawSequence';
import {parseFlowchart} from './grammar/parseFlowchart';
import {parseSequence} from './grammar/parseSequence';
import {parseState} from './grammar/parseState';
import {layoutGraph} from './layout/layoutGraph';
import {layoutSequence} from './layout/layoutSequence';
import {parseBlock, type Block} from './parseBlock';

/** A diagram ready for the page. */
export interface RenderedDiagram {
  /** Its name, `accTitle`. */
  title: string;
  /** A complete `<svg>` element. */
  svg: string;
}

async function drawBlock({header, statements}: Block): Promise<Drawing> {
  if (/^flowchart(?:\s|$)/.test(header.text))
    return drawGraph(await layoutGraph(parseFlowchart(header, statements)));
  if (header.text === 'stateDiagram-v2') return drawGraph(await layoutGraph(parseState(header, statements)));
  if (header.text === 'sequenceDiagram')
    return drawSequence(layoutSequence(parseSequence(header, statements)));
  throw new DiagramError(
    header.number,
    `"${header.text}" is not a supported kind of diagram. Begin with flowchart TD, flowchart LR, stateDiagram-v2 or sequenceDiagram.`,
  );
}

/**
 * Renders the text of a `mermaid` block.
 *
 * @param source text between the fences
 * @param id id of the SVG, unique on the page
 * @throws DiagramError if a line cannot be read, or the text alternative is missing
 */
export async function renderDiagram(source: string, id: string): Promise<RenderedDiagram> {
  const block = parseBlock(source);
  const {title, description} = block;
  return {title, svg: renderSvg(await drawBlock(block), {id, title, description})};
}
