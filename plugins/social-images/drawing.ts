import {dirname, join} from 'node:path';
import {Readable} from 'node:stream';
import {buffer} from 'node:stream/consumers';
import {renderAsync, Resvg, type ResvgRenderOptions} from '@resvg/resvg-js';
import {PNG} from 'pngjs';

import {escapeXml} from '../../text/escapeXml';

/** Folder of the fonts. The package has one file for each weight. */
const FONTS = dirname(require.resolve('@expo-google-fonts/inter/package.json'));

/** Weights of the font that images are set in. */
const FONT_FILES = ['400Regular/Inter_400Regular.ttf', '700Bold/Inter_700Bold.ttf'];

const OPTIONS: ResvgRenderOptions = {
  font: {
    fontFiles: FONT_FILES.map((file) => join(FONTS, file)),
    // With system fonts, images would differ between machines.
    loadSystemFonts: false,
    defaultFontFamily: 'Inter',
  },
};

export type FontWeight = 400 | 700;

/** Font size for measuring: large, because the renderer rounds widths. */
const MEASURED_SIZE = 100;

/** Measures with the renderer itself, so that what fits here fits in the image. */
export function createMeasure(weight: FontWeight): (text: string) => number {
  const widths = new Map<string, number>();
  return (text) => {
    const known = widths.get(text);
    if (known !== undefined) return known;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><text font-family="Inter" font-weight="${weight}" font-size="${MEASURED_SIZE}">${escapeXml(text)}</text></svg>`;
    const width = (new Resvg(svg, OPTIONS).getBBox()?.width ?? 0) / MEASURED_SIZE;
    widths.set(text, width);
    return width;
  };
}

/**
 * Draws an SVG as PNG. Both steps run off the main thread, so that images are drawn in parallel.
 *
 * The renderer's own PNG has twice the bytes. The unneeded alpha channel is kept: removing it with pngjs takes four
 * times as long as everything else, and it compresses to next to nothing.
 */
export async function renderPng(svg: string): Promise<Buffer> {
  const {width, height, pixels} = await renderAsync(svg, OPTIONS);
  const image = new PNG({width, height, filterType: 0, deflateLevel: 6, deflateStrategy: 0});
  image.data = pixels;
  // No PNG filters: in flat colours, whole rows repeat, and filters would only disturb the compression.
  // pngjs returns an old-style stream, which has to be wrapped for Node's stream consumers.
  return await buffer(new Readable().wrap(image.pack()));
}
