import {existsSync} from 'node:fs';
import {join} from 'node:path';

import type {PageFault, PageHead} from '../sources/parsePage';

/** How a line of a page uses code of the project: it imports a component, or has a block that readers can change. */
const IMPORT = /^import .* from '@site\/(?<path>[^']+)'/;
const LIVE_BLOCK = /^\s*(?:`{3,}.* live\b|<ExampleFile .*\blive=)/;
const LIVE_CODE = 'tools/live-code';

const ENDINGS = ['', '.ts', '.tsx'];

/** Lists what a page uses that is not below the folder of its site, such as a tool that was removed. */
export function collectImportFaults({source}: PageHead, siteDir: string): PageFault[] {
  return source.split('\n').flatMap((text, index): PageFault[] => {
    const used = LIVE_BLOCK.test(text) ? LIVE_CODE : IMPORT.exec(text)?.groups?.path;
    if (used === undefined || ENDINGS.some((ending) => existsSync(join(siteDir, used + ending)))) return [];
    const advice =
      used === LIVE_CODE
        ? 'Remove the mark "live"'
        : 'Correct the path, or remove the import and its element';
    return [{line: index + 1, message: `the page uses ${used}, which does not exist. ${advice}.`}];
  });
}
