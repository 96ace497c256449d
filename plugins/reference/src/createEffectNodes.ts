import type {PhrasingContent, RootContent} from 'mdast';

import type {Chart, Charts} from '../../../platform/charts';
import {code, enumerate, join, table, text} from './nodes';
import type {ChartLink} from './page';

/** Values that reach several pods: a ScanType that ignores one concerns the scan pod alone. */
function isOfScanPodAlone(key: string): boolean {
  return key.startsWith('scanner.');
}

/** Whether a value of a chart has no effect, on some ScanTypes at least. */
export function lacksEffect({scanTypes = [], withoutEffect = []}: Chart, key: string): boolean {
  return withoutEffect.includes(key) || scanTypes.some((scanType) => scanType.withoutEffect?.includes(key));
}

/** The sentence on where a value of a chart has no effect; nothing if it has one everywhere. */
export function describeMissingEffect(chart: Chart, key: string): PhrasingContent[] {
  const {scanTypes = [], withoutEffect = []} = chart;
  if (!lacksEffect(chart, key)) return [];
  const names = scanTypes.filter((scanType) => scanType.withoutEffect?.includes(key)).map(({name}) => name);
  const isIgnoredByAll = names.length === scanTypes.length;
  if (withoutEffect.includes(key) || (isIgnoredByAll && isOfScanPodAlone(key))) {
    return text(' No effect in this chart.');
  }
  if (isIgnoredByAll) return text(' No effect on the scan pod.');
  return [...text(' No effect on '), ...enumerate(names.map((name) => [code(name)])), ...text('.')];
}

/** A line of the table: ScanTypes that ignore the same values, or none for values that nothing in the chart reads. */
interface Gap {
  scanTypes: string[];
  keys: readonly string[];
}

function collectGaps({scanTypes = [], withoutEffect}: Chart): Gap[] {
  const gaps: Gap[] = [];
  for (const {name, withoutEffect: keys} of scanTypes) {
    if (keys === undefined) continue;
    const same = gaps.find((gap) => gap.keys.join() === keys.join());
    if (same) same.scanTypes.push(name);
    else gaps.push({scanTypes: [name], keys});
  }
  return withoutEffect === undefined ? gaps : [...gaps, {scanTypes: [], keys: withoutEffect}];
}

/** All values of scanner charts that have no effect, by chart and ScanType. */
export function createEffectTable(charts: Charts, linkChart: ChartLink): RootContent {
  const scanners = [...charts.values()].filter(({scanTypes}) => scanTypes !== undefined);
  const rows = scanners.flatMap((chart) =>
    collectGaps(chart).map(({scanTypes, keys}) => [
      [linkChart(chart.chart)],
      scanTypes.length === 0 ? text('–') : enumerate(scanTypes.map((name) => [code(name)])),
      join(
        keys.map((key) => [code(key)]),
        ', ',
      ),
    ]),
  );
  return table('generated-table', ['Chart', 'ScanType', 'Values without effect'], rows);
}
