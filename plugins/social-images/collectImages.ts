import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';

import {formatDay} from '../../text/formatDay';

/** What the image of a page says. */
export interface PageImage {
  /** Path of the page, with the base path. */
  permalink: string;
  /** Path of its Markdown file, for messages; pages that are made have none. */
  file: string | undefined;
  title: string;
  kicker: string;
  /** Path of the emblem below the folder of static files. */
  emblem: string | undefined;
}

type SidebarItem = DocsContent['loadedVersions'][number]['sidebars'][string][number];

/** Ids of all documents of an item. */
function collectIds(item: SidebarItem): string[] {
  if (item.type === 'doc' || item.type === 'ref') return [item.id];
  if (item.type !== 'category') return [];
  const own = item.link?.type === 'doc' ? [item.link.id] : [];
  return [...own, ...item.items.flatMap(collectIds)];
}

/** The label of the section that each document is in. */
function mapSections(items: readonly SidebarItem[]): Map<string, string> {
  const categories = items.filter((item) => item.type === 'category');
  return new Map(
    categories.flatMap((item) => collectIds(item).map((id): [string, string] => [id, item.label])),
  );
}

function collectDocs({loadedVersions}: DocsContent): PageImage[] {
  return loadedVersions.flatMap(({docs, sidebars}) => {
    const sections = mapSections(Object.values(sidebars).flat());
    return docs.map(({id, source, permalink, title}) => {
      const section = sections.get(id);
      const isSection = section === undefined || section === title;
      return {
        permalink,
        file: aliasedSitePathToRelativePath(source),
        title,
        kicker: isSection ? 'Documentation' : `Documentation / ${section}`,
        emblem: undefined,
      };
    });
  });
}

function collectPosts({blogPosts}: BlogContent): PageImage[] {
  return blogPosts.map(({metadata}) => ({
    permalink: metadata.permalink,
    file: aliasedSitePathToRelativePath(metadata.source),
    title: metadata.title,
    kicker: `Blog / ${formatDay(metadata.date)}`,
    emblem: typeof metadata.frontMatter.emblem === 'string' ? metadata.frontMatter.emblem : undefined,
  }));
}

/** Lists of posts: all of them, those of a tag, and the ways in. */
function collectLists({blogListPaginated, blogTags, blogTagsListPath}: BlogContent): PageImage[] {
  const create = (permalink: string, title: string): PageImage => ({
    permalink,
    file: undefined,
    title,
    kicker: 'Blog',
    emblem: undefined,
  });
  const tags = Object.values(blogTags).flatMap(({label, pages}) =>
    pages.map(({metadata}) => create(metadata.permalink, `Posts on ${label}`)),
  );
  const [first] = blogListPaginated;
  // The content does not name the archive, which is beside the tags.
  const archive = blogTagsListPath.replace(/\/tags$/, '/archive');
  return [
    ...blogListPaginated.map(({metadata}) => create(metadata.permalink, metadata.blogTitle)),
    ...tags,
    ...(first ? [create(blogTagsListPath, 'Tags of all posts'), create(archive, 'All posts by year')] : []),
  ];
}

function getContents<Content>(allContent: AllContent, plugin: string): Content[] {
  return Object.values(allContent[plugin] ?? {}).filter((content) => content != null) as Content[];
}

/**
 * Lists what the images of all pages say: the landing page, documents, posts and lists of posts.
 *
 * @param allContent what the content plugins of the site have loaded
 * @param home path and title of the landing page
 */
export function collectImages(
  allContent: AllContent,
  home: Pick<PageImage, 'permalink' | 'title'>,
): PageImage[] {
  const docs = getContents<DocsContent>(allContent, 'docusaurus-plugin-content-docs');
  const blogs = getContents<BlogContent>(allContent, 'docusaurus-plugin-content-blog');
  return [
    {...home, file: undefined, kicker: 'OWASP Lab Project', emblem: undefined},
    ...docs.flatMap(collectDocs),
    ...blogs.flatMap(collectPosts),
    ...blogs.flatMap(collectLists),
  ];
}
