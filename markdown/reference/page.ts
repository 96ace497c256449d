import {existsSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {PhrasingContent} from 'mdast';

import type {Charts} from '../../platform/charts';
import {code, link} from './nodes';

/** The page that an element is on. */
export interface Page {
  /** Absolute path of its file. */
  file: string;
  frontMatter: Record<string, unknown>;
}

/** Makes the mention of a chart: a link to its page, or its name while it has none. */
export type ChartLink = (chart: string) => PhrasingContent;

/** The folder of the site: the one around the documentation folder that a page is in. */
function findSiteDir(file: string): string | undefined {
  let folder = dirname(file);
  while (dirname(folder) !== folder) {
    if (folder.endsWith('/docs')) return dirname(folder);
    folder = dirname(folder);
  }
  return undefined;
}

/**
 * Links charts from a page to their pages, as far as these exist.
 *
 * @param page the page that the links are on
 */
export function createChartLink({file}: Page, charts: Charts): ChartLink {
  const siteDir = findSiteDir(file);
  return (chart) => {
    const route = charts.get(chart)?.page;
    const hasPage =
      siteDir !== undefined &&
      route !== undefined &&
      ['.md', '.mdx'].some((extension) => existsSync(join(siteDir, `${route}${extension}`)));
    return hasPage ? link(route, chart) : code(chart);
  };
}
