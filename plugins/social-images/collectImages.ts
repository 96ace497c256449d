import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {aliasedSitePathToRelativePath, DEFAULT_PLUGIN_ID} from '@docusaurus/utils';

import {formatDay} from '../../text/formatDay';

/** The contents of a page's image. */
export interface PageImage {
  /** Path of the page, with the base path. */
  permalink: string;
  /** Path of its Markdown file, for messages; generated pages have none. */
  file?: string;
  title: string;
  /** One line above the title. */
  kicker: string;
  /** Path of the emblem below the folder of static files. */
  emblem?: string | undefined;
}

type SidebarItem = DocsContent['loadedVersions'][number]['sidebars'][string][number];

/** Ids of all documents of an item. */
function collectIds(item: SidebarItem): string[] {
  if (item.type === 'doc' || item.type === 'ref') return [item.id];
  if (item.type !== 'category') return [];
  const own = item.link?.type === 'doc' ? [item.link.id] : [];
  return [...own, ...item.items.flatMap(collectIds)];
}

function collectDocs({loadedVersions}: DocsContent): PageImage[] {
  return loadedVersions.flatMap(({docs, sidebars}) => {
    const categories = Object.values(sidebars)
      .flat()
      .filter((item) => item.type === 'category');
    const sections = new Map(
      categories.flatMap((item) => collectIds(item).map((id) => [id, item.label] as const)),
    );
    return docs.map(({id, source, permalink, title}) => {
      const section = sections.get(id);
      const isSection = section === undefined || section === title;
      return {
        permalink,
        file: aliasedSitePathToRelativePath(source),
        title,
        kicker: isSection ? 'Documentation' : `Documentation / ${section}`,
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

/** The images of the blog's lists: all posts, the posts of each tag, the list of tags, and the archive. */
function collectLists({blogTags, blogTagsListPath}: BlogContent, {blogTitle, paths}: Lists): PageImage[] {
  const create = (permalink: string, title: string): PageImage => ({permalink, title, kicker: 'Blog'});
  const tags = Object.values(blogTags).flatMap(({label, pages}) =>
    pages.map(({metadata}) => create(metadata.permalink, `Posts on ${label}`)),
  );
  // The content has the paths of neither the lists nor the archive, which are next to the tags.
  const blog = blogTagsListPath.replace(/\/tags$/, '');
  const lists = paths.filter((path) => path === blog || path.startsWith(`${blog}/page/`));
  return [
    ...lists.map((path) => create(path, blogTitle)),
    ...tags,
    create(blogTagsListPath, 'Tags of all posts'),
    create(`${blog}/archive`, 'All posts by year'),
  ];
}

/** What the blog's content does not say about its lists. */
interface Lists {
  blogTitle: string;
  /** Paths of all pages of the site. */
  paths: readonly string[];
}

/**
 * Lists the contents of all images: of the landing page, documents, posts and post lists.
 *
 * @param allContent what the content plugins of the site have loaded
 * @param home path and title of the landing page
 * @param lists title of the blog, and the paths of all pages
 */
export function collectImages(
  allContent: AllContent,
  home: Pick<PageImage, 'permalink' | 'title'>,
  lists: Lists,
): PageImage[] {
  // The site has one instance of each plugin.
  const getContent = (plugin: string) =>
    allContent[`docusaurus-plugin-content-${plugin}`]?.[DEFAULT_PLUGIN_ID];
  const blog = getContent('blog') as BlogContent;
  return [
    {...home, kicker: 'OWASP Lab Project'},
    ...collectDocs(getContent('docs') as DocsContent),
    ...collectPosts(blog),
    ...collectLists(blog, lists),
  ];
}
