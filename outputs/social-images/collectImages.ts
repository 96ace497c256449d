import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {AllContent} from '@docusaurus/types';
import {DEFAULT_PLUGIN_ID} from '@docusaurus/utils';

import {collectContent, type ContentPage} from '../../markdown/contentPages';
import {formatDay} from '../../text/formatDay';

export interface PageImage {
  /** Path of the page, with the base path. */
  permalink: string;
  /** Path of its Markdown file, for messages; generated pages have none. */
  file?: string;
  title: string;
  kicker: string;
  /** Path of the emblem below the folder of static files. */
  emblem?: string | undefined;
}

function toImage({permalink, source, title, frontMatter, categories, day}: ContentPage): PageImage {
  const section = categories?.[0] ?? title;
  const docs = section === title ? 'Documentation' : `Documentation / ${section}`;
  return {
    permalink,
    file: source,
    title,
    kicker: day === undefined ? docs : `Blog / ${formatDay(day)}`,
    emblem: day !== undefined && typeof frontMatter.emblem === 'string' ? frontMatter.emblem : undefined,
  };
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

interface Lists {
  blogTitle: string;
  /** Paths of all pages of the site. */
  paths: readonly string[];
}

/** Lists the contents of all images: of the landing page, documents, posts and post lists. */
export function collectImages(
  allContent: AllContent,
  home: Pick<PageImage, 'permalink' | 'title'>,
  lists: Lists,
): PageImage[] {
  // The site has one blog.
  const blog = allContent['docusaurus-plugin-content-blog']?.[DEFAULT_PLUGIN_ID] as BlogContent;
  return [
    {...home, kicker: 'OWASP Lab Project'},
    ...collectContent(allContent).map(toImage),
    ...collectLists(blog, lists),
  ];
}
