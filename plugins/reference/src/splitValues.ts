import {readDefault, type Chart, type Charts, type ChartValue} from '../../../platform/charts';
import {lacksEffect} from './createEffectNodes';

/** The values of a chart, divided for readers. */
export interface SplitValues {
  /** What only this chart has, or what differs here from other charts of its kind. */
  particular: ChartValue[];
  /** What all charts of its kind have, with the same meaning. */
  shared: ChartValue[];
}

/** Part of the charts of a kind that must have a value in the same words before it counts as shared. */
const SHARED_BY = 2 / 3;

/** Scanner and hook charts are built from one pattern each; other charts share nothing. */
function findKind({page = ''}: Chart): 'scanner' | 'hook' | undefined {
  if (page.startsWith('/docs/scanners/')) return 'scanner';
  return page.startsWith('/docs/hooks/') ? 'hook' : undefined;
}

function countBy(values: readonly (string | undefined)[]): Map<string | undefined, number> {
  const counts = new Map<string | undefined, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/**
 * Divides the values of a chart into those that are particular to it and those that most charts of its kind share. A
 * value is shared if two thirds of the charts explain it in the same words and with the same default; a default that
 * is different in every chart, such as the name of an image, does not make it particular. What has no effect does.
 *
 * @param show keys, or beginnings of keys, that count as particular because the page is about them
 */
export function splitValues(chart: Chart, charts: Charts, show: readonly string[]): SplitValues {
  const kind = findKind(chart);
  const kin = [...charts.values()].filter((other) => kind !== undefined && findKind(other) === kind);
  const isShown = (key: string) => show.some((shown) => key === shown || key.startsWith(`${shown}.`));

  const isShared = (value: ChartValue): boolean => {
    const {key, meaning} = value;
    if (isShown(key) || lacksEffect(chart, key)) return false;
    const all = kin.flatMap(({values}) => values.filter((other) => other.key === key));
    const sameWords = all.filter((other) => other.meaning === meaning).length;
    if (kin.length === 0 || sameWords < kin.length * SHARED_BY) return false;
    const defaults = countBy(all.map(readDefault));
    const isOwnInEveryChart = Math.max(...defaults.values()) < kin.length / 3;
    return isOwnInEveryChart || (defaults.get(readDefault(value)) ?? 0) >= kin.length / 2;
  };

  const particular: ChartValue[] = [];
  const shared: ChartValue[] = [];
  for (const value of chart.values) (isShared(value) ? shared : particular).push(value);
  return {particular, shared};
}
