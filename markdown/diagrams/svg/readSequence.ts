import type {CheerioAPI} from 'cheerio';

import type {DiagramElement} from '../DiagramElement';
import {parsePoints} from './measureShape';
import {readText} from './readText';

/** Pixels by which the ends of a message may lie beside their life lines. */
const TOLERANCE = 1;
const HEADS: Readonly<Record<string, string>> = {'url(#seq-arrow)': '>>', 'url(#seq-arrow-open)': ')'};

type Attributes = Readonly<Record<string, string | undefined>>;

/** Where the line of a message begins and ends. One to the same participant is a loop. */
function readEnds({points, x1, x2}: Attributes): (number | undefined)[] {
  if (points === undefined) return [Number(x1), Number(x2)];
  const all = parsePoints(points);
  return [all[0]?.x, all.at(-1)?.x];
}

/** The arrow as the grammar writes it, read from what is visible of it. */
function readArrow(attributes: Attributes): string {
  const stroke = attributes['stroke-dasharray'] === undefined ? '-' : '--';
  return stroke + (HEADS[attributes['marker-end'] ?? ''] ?? '');
}

/** What the drawing of a sequence diagram shows. */
export function readSequence($: CheerioAPI): DiagramElement[] {
  const elements: DiagramElement[] = [];
  const lifeLines: {name: string; x: number}[] = [];
  const findLifeLine = (x = NaN): string =>
    lifeLines.find((line) => Math.abs(line.x - x) <= TOLERANCE)?.name ?? 'no life line';

  $('g.actor').each((_, element) => {
    const actor = $(element);
    if (actor.children('rect').length === 0) return;
    const text = readText($, actor.children('text'));
    elements.push({kind: 'participant', names: [actor.attr('data-id') ?? ''], text});
  });
  $('line.lifeline, rect.activation').each((_, element) => {
    const name = $(element).attr('data-actor') ?? '';
    const kind = $(element).is('.lifeline') ? 'life line' : 'activation';
    if (kind === 'life line') lifeLines.push({name, x: Number($(element).attr('x1'))});
    elements.push({kind, names: [name]});
  });
  $('g.message').each((_, element) => {
    const line = $(element).children('line, polyline').attr();
    if (!line) return;
    const text = readText($, $(element).children('text'));
    elements.push({kind: 'message', names: readEnds(line).map(findLifeLine), text, look: readArrow(line)});
  });
  $('g.note').each((_, element) => {
    const note = $(element);
    if (note.children('polygon').length === 0) return;
    const names = note.attr('data-actors')?.split(',') ?? [];
    elements.push({
      kind: 'note',
      names,
      text: readText($, note.children('text')),
      look: note.attr('data-position'),
    });
  });
  $('g.block').each((_, element) => {
    const block = $(element);
    const names = [block.attr('data-type') ?? ''];
    // Only the texts of parts have an anchor.
    const title = block.children('text:not([text-anchor])');
    const parts = block.children('text[text-anchor]').toArray();
    if (block.children('rect').length === 0) return;
    elements.push({kind: 'block', names, text: readText($, title)});
    block.children('line').each((index) => {
      const part = parts[index];
      elements.push({kind: 'divider', names, text: part && readText($, $(part))});
    });
  });
  return elements;
}
