import {isMap, type FieldPath} from '../../text/loose';
import {isIgnored, type Chart, type ChartValue} from '../charts';
import type {Schema} from '../schemas';
import {listDescribed, type Resolve} from '../walkSchema';
import {noticeAt, type DocumentFault} from './documents';

/** Whether a value sets nothing: values files often list such defaults. */
function isUnset(data: unknown): boolean {
  if (data === null || data === false || data === '') return true;
  return typeof data === 'object' && Object.keys(data).length === 0;
}

export function collectIgnoredFields(data: unknown, root: Schema, resolve: Resolve): DocumentFault[] {
  return listDescribed(root, data, resolve)
    .filter(({schema, value}) => schema['x-no-effect'] === true && !isUnset(value))
    .map(({schema: {description = ''}, path}) =>
      noticeAt(path, description.slice(0, 1).toLowerCase() + description.slice(1)),
    );
}

export function checkEffect(
  chart: Chart,
  {key, noEffect, meaning}: ChartValue,
  data: unknown,
  path: FieldPath,
): DocumentFault[] {
  if (isUnset(data)) return [];
  if (noEffect === true)
    return [{path, message: `${key}: ${meaning.replaceAll('`', '')}`, severity: 'notice'}];
  if (isIgnored(chart, key))
    return [noticeAt(path, `has no effect: nothing in the chart "${chart.chart}" reads it.`)];
  // The template of hooks misplaces all labels but the first.
  const count = key === 'hook.labels' && isMap(data) ? Object.keys(data).length : 0;
  return count > 1
    ? [noticeAt(path, `has ${count} entries. Set one at most: the template misplaces the others.`)]
    : [];
}
