import {dirname, join} from 'node:path';
import {Readable} from 'node:stream';
import {buffer} from 'node:stream/consumers';
import {renderAsync, Resvg, type ResvgRenderOptions} from '@resvg/resvg-js';
import {PNG} from 'pngjs';

/** Folder of the fonts. The package has one file for each weight. */
const FONTS = dirname(require.resolve('@expo-google-fonts/inter/package.json'));

/** Weights of the font that images are set in. */
const FONT_FILES = ['400Regular/Inter_400Regular.ttf', '700Bold/Inter_700Bold.ttf'];

const OPTIONS: ResvgRenderOptions = {
  font: {
    fontFiles: FONT_FILES.map((file) => join(FONTS, file)),
    // Fonts of the machine would make other images on each machine.
    loadSystemFonts: false,
    defaultFontFamily: 'Inter',
  },
};

export type FontWeight = 400 | 700;

/** Replaces what has a meaning in XML. */
export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Font size that texts are measured at: the renderer rounds what is small. */
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
 * Draws an SVG as PNG. Both steps leave the thread of the caller free, so that images are drawn side by side.
 *
 * The renderer's own PNG has twice the bytes. The alpha channel, which nothing needs, stays: taking it out takes pngjs four
 * times as long as everything else, and compressed it weighs next to nothing.
 */
export async function renderPng(svg: string): Promise<Buffer> {
  const {width, height, pixels} = await renderAsync(svg, OPTIONS);
  const image = new PNG({width, height, filterType: 0, deflateLevel: 6, deflateStrategy: 0});
  image.data = pixels;
  // Flat colours: whole rows repeat, which the filters of the format would only disturb.
  // Its stream is older than the protocol that Node's consumers want.
  return await buffer(new Readable().wrap(image.pack()));
}
