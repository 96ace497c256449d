import type {BlogPosting, BreadcrumbList, Graph, Organization, TechArticle} from 'schema-dts';

export interface Site {
  /** Name of the site and of the project behind it. */
  title: string;
  /** Origin, without a trailing slash. */
  url: string;
  /** Path of the landing page. */
  home: string;
  /** Language of the texts, BCP 47. */
  language: string;
}

/** What search engines show about a page. All paths begin with the base path. */
export interface Article {
  permalink: string;
  title: string;
  description: string;
  /** Path of its image for link previews. */
  image: string;
  /** When it was last edited, ISO 8601; absent if that is unknown. */
  dateModified?: string | undefined;
}

export interface Post extends Article {
  /** Date of the post, ISO 8601. */
  date: string;
  tags: readonly string[];
  authors: readonly {name?: string; url?: string}[];
}

/** One step from the landing page to a page. */
export interface Breadcrumb {
  label: string;
  /** Path; a section without a page of its own has none, and is left out. */
  path: string | undefined;
}

function buildOrganization({title, url, home}: Site): Organization {
  return {'@type': 'Organization', name: title, url: `${url}${home}`};
}

function buildArticle(site: Site, {permalink, title, description, image, dateModified}: Article) {
  const url = `${site.url}${permalink}`;
  return {
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: title,
    description,
    image: `${site.url}${image}`,
    inLanguage: site.language,
    ...(dateModified !== undefined && {dateModified}),
    publisher: buildOrganization(site),
  };
}

function buildBreadcrumbList(site: Site, breadcrumbs: readonly Breadcrumb[]): BreadcrumbList {
  const steps = breadcrumbs.filter(({path}) => path !== undefined);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({label, path}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${site.url}${path ?? ''}`,
    })),
  };
}

export function buildDocData(site: Site, article: Article, breadcrumbs: readonly Breadcrumb[]): Graph {
  const page: TechArticle = {
    '@type': 'TechArticle',
    ...buildArticle(site, article),
    author: buildOrganization(site),
  };
  return {'@context': 'https://schema.org', '@graph': [page, buildBreadcrumbList(site, breadcrumbs)]};
}

export function buildPostData(site: Site, post: Post, breadcrumbs: readonly Breadcrumb[]): Graph {
  const page: BlogPosting = {
    '@type': 'BlogPosting',
    ...buildArticle(site, post),
    datePublished: post.date,
    keywords: post.tags.join(', '),
    author: post.authors.map(({name, url}) => ({'@type': 'Organization', name, url})),
  };
  return {'@context': 'https://schema.org', '@graph': [page, buildBreadcrumbList(site, breadcrumbs)]};
}
