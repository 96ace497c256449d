/** For hosting tests: the responses that the build requires of the server. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {parseSitemap, SITEMAP_FILE} from '../../text/publishedPaths';
import {readBuild} from '../../deploy/package/readBuild';

/** A path of the site, and the bytes that the server must return for it. */
export interface ServedFile {
  path: string;
  content: Buffer;
}

/** A page is served at the path of its `index.html` without this part. */
const INDEX = /(?<=^|\/)index\.html$/;

/** All files with a path of their own, and pages by their clean paths. */
export function readServedFiles(buildDir: string): ServedFile[] {
  return readBuild(buildDir)
    .files.filter(({path}) => path !== '404.html')
    .map(({path, content}) => ({
      path: `/${path.replace(INDEX, '')}`.replace(/(?<=.)\/$/, ''),
      content,
    }));
}

/** Paths of the sitemap; some end in a slash. */
export function readRoutes(buildDir: string): string[] {
  return parseSitemap(readFileSync(join(buildDir, SITEMAP_FILE), 'utf8'));
}
