import type {Charts} from '../../../platform/charts';
import {isMap, mapOf, textOf, type DataMap} from '../../../text/loose';

/** Kind and name of an object: `Scan nmap-x`. */
export function describeObject(data: unknown): string {
  if (!isMap(data)) return 'text';
  const {metadata, kind} = data;
  const {name, generateName} = mapOf(metadata);
  return [textOf(kind) || 'object', textOf(name) || textOf(generateName)].join(' ').trim();
}

export function looksLikeValues(data: DataMap, charts: Charts): boolean {
  const known = new Set([...charts.values()].flatMap(({values}) => values.map(({key}) => key.split('.')[0])));
  const keys = Object.keys(data);
  return keys.length > 0 && keys.filter((key) => known.has(key)).length * 2 >= keys.length;
}
