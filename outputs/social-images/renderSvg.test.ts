import {PNG} from 'pngjs';
import {describe, expect, it} from 'vitest';

import {renderPng} from './drawing';
import {IMAGE_SIZE} from './imagePath';
import {renderSvg, type ImageContent} from './renderSvg';

const CONTENT: ImageContent = {
  title: 'Nmap',
  kicker: 'Documentation / Scanners',
  footer: 'www.example.com',
  emblem: undefined,
};

const EMBLEM =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="160" height="160"><rect width="160" height="160" fill="#12333c"/></svg>';

/** Titles of all lengths, with characters that are special in XML or fonts. */
const TITLES = [
  'Nmap',
  'A < B & "C" > D',
  'ADR-0018: Reuse the database of a scanner between scans of a cascade',
  'Configuration and troubleshooting of continuously running scanners in large clusters',
];

/** Pixels at each edge that stay empty, so that previews with rounded corners do not cut letters. */
const EDGE = 40;

/** Whether all pixels near the edges have the colour of the first one. */
function hasEmptyEdges({width, height, data}: PNG): boolean {
  const isNearEdge = (place: number, size: number) => place < EDGE || place >= size - EDGE;
  const paper = data.readUInt32BE(0);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isEdge = isNearEdge(x, width) || isNearEdge(y, height);
      if (isEdge && data.readUInt32BE((y * width + x) * 4) !== paper) return false;
    }
  }
  return true;
}

describe('renderSvg and renderPng', () => {
  it.each([undefined, EMBLEM].flatMap((emblem) => TITLES.map((title) => ({title, emblem}))))(
    'draw $title inside the edges, in at most 60 KB',
    async ({title, emblem}) => {
      const file = await renderPng(renderSvg({...CONTENT, title, emblem}));
      expect(file.length).toBeLessThanOrEqual(60_000);
      const image = PNG.sync.read(file);
      expect({width: image.width, height: image.height}).toEqual(IMAGE_SIZE);
      expect(hasEmptyEdges(image)).toBe(true);
    },
  );

  it('produce the same bytes each time', async () => {
    const draw = async () => await renderPng(renderSvg({...CONTENT, emblem: EMBLEM}));
    expect((await draw()).equals(await draw())).toBe(true);
  });

  it('show the title: another title gives another image', async () => {
    const one = await renderPng(renderSvg(CONTENT));
    const other = await renderPng(renderSvg({...CONTENT, title: 'Nmaq'}));
    expect(one.equals(other)).toBe(false);
  });

  it.each([
    ['title', {title: 'word '.repeat(80)}, /is too long for the image of the page. Shorten it\.$/],
    ['line', {kicker: 'x'.repeat(90)}, /is too long for a line/],
  ])('refuse a %s that would have to be cut off', (_, content, message) => {
    expect(() => renderSvg({...CONTENT, ...content})).toThrow(message);
  });
});
