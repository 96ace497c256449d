import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

import {Globby} from '@docusaurus/utils';

import {parseRedirects, REDIRECT_STATUS, REDIRECTS_FILE} from '../../text/redirects';

/**
 * Checks the redirects of a finished build, and moves them below its base path: paths in `static/_redirects` are
 * relative to the root of the site, but hosts read them as relative to the root of the host.
 */
export async function placeRedirects(outDir: string, baseUrl: string): Promise<void> {
  const file = join(outDir, REDIRECTS_FILE);
  if (!existsSync(file)) return;
  // Not `existsSync`: on some machines, /docs/Nmap would be the page /docs/nmap.
  const files = new Set(await Globby(['**/index.html', 'img/**'], {cwd: outDir}));
  const hasPage = (path: string) =>
    [path.slice(1), `${path.slice(1)}/index.html`].some((file) => files.has(file));
  const redirects = parseRedirects(await readFile(file, 'utf8'), `static/${REDIRECTS_FILE}`, hasPage);
  // At the root, the file is kept as written, with its comments.
  if (baseUrl === '/') return;
  const below = (path: string) => baseUrl + path.slice(1);
  const lines = redirects.map(({from, to}) => `${below(from)} ${below(to)} ${REDIRECT_STATUS}\n`);
  await writeFile(file, lines.join(''));
}
