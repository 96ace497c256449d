/** For hosting tests: what the build says that the server has to answer. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {parseSitemap, SITEMAP_FILE} from '../nginx/slashPages';
import {readBuild} from '../package/readBuild';

/** A path of the site, and the bytes that it has to answer with. */
export interface ServedFile {
  /** Path of the request. */
  path: string;
  content: Buffer;
}

/** A file below `.../index.html` is a page: it answers without it. */
const INDEX = /(?<=^|\/)index\.html$/;

/** All files that answer to a path of their own, and the pages by their clean paths. */
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
