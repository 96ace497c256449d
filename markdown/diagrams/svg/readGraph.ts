import type {CheerioAPI} from 'cheerio';

import type {DiagramElement} from '../DiagramElement';
import {contains, joinBoxes, measureShape, type Box} from './measureShape';
import {readText} from './readText';

/** Width in pixels with which the renderer draws `==>`. */
const THICK = '2';

/** The name of a node as the diagram declares it: the renderer numbers the `[*]` of a state diagram. */
export function readName(id = ''): string {
  return /^_(?:start|end)\d*$/.test(id) ? '[*]' : id;
}

/** The boxes of nodes or frames, by the ids that the renderer has given them. What has no shape has no box. */
function collectBoxes($: CheerioAPI, selector: string, shapes: string): Map<string, Box> {
  const boxes = new Map<string, Box>();
  $(selector).each((_, element) => {
    const all = $(element).children(shapes).toArray();
    if (all.length === 0) return;
    boxes.set(
      $(element).attr('data-id') ?? '',
      joinBoxes(all.map((shape) => measureShape($(shape).attr() ?? {}))),
    );
  });
  return boxes;
}

/** The boxes of the nodes of a flowchart or state diagram, by the ids that the renderer has given them. */
export function collectNodeBoxes($: CheerioAPI): Map<string, Box> {
  return collectBoxes($, 'g.node', 'rect, circle, ellipse, polygon');
}

/** The boxes of the frames around nodes, by the ids that the renderer has given them. */
export function collectFrameBoxes($: CheerioAPI): Map<string, Box> {
  return collectBoxes($, 'g.subgraph', 'rect:first-child');
}

/**
 * The smallest frame around the middle of a node or frame. Not around all of it: the renderer lets some nodes stick out
 * of their frame by a few pixels.
 */
function findFrame(frames: ReadonlyMap<string, Box>, box: Box): string | undefined {
  const area = ({left, right, top, bottom}: Box): number => (right - left) * (bottom - top);
  const middle = {x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2};
  return [...frames]
    .filter(([, frame]) => contains(frame, middle) && area(frame) > area(box))
    .sort(([, a], [, b]) => area(a) - area(b))
    .map(([name]) => name)[0];
}

/** The arrow as the grammar writes it, read from what is visible of it. */
function readArrow(attributes: Readonly<Record<string, string | undefined>>): string {
  const isThick = attributes['stroke-width'] === THICK;
  const [line, arrow] =
    attributes['stroke-dasharray'] === undefined
      ? isThick
        ? ['===', '==>']
        : ['---', '-->']
      : ['-.-', '-.->'];
  const start = attributes['marker-start'] === undefined ? '' : '<';
  return start + (attributes['marker-end'] === undefined ? line : arrow);
}

/** What the drawing of a flowchart or state diagram shows. */
export function readGraph($: CheerioAPI): DiagramElement[] {
  const elements: DiagramElement[] = [];
  const frames = collectFrameBoxes($);
  const nodes = collectNodeBoxes($);

  $('g.subgraph').each((_, element) => {
    const id = $(element).attr('data-id') ?? '';
    const box = frames.get(id);
    const text = readText($, $(element).children('text'));
    if (box) elements.push({kind: 'frame', names: [id], text, frame: findFrame(frames, box)});
  });
  $('g.node').each((_, element) => {
    const node = $(element);
    const id = node.attr('data-id') ?? '';
    const box = nodes.get(id);
    if (!box) return;
    const [text, look] = [readText($, node.children('text')), node.attr('data-shape')];
    elements.push({kind: 'node', names: [readName(id)], text, look, frame: findFrame(frames, box)});
  });
  $('polyline.edge, g.edge-label').each((_, element) => {
    const {'data-from': from, 'data-to': to, ...attributes} = $(element).attr() ?? {};
    const names = [readName(from), readName(to)];
    if ($(element).is('.edge')) elements.push({kind: 'arrow', names, look: readArrow(attributes)});
    else elements.push({kind: 'label', names, text: readText($, $(element).children('text'))});
  });
  return elements;
}
