import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Options as SitemapOptions} from '@docusaurus/plugin-sitemap';
import type {RouteConfig} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';

import {readPageDates, type PageDates} from './readPageDates';

/** Adds dates to documentation pages. The theme shows them. */
export function withDocDates(content: LoadedContent, dates: PageDates): LoadedContent {
  const loadedVersions = content.loadedVersions.map((version) => ({
    ...version,
    docs: version.docs.map((doc) => ({
      ...doc,
      lastUpdatedAt: dates.get(aliasedSitePathToRelativePath(doc.source)),
    })),
  }));
  return {...content, loadedVersions};
}

/** Adds dates to posts, in their front matter: unlike `lastUpdatedAt`, the theme does not show them there. */
export function withPostDates(content: BlogContent, dates: PageDates): BlogContent {
  const blogPosts = content.blogPosts.map(({metadata, ...post}) => {
    const date = dates.get(aliasedSitePathToRelativePath(metadata.source));
    const frontMatter = {
      ...metadata.frontMatter,
      ...(date !== undefined && {last_update: {date: new Date(date).toISOString()}}),
    };
    return {...post, metadata: {...metadata, frontMatter}};
  });
  return {...content, blogPosts};
}

/**
 * Replaces the metadata of routes by the dates of their source files. Without the path of the source file, the sitemap
 * does not run git for it.
 */
export function withRouteDates(routes: readonly RouteConfig[], dates: PageDates): RouteConfig[] {
  return routes.map(({metadata, routes: children, ...route}) => ({
    ...route,
    metadata: {lastUpdatedAt: dates.get(metadata?.sourceFilePath ?? '')},
    ...(children && {routes: withRouteDates(children, dates)}),
  }));
}

/**
 * The sitemap's option for pages with dates. Lists have none.
 *
 * @param siteDir folder of the site
 */
export function createDatedSitemapItems(siteDir: string): NonNullable<SitemapOptions['createSitemapItems']> {
  return async ({defaultCreateSitemapItems, routes, siteConfig}) =>
    defaultCreateSitemapItems({siteConfig, routes: withRouteDates(routes, await readPageDates(siteDir))});
}
