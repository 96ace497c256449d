import type {CheerioAPI} from 'cheerio';

import type {DeclaredElement} from '../DiagramElement';
import {checkEdges} from './checkEdges';
import {checkElements} from './checkElements';
import {readGraph} from './readGraph';
import {readSequence} from './readSequence';

/**
 * Checks that a drawing shows what the diagram declares, and nothing else.
 *
 * @param $ the SVG as the renderer made it
 * @param declared everything that the drawing must show
 * @param line first line of the diagram
 * @throws DiagramError for the first element that is missing, drawn wrongly or not declared
 */
export function checkDrawing($: CheerioAPI, declared: readonly DeclaredElement[], line: number): void {
  checkElements(declared, [...readGraph($), ...readSequence($)], line);
  checkEdges($, declared);
}
