import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';

type Sidebar = DocsContent['loadedVersions'][number]['sidebars'][string];

/** A page that gets a Markdown twin. */
export interface ExportedPage {
  /** Path of the page, with the base path. */
  permalink: string;
  title: string;
  description: string;
  /** Source file, relative to the site, with slashes. */
  source: string;
  /** Labels of the sidebar categories above a doc, outermost first; undefined for a post. */
  categories?: readonly string[];
  /** Day on which a post was published: `2024-10-25`. */
  day?: string;
  /** Day on which a doc was last edited, if git knows it. */
  updated?: string;
}

function formatIsoDay(date: Date | number): string {
  return new Date(date).toISOString().slice(0, 10);
}

/** Ids of the docs in the order of the sidebar, each with the labels of the categories above it. */
function collectIds(items: Sidebar, above: readonly string[] = []): [string, readonly string[]][] {
  return items.flatMap((item): [string, readonly string[]][] => {
    if (item.type === 'doc') return [[item.id, above]];
    if (item.type !== 'category') return [];
    const categories = [...above, item.label];
    const link: [string, readonly string[]][] = item.link?.type === 'doc' ? [[item.link.id, categories]] : [];
    return [...link, ...collectIds(item.items, categories)];
  });
}

function collectDocs({loadedVersions}: DocsContent): ExportedPage[] {
  return loadedVersions.flatMap(({docs, sidebars}) => {
    const byId = new Map(docs.map((doc) => [doc.id, doc]));
    return collectIds(Object.values(sidebars).flat()).flatMap(([id, categories]) => {
      const doc = byId.get(id);
      if (!doc || doc.unlisted) return [];
      const {permalink, title, description, lastUpdatedAt} = doc;
      return [
        {
          permalink,
          title,
          description,
          source: aliasedSitePathToRelativePath(doc.source),
          categories,
          ...(lastUpdatedAt && {updated: formatIsoDay(lastUpdatedAt)}),
        },
      ];
    });
  });
}

function collectPosts({blogPosts}: BlogContent): ExportedPage[] {
  return blogPosts
    .filter(({metadata}) => !metadata.unlisted)
    .map(({metadata: {permalink, title, description, source, date}}) => ({
      permalink,
      title,
      description,
      source: aliasedSitePathToRelativePath(source),
      day: formatIsoDay(date),
    }));
}

/**
 * All docs in the order of the sidebar, then all posts, the newest first. Unlisted pages have no twin.
 *
 * @param allContent what the content plugins of the site have loaded
 */
export function collectPages(allContent: AllContent): ExportedPage[] {
  const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as DocsContent[];
  const posts = Object.values(allContent['docusaurus-plugin-content-blog'] ?? {}) as BlogContent[];
  return [...docs.flatMap(collectDocs), ...posts.flatMap(collectPosts)];
}
