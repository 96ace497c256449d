import {findClosest} from '../../plugins/integrations/src/findClosest';
import {findChartValue, type Chart, type ChartValue} from '../charts/loadCharts';
import {createErrorPath, describeError, selectErrors} from './describeError';
import type {SchemaSet} from './loadSchemas';

/** A fault in a document, by the path of the field. */
export interface DocumentFault {
  path: (string | number)[];
  message: string;
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What the first word of a value's type allows in a values file. */
function matchesType({type}: ChartValue, value: unknown): boolean {
  if (value === null) return true;
  if (/^list\b/.test(type)) return Array.isArray(value);
  if (/^(?:map|object)\b/.test(type)) return isMap(value);
  if (type.startsWith('bool')) return typeof value === 'boolean';
  if (type.startsWith('int')) return Number.isInteger(value);
  if (/^string\b/.test(type)) return typeof value === 'string';
  return true;
}

function checkKubernetes(
  value: ChartValue,
  data: unknown,
  path: string[],
  schemas: SchemaSet,
): DocumentFault[] {
  const [name = '', isList] = value.kubernetes?.endsWith('[]')
    ? [value.kubernetes.slice(0, -2), true]
    : [value.kubernetes, false];
  const validate = schemas.findType(name);
  if (!validate || data === null) return [];
  const items = isList && Array.isArray(data) ? data : [data];
  return items.flatMap((item, index) => {
    if (validate(item)) return [];
    const place = isList ? [...path, index] : path;
    return selectErrors(validate.errors ?? []).map((error) => ({
      path: [...place, ...createErrorPath(error)],
      message: `${path.join('.')}${isList ? `[${index}]` : ''}: ${describeError(error)}`,
    }));
  });
}

function checkValue(value: ChartValue, data: unknown, path: string[], schemas: SchemaSet): DocumentFault[] {
  const key = path.join('.');
  if (!matchesType(value, data)) {
    return [{path, message: `${key} must be ${value.type}; it is ${JSON.stringify(data)}.`}];
  }
  if (value.allowed && data !== null && !value.allowed.includes(data as string)) {
    return [
      {path, message: `${key} must be one of ${value.allowed.join(', ')}; it is ${JSON.stringify(data)}.`},
    ];
  }
  return value.kubernetes ? checkKubernetes(value, data, path, schemas) : [];
}

/** Names that may stand directly below a path. */
function collectNames({values}: Chart, path: readonly string[]): string[] {
  const prefix = path.map((part) => `${part}.`).join('');
  const below = values.filter(({key}) => key.startsWith(prefix)).map(({key}) => key.slice(prefix.length));
  return [...new Set(below.map((key) => key.split('.')[0] ?? ''))];
}

/**
 * Lists what is wrong with Helm values: keys that the chart does not read, values of the wrong type.
 *
 * @param chart the chart that reads the values
 * @param data content of the values file
 * @param path path of `data` in the file, empty for the whole file
 */
export function checkValues(
  chart: Chart,
  data: unknown,
  schemas: SchemaSet,
  path: string[] = [],
): DocumentFault[] {
  if (!isMap(data)) {
    return data === null ? [] : [{path, message: `${path.join('.') || 'the file'} must be a map of values.`}];
  }
  return Object.entries(data).flatMap(([name, child]) => {
    const childPath = [...path, name];
    const match = findChartValue(chart, childPath);
    if (match.type === 'value') return checkValue(match.value, child, childPath, schemas);
    if (match.type === 'unlisted') return [];
    if (match.type === 'parent') return checkValues(chart, child, schemas, childPath);
    const closest = findClosest(name, collectNames(chart, path));
    return [
      {
        path: childPath,
        message: `the chart "${chart.chart}" has no value "${childPath.join('.')}".${closest ? ` Did you mean "${closest}"?` : ''}`,
      },
    ];
  });
}
