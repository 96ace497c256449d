import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

import {createRedirectsFile, parseRedirects, REDIRECTS_FILE} from './redirectsFile';

/**
 * Checks the redirects of a finished build, and moves them below its base path: `static/_redirects` begins at the root
 * of the site, and hosts read the file from the root of the host.
 *
 * @param outDir folder of the build; without the file nothing happens
 * @param baseUrl path below which the site is published, with a slash at both ends
 * @throws for a line that {@link parseRedirects} refuses; the file stays as it is
 */
export async function placeRedirects(outDir: string, baseUrl: string): Promise<void> {
  const file = join(outDir, REDIRECTS_FILE);
  if (!existsSync(file)) return;
  const hasPage = (path: string) => existsSync(join(outDir, path, 'index.html'));
  const redirects = parseRedirects(await readFile(file, 'utf8'), hasPage);
  // At the root the file stays as it was written, with its comments.
  if (baseUrl !== '/') await writeFile(file, createRedirectsFile(redirects, baseUrl));
}
