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

/** Links to the page of a chart; gives just the chart's name if it has no page. */
export type ChartLink = (chart: string) => PhrasingContent;

/** The root folder of the site: the parent of the `docs` folder that a page is in. */
function findSiteDir(file: string): string | undefined {
  let folder = dirname(file);
  while (dirname(folder) !== folder) {
    if (folder.endsWith('/docs')) return dirname(folder);
    folder = dirname(folder);
  }
  return undefined;
}

/**
 * Creates the function that links charts to their pages, if they exist.
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
