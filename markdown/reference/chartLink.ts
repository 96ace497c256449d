import type {PhrasingContent} from 'mdast';

import type {Charts} from '../../platform/charts';
import {code, link} from './nodes';

/** Links to the page of a chart; gives just the chart's name if it has no page. */
export type ChartLink = (chart: string) => PhrasingContent;

export function createChartLink(charts: Charts): ChartLink {
  return (chart) => {
    const page = charts.get(chart)?.page;
    return page === undefined ? code(chart) : link(page, chart);
  };
}
