import {parseBlock} from './parseBlock';
import {createRendererInput} from './grammar/kinds';
import {drawDiagram, PADDING} from './renderer';
import {adaptSvg, parseSvg} from './svg/adaptSvg';
import {checkDrawing} from './svg/checkDrawing';

/** A diagram ready for the page. */
export interface RenderedDiagram {
  /** Its name, `accTitle`. */
  title: string;
  /** A complete `<svg>` element. */
  svg: string;
}

/**
 * Renders the text of a `mermaid` block.
 *
 * @param source text between the fences
 * @param id id of the SVG, unique on the page
 * @throws DiagramError if a line cannot be read or drawn, or the text alternative is missing
 */
export async function renderDiagram(source: string, id: string): Promise<RenderedDiagram> {
  const block = parseBlock(source);
  const {title, description, header} = block;
  const input = createRendererInput(block);
  const $ = parseSvg(await drawDiagram(input.source));
  checkDrawing($, input.declared, header.number);
  return {title, svg: adaptSvg($, {id, title, description, crop: Math.max(0, input.margin - PADDING)})};
}
