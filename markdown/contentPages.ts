import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';

export interface ContentPage {
  type: 'docs' | 'blog';
  permalink: string;
  title: string;
  description: string;
  /** Source file, relative to the site, with slashes. */
  source: string;
  frontMatter: Record<string, unknown>;
  tags: string[];
  /** Labels of the sidebar categories of a doc, outermost first; undefined for a post, and for a doc without one. */
  categories?: readonly string[];
  /** Whether a doc is the page of its last category. */
  isIndex?: boolean;
  /** Day on which a post was published: `2024-10-25`. */
  day?: string;
  /** Day on which a doc was last edited, if git knows it. */
  updated?: string;
}

type Version = DocsContent['loadedVersions'][number];
type Place = Required<Pick<ContentPage, 'categories' | 'isIndex'>>;

function walkSidebar(
  items: Version['sidebars'][string],
  categories: readonly string[] = [],
): [string, Place][] {
  return items.flatMap((item): [string, Place][] => {
    if (item.type === 'doc' || item.type === 'ref') return [[item.id, {categories, isIndex: false}]];
    if (item.type !== 'category') return [];
    const inside = [...categories, item.label];
    const link = item.link?.type === 'doc' ? item.link.id : undefined;
    return [
      ...(link === undefined ? [] : [[link, {categories: inside, isIndex: true}] satisfies [string, Place]]),
      ...walkSidebar(item.items, inside),
    ];
  });
}

function formatIsoDay(date: Date | number): string {
  return new Date(date).toISOString().slice(0, 10);
}

type Loaded = Pick<ContentPage, 'permalink' | 'title' | 'description' | 'source'> & {
  frontMatter: object;
  tags: readonly {label: string}[];
};

function readCommon({permalink, title, description, source, frontMatter, tags}: Loaded) {
  return {
    permalink,
    title,
    description,
    source: aliasedSitePathToRelativePath(source),
    frontMatter: {...frontMatter},
    tags: tags.map(({label}) => label),
  };
}

function collectDocs({docs, sidebars}: Version): ContentPage[] {
  const places = new Map(Object.values(sidebars).flatMap((items) => walkSidebar(items)));
  const order = [...places.keys()];
  const findPlace = (id: string): number => (places.has(id) ? order.indexOf(id) : order.length);
  return [...docs]
    .sort((a, b) => findPlace(a.id) - findPlace(b.id))
    .map((doc) => ({
      type: 'docs',
      ...readCommon(doc),
      ...places.get(doc.id),
      ...(doc.lastUpdatedAt && {updated: formatIsoDay(doc.lastUpdatedAt)}),
    }));
}

/** All docs in the order of the sidebar, then all posts, the newest first. */
export function collectContent(allContent: AllContent): ContentPage[] {
  const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as DocsContent[];
  const blogs = Object.values(allContent['docusaurus-plugin-content-blog'] ?? {}) as BlogContent[];
  return [
    ...docs.flatMap(({loadedVersions}) => loadedVersions.flatMap(collectDocs)),
    ...blogs.flatMap(({blogPosts}) =>
      blogPosts.map(({metadata}): ContentPage => {
        return {type: 'blog', ...readCommon(metadata), day: formatIsoDay(metadata.date)};
      }),
    ),
  ];
}

/**
 * Whether a page is in lists and in the search. The development server publishes drafts and lists unlisted pages, so
 * only the front matter can be relied on.
 */
export function isListed({frontMatter}: ContentPage): boolean {
  return frontMatter.unlisted !== true && frontMatter.draft !== true;
}
