import {readdirSync} from 'node:fs';
import {join} from 'node:path';

import {readText} from '../../text/readText';
import type {AddFact} from './readCharts';

const FOLDERS = ['docs', 'src/pages'];
const LINK =
  /github\.com\/secureCodeBox\/secureCodeBox\/(?:blob|tree)\/(?<ref>[^/\s)"'#]+)(?:\/(?<path>[^\s)"'#>`]*))?/g;

/** Adds the links of pages to files of the platform's repository: those of the release must exist at its tag. */
export function readLinks(root: string, add: AddFact): void {
  const names = new Set<string>();
  for (const folder of FOLDERS) {
    const files = readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'});
    for (const file of files
      .filter((name) => /\.(?:mdx?|tsx)$/.test(name))
      .map((name) => join(folder, name))) {
      for (const [index, line] of readText(join(root, file)).split('\n').entries()) {
        for (const {groups} of line.matchAll(LINK)) {
          const path = decodeURI(groups?.path ?? '').replace(/\/$/, '');
          const isOfRelease = groups?.ref === 'v%release.version%';
          // Of several links to a path, a wrong one counts.
          if (path === '' || (isOfRelease && names.has(path))) continue;
          names.add(path);
          add(`links/${path}`, {
            value: isOfRelease ? true : `on ${groups?.ref ?? ''} instead of v%release.version%`,
            file,
            line: index + 1,
          });
        }
      }
    }
  }
}
