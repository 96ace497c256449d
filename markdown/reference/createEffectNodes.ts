import type {PhrasingContent, RootContent} from 'mdast';

import {isIgnored, type Chart, type Charts} from '../../platform/charts';
import {groupBy} from '../../text/groupBy';
import {code, DATA_LIST_CLASS, enumerate, join, table, text, type ChartLink} from './nodes';

export function lacksEffect({scanTypes = [], withoutEffect = []}: Chart, key: string): boolean {
  return withoutEffect.includes(key) || scanTypes.some((scanType) => scanType.withoutEffect?.includes(key));
}

export function describeMissingEffect(chart: Chart, key: string): PhrasingContent[] {
  const {scanTypes = []} = chart;
  if (!lacksEffect(chart, key)) return [];
  if (isIgnored(chart, key)) return text(' No effect in this chart.');
  const names = scanTypes.filter((scanType) => scanType.withoutEffect?.includes(key)).map(({name}) => name);
  if (names.length === scanTypes.length) return text(' No effect on the scan pod.');
  return [...text(' No effect on '), ...enumerate(names.map((name) => [code(name)])), ...text('.')];
}

/**
 * A table of all scanner chart values without effect. ScanTypes that ignore the same values share a row; values that
 * nothing in the chart reads have a row without a ScanType.
 */
export function createEffectTable(charts: Charts, linkChart: ChartLink): RootContent {
  const scanners = [...charts.values()].filter(({scanTypes}) => scanTypes !== undefined);
  const rows = scanners.flatMap((chart) => {
    const {scanTypes = [], withoutEffect} = chart;
    const lacking = scanTypes.filter((scanType) => scanType.withoutEffect !== undefined);
    const groups = [...groupBy(lacking, (scanType) => scanType.withoutEffect?.join() ?? '').values()];
    return [
      ...groups.map((group) => ({names: group.map(({name}) => name), keys: group[0]?.withoutEffect ?? []})),
      ...(withoutEffect === undefined ? [] : [{names: [], keys: withoutEffect}]),
    ].map(({names, keys}) => [
      [linkChart(chart.chart)],
      names.length === 0 ? text('–') : enumerate(names.map((name) => [code(name)])),
      join(
        keys.map((key) => [code(key)]),
        ', ',
      ),
    ]);
  });
  return table(DATA_LIST_CLASS, ['Chart', 'ScanType', 'Values without effect'], rows);
}
