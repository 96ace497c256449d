import type {CheerioAPI} from 'cheerio';

import type {DeclaredElement} from '../DiagramElement';
import {DiagramError} from '../DiagramError';
import {contains, parsePoints, type Box, type Point} from './measureShape';
import {collectFrameBoxes, collectNodeBoxes, readName} from './readGraph';

/** An arrow may end this many pixels beside its box: shapes have round and slanted sides. */
const TOLERANCE = 6;
/** What a writer can do about an arrow that the renderer misplaces or drops. */
export const ARROW_HELP =
  'Arrows into or out of a frame inside a frame often fail: draw the frames side by side, or let the arrow end at a box of the outer frame';

/**
 * Checks that every arrow of a flowchart or state diagram begins and ends at its boxes. The renderer misplaces some
 * that cross the border of a frame inside a frame.
 *
 * @param $ the SVG as the renderer made it
 * @param declared all elements of the diagram, to know the lines of its arrows
 * @throws DiagramError for the first arrow that is drawn wrongly
 */
export function checkEdges($: CheerioAPI, declared: readonly DeclaredElement[]): void {
  const boxes = new Map([...collectFrameBoxes($), ...collectNodeBoxes($)]);
  const touches = (point: Point | undefined, box: Box | undefined): boolean =>
    point !== undefined && box !== undefined && contains(box, point, TOLERANCE);

  $('polyline.edge').each((_, element) => {
    const {'data-from': from = '', 'data-to': to = '', points = ''} = $(element).attr() ?? {};
    const ends = parsePoints(points);
    if (touches(ends[0], boxes.get(from)) && touches(ends.at(-1), boxes.get(to))) return;
    const arrow = declared.find(
      ({kind, names}) => kind === 'arrow' && names[0] === readName(from) && names[1] === readName(to),
    );
    throw new DiagramError(
      arrow?.line ?? 1,
      `${arrow?.description ?? 'an arrow'} cannot be drawn: it would miss its box. ${ARROW_HELP}.`,
    );
  });
}
