import path from 'node:path';

import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';

import type {PageSource} from './pages';

type SidebarItem = DocsContent['loadedVersions'][number]['sidebars'][string][number];

/** Labels of the categories above each document, outermost first. */
function collectCategories(
  items: readonly SidebarItem[],
  above: readonly string[] = [],
): [string, string[]][] {
  return items.flatMap((item): [string, string[]][] => {
    if (item.type === 'doc' || item.type === 'ref') return [[item.id, [...above]]];
    if (item.type !== 'category') return [];
    const link: [string, string[]][] = item.link?.type === 'doc' ? [[item.link.id, [...above]]] : [];
    return [...link, ...collectCategories(item.items, [...above, item.label])];
  });
}

/**
 * Whether a page is a draft or unlisted by its front matter: the development server lists both, but must have the same
 * records as the build.
 */
function isHidden({unlisted, draft}: {unlisted?: unknown; draft?: unknown}): boolean {
  return unlisted === true || draft === true;
}

function collectDocs({loadedVersions}: DocsContent, resolveFile: (source: string) => string): PageSource[] {
  return loadedVersions.flatMap(({docs, sidebars}) => {
    const categories = new Map(Object.values(sidebars).flatMap((items) => collectCategories(items)));
    return docs
      .filter(({frontMatter}) => !isHidden(frontMatter))
      .map((doc): PageSource => {
        const above = categories.get(doc.id) ?? [];
        return {
          file: resolveFile(doc.source),
          permalink: doc.permalink,
          title: doc.title,
          description: doc.frontMatter.description ?? '',
          type: 'docs',
          tags: doc.tags.map(({label}) => label),
          path: ['Docs', ...above],
          categories: above,
        };
      });
  });
}

function collectPosts(content: BlogContent, resolveFile: (source: string) => string): PageSource[] {
  return content.blogPosts
    .filter(({metadata}) => !isHidden(metadata.frontMatter))
    .map(({metadata}) => ({
      file: resolveFile(metadata.source),
      permalink: metadata.permalink,
      title: metadata.title,
      description:
        typeof metadata.frontMatter.description === 'string' ? metadata.frontMatter.description : '',
      type: 'blog',
      tags: metadata.tags.map(({label}) => label),
      path: ['Blog', new Date(metadata.date).toISOString().slice(0, 10)],
      categories: [],
    }));
}

function collectOtherPages(content: PagesContent, resolveFile: (source: string) => string): PageSource[] {
  // Pages that are React components have no text that could be read without running them.
  return content
    .filter((page) => page.type === 'mdx')
    .filter(({frontMatter}) => !isHidden(frontMatter))
    .map((page) => ({
      file: resolveFile(page.source),
      permalink: page.permalink,
      title: page.title ?? path.parse(page.source).name,
      description: page.description ?? '',
      type: 'other',
      tags: [],
      path: [],
      categories: [],
    }));
}

/** What all instances of a plugin have loaded. */
function getInstances<Content>(allContent: AllContent, plugin: string): Content[] {
  return Object.values(allContent[plugin] ?? {}).filter((content) => content != null) as Content[];
}

/**
 * All pages to be searched, sorted by URL. Unlisted pages and drafts are left out, and so are lists and tag pages,
 * which only repeat other content.
 *
 * @param allContent what the content plugins of the site have loaded
 * @param siteDir absolute path of the site
 */
export function collectPages(allContent: AllContent, siteDir: string): PageSource[] {
  const resolveFile = (source: string) => path.resolve(siteDir, aliasedSitePathToRelativePath(source));
  const pages = [
    ...getInstances<DocsContent>(allContent, 'docusaurus-plugin-content-docs').flatMap((content) =>
      collectDocs(content, resolveFile),
    ),
    ...getInstances<BlogContent>(allContent, 'docusaurus-plugin-content-blog').flatMap((content) =>
      collectPosts(content, resolveFile),
    ),
    ...getInstances<PagesContent>(allContent, 'docusaurus-plugin-content-pages').flatMap((content) =>
      collectOtherPages(content, resolveFile),
    ),
  ];
  return pages.sort((a, b) => (a.permalink < b.permalink ? -1 : 1));
}
