import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {Readable} from 'node:stream';
import {buffer} from 'node:stream/consumers';
import {renderAsync, Resvg, type ResvgRenderOptions} from '@resvg/resvg-js';
import {PNG} from 'pngjs';

import {escapeXml} from '../../text/escapeXml';

const FONTS = dirname(require.resolve('@expo-google-fonts/inter/package.json'));
const FONT_FILES = ['400Regular/Inter_400Regular.ttf', '700Bold/Inter_700Bold.ttf'];

const OPTIONS: ResvgRenderOptions = {
  font: {
    fontFiles: FONT_FILES.map((file) => join(FONTS, file)),
    // With system fonts, images would differ between machines.
    loadSystemFonts: false,
    defaultFontFamily: 'Inter',
  },
};

/** Font size for measuring: large, because the renderer rounds widths. */
const MEASURED_SIZE = 100;

/** Measures with the renderer itself, so that what fits here fits in the image. */
export function compileMeasure(weight: 400 | 700): (text: string) => number {
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

export interface ImageFile {
  /** Path below the output folder. */
  file: string;
  svg: string;
}

/** Draws images, two at a time, and writes them into the output folder. */
export async function writeImages(files: readonly ImageFile[], outDir: string): Promise<void> {
  const waiting = [...files];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const target = join(outDir, next.file);
      await mkdir(dirname(target), {recursive: true});
      await writeFile(target, await renderPng(next.svg));
    }
  };
  await Promise.all([work(), work()]);
}
