import {LINE_HEIGHT, NAME_SIZE, NOTE_SIZE} from '../layout/measure';
import {findFit} from '../layout/widths';
import {element, renderColour, textElement} from './svg';

/** The layers of a drawing, from back to front. */
export interface Drawing {
  width: number;
  height: number;
  /** Frames, and lines in the same style, such as life lines. */
  frames: string[];
  lines: string[];
  boxes: string[];
  names: string[];
  notes: string[];
}

/** Text of one or more lines, centred vertically on a point. */
export function renderText(
  lines: readonly string[],
  middle: {x: number; y: number},
  size: number,
  anchor: 'start' | 'middle' | 'end' = 'middle',
): string {
  // Letters extend further above the baseline than below it.
  const first = middle.y - ((lines.length - 1) * LINE_HEIGHT) / 2 + 0.35 * size;
  const place = {x: middle.x, ...(anchor === 'start' ? {} : {'text-anchor': anchor})};
  return lines
    .map((line, index) => textElement('text', {...place, y: first + index * LINE_HEIGHT}, line))
    .join('');
}

/** How a drawing is named, and which of two forms it is, if there are two. */
export interface Naming {
  id: string;
  title: string;
  description: string;
  form: 'row' | 'tall' | undefined;
}

/** The classes that markdown/diagrams/client/styles.module.css knows, and where a drawing without styles is shown. */
function toClass(width: number, form: Naming['form']): Record<string, string> {
  if (form === 'row') return {class: 'diagram-row'};
  const fit = findFit(width);
  const classes = [...(form ? [`diagram-${form}`] : []), ...(fit === 'any' ? [] : [`diagram-${fit}`])];
  return {
    ...(classes.length === 0 ? {} : {class: classes.join(' ')}),
    ...(form ? {display: 'none'} : {}),
  };
}

/**
 * A complete `<svg>` element for a page: with name and description, but without style sheet, inline styles, fonts,
 * requests, or ids that could clash. Attributes that its parts share are set once, on the groups around them.
 */
export function renderSvg(
  {width, height, ...parts}: Drawing,
  {id, title, description, form}: Naming,
): string {
  const group = (attributes: Readonly<Record<string, string | number>>, content: string[]): string =>
    content.length === 0 ? '' : element('g', attributes, content);
  const halo = {
    stroke: renderColour('paper'),
    'stroke-width': 4,
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  };
  const border = {stroke: renderColour('border'), 'stroke-width': 1.25};
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      ...(form === 'tall' ? {} : {id}),
      viewBox: `0 0 ${Math.ceil(width)} ${Math.ceil(height)}`,
      width: Math.ceil(width),
      height: Math.ceil(height),
      ...toClass(width, form),
      role: 'img',
      'aria-labelledby': `${id}-title`,
      'aria-describedby': `${id}-description`,
    },
    [
      // The second form has the texts of the first, which name it even while they are hidden.
      ...(form === 'tall'
        ? []
        : [
            textElement('title', {id: `${id}-title`}, title),
            textElement('desc', {id: `${id}-description`}, description),
          ]),
      group({fill: 'none', ...border, 'stroke-dasharray': '2 4', 'stroke-linecap': 'round'}, parts.frames),
      group(
        {fill: 'none', stroke: renderColour('line'), 'stroke-width': 1.4, 'stroke-linejoin': 'round'},
        parts.lines,
      ),
      group({fill: renderColour('box'), ...border, 'stroke-linejoin': 'round'}, parts.boxes),
      group({fill: renderColour('text'), 'font-size': NAME_SIZE, 'font-weight': 600}, parts.names),
      group({fill: renderColour('text-soft'), 'font-size': NOTE_SIZE, ...halo}, parts.notes),
    ],
  );
}
