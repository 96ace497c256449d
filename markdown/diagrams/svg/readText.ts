import type {CheerioAPI} from 'cheerio';

import {restoreText} from '../shieldText';

/** A `<text>` of the renderer as its author wrote it, its lines separated by `\n`; `undefined` if there is none. */
export function readText($: CheerioAPI, text: ReturnType<CheerioAPI>): string | undefined {
  if (text.length === 0) return undefined;
  const lines = text.children('tspan').toArray();
  return (lines.length > 0 ? lines.map((line) => $(line).text()) : [text.text()])
    .map((line) => restoreText(line).trim())
    .join('\n');
}
