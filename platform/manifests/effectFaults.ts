import {isIgnored, type Chart, type ChartValue} from '../charts';
import type {SchemaSet} from '../createSchemaSet';
import {visitDescribed} from '../walkSchema';
import {isMap, type FieldPath} from '../../text/loose';
import {formatPath, type DocumentFault} from './documents';

/** Whether a value sets nothing: values files often list such defaults. */
function isUnset(data: unknown): boolean {
  if (data === null || data === false || data === '') return true;
  return typeof data === 'object' && Object.keys(data).length === 0;
}

export function collectIgnoredFields(
  data: unknown,
  apiVersion: string,
  kind: string,
  {findSchema, resolve}: SchemaSet,
): DocumentFault[] {
  const root = findSchema(apiVersion, kind);
  const faults: DocumentFault[] = [];
  if (!root) return faults;
  visitDescribed(root, data, resolve, (schema, value, path) => {
    if (schema['x-no-effect'] !== true || isUnset(value)) return;
    const {description = ''} = schema;
    faults.push({
      path: [...path],
      message: `${formatPath(path)} ${description.slice(0, 1).toLowerCase()}${description.slice(1)}`,
      severity: 'notice',
    });
  });
  return faults;
}

export function checkEffect(
  chart: Chart,
  {key, noEffect, meaning}: ChartValue,
  data: unknown,
  path: FieldPath,
): DocumentFault[] {
  if (isUnset(data)) return [];
  const notice = (message: string): DocumentFault[] => [{path: [...path], message, severity: 'notice'}];
  if (noEffect === true) return notice(`${key}: ${meaning.replaceAll('`', '')}`);
  if (isIgnored(chart, key))
    return notice(`${key} has no effect: nothing in the chart "${chart.chart}" reads it.`);
  // The template of hooks misplaces all labels but the first.
  if (key === 'hook.labels' && isMap(data) && Object.keys(data).length > 1) {
    return notice(
      `${key} has ${Object.keys(data).length} entries. Set one at most: the template misplaces the others.`,
    );
  }
  return [];
}
