import path from 'node:path';

import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {aliasedSitePathToRelativePath, DEFAULT_PLUGIN_ID} from '@docusaurus/utils';

import type {IntegrationKind, PageLink} from '../../markdown/catalogue/catalogue';

/** A scanner or hook page as the docs plugin has read it. */
export type Page = PageLink & {
  kind: IntegrationKind;
  /** Path of its file relative to the site's folder, with forward slashes. */
  file: string;
  /** Last part of its URL, by which `replacement` names it. */
  slug: string;
  /** False for unlisted pages: they exist, but no list shows them. */
  isListed: boolean;
  frontMatter: Record<string, unknown>;
};

type Doc = LoadedContent['loadedVersions'][number]['docs'][number];

/** The kind of page by folder below the documentation folder. */
const kindsByFolder = new Map<string, IntegrationKind>([
  ['scanners', 'scanner'],
  ['hooks', 'hook'],
]);

/**
 * All pages that must have a catalogue entry: those directly in the folders of scanners and hooks, except index pages
 * and drafts.
 *
 * @param allContent what the content plugins of the site have loaded
 */
export function collectPages(allContent: AllContent): Page[] {
  return getDocs(allContent).flatMap((doc) => {
    const kind = kindsByFolder.get(doc.sourceDirName);
    // The development server publishes drafts and lists unlisted pages, so only the front matter can be relied on.
    if (kind === undefined || isIndexPage(doc) || doc.frontMatter.draft === true) return [];
    const {permalink, title, frontMatter} = doc;
    return {
      kind,
      file: aliasedSitePathToRelativePath(doc.source),
      slug: path.posix.basename(permalink),
      permalink,
      title,
      isListed: frontMatter.unlisted !== true,
      frontMatter,
    };
  });
}

/** The documents of the site, which has one docs plugin with one version. */
function getDocs(allContent: AllContent): Doc[] {
  const {loadedVersions} = allContent['docusaurus-plugin-content-docs']?.[DEFAULT_PLUGIN_ID] as LoadedContent;
  return loadedVersions.flatMap(({docs}) => docs);
}

/** Whether the file name is one that the docs plugin treats as a category's index page. */
function isIndexPage({source, sourceDirName}: Doc): boolean {
  return ['index', 'readme', sourceDirName].includes(path.posix.parse(source).name.toLowerCase());
}
