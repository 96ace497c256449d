import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';

import {GlobExcludeDefault, Globby, posixPath} from '@docusaurus/utils';

import type {IntegrationKind} from './catalogue';

/** Text of a scanner or hook page as it lies on the disk. */
export type PageFile = {
  kind: IntegrationKind;
  /** Absolute path. */
  filePath: string;
  /** Path relative to the site's folder, with forward slashes: for messages. */
  displayPath: string;
  source: string;
};

/** Folder below the documentation folder for each kind of page. */
export const kindFolders: Record<IntegrationKind, string> = {scanner: 'scanners', hook: 'hooks'};

/** Patterns of all pages that can have a catalogue entry, absolute if `docsDir` is. */
export function createPagePatterns(docsDir: string): string[] {
  return Object.values(kindFolders).map((folder) => `${posixPath(docsDir)}/${folder}/*.{md,mdx}`);
}

/**
 * Reads all scanner and hook pages. Index pages and files that begin with `_` are left out, as the docs plugin does.
 *
 * @param siteDir absolute folder of the site
 * @param docsPath folder of the documentation, relative to `siteDir`
 * @throws if the documentation folder does not exist
 */
export async function readPages(siteDir: string, docsPath: string): Promise<PageFile[]> {
  const docsDir = path.resolve(siteDir, docsPath);
  const isFolder = await stat(docsDir).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
  if (!isFolder) {
    throw new Error(
      `The folder "${docsPath}" does not exist. Set docsPath of the integrations plugin to the folder of the documentation.`,
    );
  }
  const pages = await Promise.all(
    Object.keys(kindFolders).map((kind) => readPagesOfKind(kind as IntegrationKind, siteDir, docsDir)),
  );
  return pages.flat();
}

async function readPagesOfKind(kind: IntegrationKind, siteDir: string, docsDir: string): Promise<PageFile[]> {
  const folder = kindFolders[kind];
  const files = await Globby(`${folder}/*.{md,mdx}`, {cwd: docsDir, ignore: GlobExcludeDefault});
  return Promise.all(
    files
      .filter((file) => !isIndexPage(file, folder))
      .sort()
      .map(async (file) => {
        const filePath = path.join(docsDir, file);
        return {
          kind,
          filePath,
          displayPath: posixPath(path.relative(siteDir, filePath)),
          source: await readFile(filePath, 'utf8'),
        };
      }),
  );
}

/** The names that the docs plugin takes for the page of a category. */
function isIndexPage(file: string, folder: string): boolean {
  return ['index', 'readme', folder].includes(path.posix.parse(file).name.toLowerCase());
}
