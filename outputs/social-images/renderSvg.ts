import {escapeXml} from '../../text/escapeXml';
import {compileMeasure} from './drawing';
import {fitText} from './fitText';
import {IMAGE_SIZE} from './imagePath';

export interface ImageContent {
  title: string;
  /** One line above the title: the section of the page, or the date of a post. */
  kicker: string;
  footer: string;
  /** A square SVG to the right of the title; the site's logo if undefined. */
  emblem?: string | undefined;
}

/** The dark palette of `src/css/tokens.css`. */
const COLOURS = {
  paper: '#0f1518',
  ink: '#f1f5f6',
  muted: '#aebcc2',
  accent: '#5ecad6',
  shade: '#1c282e',
};

const MARGIN = 80;
const EMBLEM_SIZE = 320;
/** Baselines of the lines that have the same position in every image. */
const BASELINES = {name: 122, kicker: 232, footer: 562};
const TITLE_ROOM = {top: 264, bottom: 512};
const LINE_HEIGHT = 1.14;
const LINE_SIZE = 30;

const measureBold = compileMeasure(700);
const measureRegular = compileMeasure(400);

/** Sizes of a title: few large lines, or four smaller ones. */
const TITLE_SIZES = [
  {maxLines: 1, sizes: [112, 96]},
  {maxLines: 2, sizes: [84, 78]},
  {maxLines: 3, sizes: [68, 62]},
  {maxLines: 4, sizes: [52, 48, 44, 40]},
].flatMap(({maxLines, sizes}) => sizes.map((size) => ({size, maxLines})));

/** Shapes of the logo, 32 units wide: `static/img/logo.svg` in the colours of the image. */
function renderMark(edge: string, lid: string, edgeWidth: number, lidWidth: number): string {
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M16 29.5V17m0-14.5 11.7 6.75v13.5L16 29.5 4.3 22.75V9.25z" stroke="${edge}" stroke-width="${edgeWidth}"/><path d="m10.4 12.9 5.6 3.3 11.7-6.95" stroke="${lid}" stroke-width="${lidWidth}"/></g>`;
}

/** The emblem of the page, or the logo in the background. */
function renderBackdrop(emblem: string | undefined): string {
  if (emblem === undefined) {
    return `<g transform="translate(752 92) scale(14)">${renderMark(COLOURS.shade, COLOURS.shade, 1.6, 2)}</g>`;
  }
  const x = IMAGE_SIZE.width - MARGIN - EMBLEM_SIZE;
  const y = BASELINES.kicker - 52;
  const body = emblem.slice(emblem.indexOf('<svg'));
  return body.replace(/^<svg\b[^>]*>/, (tag) => {
    const viewBox = /viewBox="[^"]+"/.exec(tag)?.[0] ?? '';
    return `<svg x="${x}" y="${y}" width="${EMBLEM_SIZE}" height="${EMBLEM_SIZE}" ${viewBox} fill="none">`;
  });
}

/** Draws the image of a page as SVG. Throws if the title or a line is too long for it. */
export function renderSvg({title, kicker, footer, emblem}: ImageContent): string {
  const {width, height} = IMAGE_SIZE;
  const textWidth = width - 2 * MARGIN - (emblem === undefined ? 0 : EMBLEM_SIZE + MARGIN / 2);
  const fitted = fitText(title, textWidth, TITLE_SIZES, measureBold);
  if (!fitted) throw new Error(`the title "${title}" is too long for the image of the page. Shorten it.`);
  const {size, lines} = fitted;
  for (const line of [kicker, footer]) {
    if (measureRegular(line) * LINE_SIZE > textWidth) {
      throw new Error(`"${line}" is too long for a line of the image of the page. Shorten it.`);
    }
  }
  const lineHeight = size * LINE_HEIGHT;
  const firstBaseline =
    TITLE_ROOM.top + (TITLE_ROOM.bottom - TITLE_ROOM.top - lines.length * lineHeight) / 2 + size * 0.92;
  const titleLines = lines.map(
    (line, index) =>
      `<text x="${MARGIN}" y="${Math.round(firstBaseline + index * lineHeight)}">${escapeXml(line)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${COLOURS.paper}"/>
${renderBackdrop(emblem)}
<g transform="translate(${MARGIN - 8} 78) scale(2)">${renderMark(COLOURS.ink, COLOURS.accent, 2.4, 3.2)}</g>
<g font-family="Inter">
<text x="154" y="${BASELINES.name}" font-size="36" font-weight="700" fill="${COLOURS.ink}">secureCodeBox</text>
<text x="${MARGIN}" y="${BASELINES.kicker}" font-size="${LINE_SIZE}" fill="${COLOURS.accent}">${escapeXml(kicker)}</text>
<g font-size="${size}" font-weight="700" fill="${COLOURS.ink}">
${titleLines.join('\n')}
</g>
<text x="${MARGIN}" y="${BASELINES.footer}" font-size="${LINE_SIZE}" fill="${COLOURS.muted}">${escapeXml(footer)}</text>
</g>
</svg>`;
}
