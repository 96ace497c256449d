import {load, type CheerioAPI} from 'cheerio';

import {restoreText} from '../shieldText';
import {renderColour, replaceColours} from './colours';

/** What makes the drawing of the renderer part of a page. */
export interface Adaptation {
  /** Id of the SVG; every id inside begins with it, so it must be unique on the page. */
  id: string;
  title: string;
  description: string;
  /** Pixels to cut off on each side. */
  crop: number;
}

/** Width in pixels of the column of text on a desktop screen. */
const COLUMN_WIDTH = 760;
/** Drawn this much larger than by the renderer, labels are nearly as large as the text around them. */
const MAX_SCALE = 1.15;
/** Markers are drawn this much larger, all in the same size: those of the renderer grow with the width of the line. */
const MARKER_SCALE = 1.25;

function round(value: string): string {
  return value.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 100) / 100));
}

/** Large enough to read easily, but not so large that it needs to scroll where it would fit. */
function fitWidth(width: number): number {
  return Math.min(width * MAX_SCALE, Math.max(width, COLUMN_WIDTH));
}

/** Crops the drawing and gives it the size of the page. */
function setSize($: CheerioAPI, crop: number): void {
  const svg = $('svg');
  const width = Number(svg.attr('width')) - 2 * crop;
  const height = Number(svg.attr('height')) - 2 * crop;
  const shownWidth = fitWidth(width);
  svg.attr({
    viewBox: round(`${crop} ${crop} ${width} ${height}`),
    width: String(Math.round(shownWidth)),
    height: String(Math.round((height * shownWidth) / width)),
  });
}

/** Markers of one size that touch the boxes, and only those that the diagram uses. */
function adaptMarkers($: CheerioAPI): void {
  const used = new Set(
    $('[marker-start], [marker-end]')
      .toArray()
      .flatMap((element) => [$(element).attr('marker-start'), $(element).attr('marker-end')]),
  );
  $('marker').each((_, element) => {
    const marker = $(element);
    if (!used.has(`url(#${marker.attr('id') ?? ''})`)) {
      marker.remove();
      return;
    }
    const width = Number(marker.attr('markerWidth'));
    const height = Number(marker.attr('markerHeight'));
    marker.attr({
      viewBox: `0 0 ${width} ${height}`,
      markerUnits: 'userSpaceOnUse',
      markerWidth: String(width * MARKER_SCALE),
      markerHeight: String(height * MARKER_SCALE),
    });
    // Drawn backwards already, so turning it round again would hide it below the box.
    if (marker.attr('id') === 'arrowhead-start') marker.attr('orient', 'auto');
  });
  if ($('defs').children().length === 0) $('defs').remove();
}

/** Draws lines below texts: life lines below the frames of blocks, arrows below the titles of frames. */
function sortLayers($: CheerioAPI): void {
  const svg = $('svg');
  const firstBlock = svg.find('> .block').first();
  if (firstBlock.length > 0) svg.find('> .lifeline, > .activation').insertBefore(firstBlock);
  const titles = svg.find('.subgraph > text').addClass('group-title');
  const lastEdge = svg.find('> .edge').last();
  if (lastEdge.length > 0) titles.insertAfter(lastEdge);
}

/** A border in the colour of the ground lets a text stand out from the lines below it. */
function addHalos($: CheerioAPI): void {
  const halo = {'stroke-width': '4', 'stroke-linejoin': 'round', 'paint-order': 'stroke'};
  $('.message > text, .block > text[text-anchor]').attr({
    stroke: renderColour('paper'),
    ...halo,
  });
  $('.group-title').attr({stroke: renderColour('group-title'), ...halo});
}

/** Texts as their author wrote them. */
function restoreTexts($: CheerioAPI): void {
  $('text, tspan')
    .contents()
    .each((_, node) => {
      if ('data' in node) node.data = restoreText(node.data);
    });
}

/** Names that cannot meet those of the page or of another diagram, and no data that only the renderer needs. */
function adaptAttributes($: CheerioAPI, id: string): void {
  $('svg *').each((_, element) => {
    const node = $(element);
    for (const [name, value] of Object.entries(node.attr() ?? {})) {
      if (name.startsWith('data-')) node.removeAttr(name);
      else if (name === 'class') node.attr(name, value.replace(/\S+/g, 'diagram-$&'));
      else if (name === 'id') node.attr(name, `${id}-${value}`);
      else node.attr(name, round(replaceColours(value).replace('url(#', `url(#${id}-`)));
    }
  });
}

/**
 * Turns the drawing of the renderer into one that can stand in a page: named and described, without style sheet,
 * inline styles, fonts and requests, in the colours of the site, with ids and classes of its own.
 *
 * @param $ the SVG as the renderer made it; it is changed
 * @returns the SVG on one line, the same for the same input
 */
export function adaptSvg($: CheerioAPI, {id, title, description, crop}: Adaptation): string {
  $('style').remove();
  restoreTexts($);
  setSize($, crop);
  adaptMarkers($);
  sortLayers($);
  addHalos($);
  adaptAttributes($, id);
  $('svg')
    .removeAttr('style')
    .attr({id, role: 'img', 'aria-labelledby': `${id}-title`, 'aria-describedby': `${id}-description`})
    .prepend(
      $('<title/>').attr('id', `${id}-title`).text(title),
      $('<desc/>').attr('id', `${id}-description`).text(description),
    );
  return $.xml()
    .replace(/>\s*\n\s*</g, '><')
    .trim();
}

/** Reads an SVG so that it can be checked and changed. */
export function parseSvg(svg: string): CheerioAPI {
  return load(svg, {xml: true});
}
