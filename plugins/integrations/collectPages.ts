import path from 'node:path';

import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {CURRENT_VERSION_NAME} from '@docusaurus/plugin-content-docs/server';
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
  description: string;
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
 * and drafts. Only the current version of the default docs plugin is read.
 *
 * @param allContent what the content plugins of the site have loaded
 * @throws if the site does not have that version
 */
export function collectPages(allContent: AllContent): Page[] {
  return getCurrentDocs(allContent).flatMap((doc) => {
    const kind = kindsByFolder.get(doc.sourceDirName);
    // The development server publishes drafts and lists unlisted pages, so only the front matter can be relied on.
    if (kind === undefined || isIndexPage(doc) || doc.frontMatter.draft === true) return [];
    const {permalink, title, description, frontMatter} = doc;
    return {
      kind,
      file: aliasedSitePathToRelativePath(doc.source),
      slug: path.posix.basename(permalink),
      permalink,
      title,
      description,
      isListed: frontMatter.unlisted !== true,
      frontMatter,
    };
  });
}

function getCurrentDocs(allContent: AllContent): Doc[] {
  const content = allContent['docusaurus-plugin-content-docs']?.[DEFAULT_PLUGIN_ID] as
    LoadedContent | undefined;
  const version = content?.loadedVersions.find(({versionName}) => versionName === CURRENT_VERSION_NAME);
  if (!version) {
    throw new Error(
      `The integrations plugin finds no documentation. Add @docusaurus/plugin-content-docs to docusaurus.config.ts, with the id "${DEFAULT_PLUGIN_ID}" and with its version "${CURRENT_VERSION_NAME}".`,
    );
  }
  return version.docs;
}

/** Whether the file name is one that the docs plugin treats as a category's index page. */
function isIndexPage({source, sourceDirName}: Doc): boolean {
  return ['index', 'readme', sourceDirName].includes(path.posix.parse(source).name.toLowerCase());
}
