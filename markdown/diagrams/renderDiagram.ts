import {drawGraph} from './draw/drawGraph';
import {renderSvg, type Drawing} from './draw/drawing';
import {drawSequence} from './draw/drawSequence';
import type {Graph} from './Graph';
import {parseFlowchart} from './grammar/parseFlowchart';
import {parseSequence} from './grammar/parseSequence';
import {parseState} from './grammar/parseState';
import {layoutForms} from './layout/layoutForms';
import {layoutSequence} from './layout/layoutSequence';
import {parseBlock, type Block, refuse} from './parseBlock';

export interface RenderedDiagram {
  title: string;
  /** A complete `<svg>` element, or two: one for pages and one for phones. */
  svg: string;
}

async function drawBlock({header, statements}: Block): Promise<Drawing[]> {
  const drawGraphs = async (graph: Graph) => (await layoutForms(graph)).map(drawGraph);
  if (/^flowchart(?:\s|$)/.test(header.text)) return drawGraphs(parseFlowchart(header, statements));
  if (header.text === 'stateDiagram-v2') return drawGraphs(parseState(header, statements));
  if (header.text === 'sequenceDiagram')
    return [drawSequence(layoutSequence(parseSequence(header, statements)))];
  return refuse(
    header,
    `"${header.text}" is not a supported kind of diagram. Begin with flowchart TD, flowchart LR, stateDiagram-v2 or sequenceDiagram.`,
  );
}

/** Renders the text of a `mermaid` block. @throws DiagramError for the first line that cannot be drawn */
export async function renderDiagram(source: string, id: string): Promise<RenderedDiagram> {
  const block = parseBlock(source);
  const {title, description} = block;
  const drawings = await drawBlock(block);
  const forms = drawings.length === 1 ? [] : (['row', 'tall'] as const);
  const svg = drawings.map((drawing, index) =>
    renderSvg(drawing, {id, title, description, form: forms[index]}),
  );
  return {title, svg: svg.join('')};
}
