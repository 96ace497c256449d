import {parse} from 'yaml';

import {
  formatPath,
  entriesOf,
  isMap,
  listOf,
  mapOf,
  readPath,
  textOf,
  type DataMap,
  type FieldPath,
} from '../../text/loose';
import {suggest} from '../../text/suggest';
import {findChartValue, type Chart, type ChartValue} from '../charts';
import type {SchemaSet} from '../buildSchemaSet';
import {parseValueType, type ValueType} from '../valueTypes';
import {collectInside, faultAt, noticeAt, type DocumentFault} from './documents';
import {checkEffect} from './effectFaults';
import {collectNameFaults} from './nameFaults';
import {collectDecimalFaults, collectMountFaults, collectPodFaults} from './podFaults';
import type {Hints, PlatformData} from './platformData';
import {adviseOnQuotes, toErrorFault, describeValue} from './schemaFaults';
import {collectCharacterFaults, collectTemplateFaults} from './textFaults';

function typeFaultAt(path: FieldPath, types: readonly ValueType[], data: unknown): DocumentFault {
  const hint = adviseOnQuotes(data, (value) => types.some(({matches}) => matches(value)));
  const words = types.map((type) => type.words).join(' or ');
  return faultAt(path, `must be ${words}; it is ${describeValue(data)}.${hint}`);
}

function checkEntries(types: readonly ValueType[], data: unknown, path: FieldPath): DocumentFault[] {
  const entryType = types.find((type) => type.matches(data))?.entries;
  if (!entryType) return [];
  return (
    entriesOf(data)
      // Helm removes the entries of a map that are null, but not those of a list.
      .filter(([step, entry]) => !entryType.matches(entry) && (entry !== null || typeof step === 'number'))
      .map(([step, entry]) => typeFaultAt([...path, step], [entryType], entry))
  );
}

/** Checks a value, or each entry of a list, against a structure of the schemas. */
function checkStructure(
  reference: string,
  find: SchemaSet['findType'],
  data: unknown,
  path: FieldPath,
  hints: Hints,
): DocumentFault[] {
  const isList = reference.endsWith('[]');
  const name = reference.replace(/\[\]$/, '');
  const validate = find(name);
  if (!validate)
    throw new Error(`platform/charts: ${formatPath(path)} names the unknown structure "${name}"`);
  const items = isList ? listOf(data) : [data];
  return items.flatMap((item, index) => {
    const place = isList ? [...path, index] : path;
    return validate(item).map((error) => toErrorFault({...error, path: [...place, ...error.path]}, hints));
  });
}

function checkValue(
  value: ChartValue,
  data: unknown,
  path: string[],
  {schemas, hints}: PlatformData,
): DocumentFault[] {
  // `null` removes a default, whatever its type.
  if (data === null) return [];
  const {allowed, minimum, form, kubernetes, schema} = value;
  const types = parseValueType(value.type);
  const mustBe = (rule: string, hint = '') => [
    faultAt(path, `must be ${rule}; it is ${describeValue(data)}.${hint}`),
  ];
  if (form && !(typeof data === 'string' && new RegExp(form.pattern, 'u').test(data)))
    return mustBe(form.words);
  if (!types.some((type) => type.matches(data))) {
    // Templates insert these as text, so the quotes do not count.
    const isInserted =
      typeof data === 'string' ? /^\d+$/.test(data) && value.type.includes('integer') : path.at(-1) === 'tag';
    return [{...typeFaultAt(path, types, data), ...(isInserted && {severity: 'notice'})}];
  }
  if (allowed && !allowed.includes(data as string))
    return mustBe(`one of ${allowed.join(', ')}`, typeof data === 'string' ? suggest(data, allowed) : '');
  if (minimum !== undefined && typeof data === 'number' && data < minimum)
    return mustBe(`${minimum} or more`);
  return [
    ...checkEntries(types, data, path),
    ...(kubernetes ? checkStructure(kubernetes, schemas.findType, data, path, hints) : []),
    ...(schema ? checkStructure(schema, schemas.findValueType, data, path, hints) : []),
  ];
}

function collectNames({values}: Chart, path: readonly string[]): string[] {
  const prefix = path.map((part) => `${part}.`).join('');
  const below = values.filter(({key}) => key.startsWith(prefix)).map(({key}) => key.slice(prefix.length));
  return [...new Set(below.map((key) => key.split('.')[0] ?? ''))];
}

/** Most names or places that a message about an unknown value lists. */
const MAX_LISTED = 8;

/** What may be meant by an unknown value: the nearest name, the same name elsewhere, or one of a few names. */
function describeKnown(chart: Chart, path: readonly string[], name: string): string {
  const names = collectNames(chart, path);
  const suggestion = suggest(name, names);
  if (suggestion !== '') return suggestion;
  const elsewhere = chart.values.map(({key}) => key).filter((key) => key.endsWith(`.${name}`));
  if (elsewhere.length > 0 && elsewhere.length <= MAX_LISTED)
    return ` Did you mean ${elsewhere.join(' or ')}?`;
  return names.length <= MAX_LISTED ? ` Known here: ${names.join(', ')}.` : '';
}

/** Checks the keys of a map. Below an open value any key is allowed, but listed ones are checked. */
function checkMap(chart: Chart, data: unknown, platform: PlatformData, path: string[]): DocumentFault[] {
  if (!isMap(data)) {
    const names = collectNames(chart, path).join(', ');
    const message =
      path.length > 0 ? `${path.join('.')} must be a map with ${names}` : 'the file must be a map of values';
    if (data !== null) return [{path, message: `${message}; it is ${describeValue(data)}.`}];
    return path.length === 0 || findChartValue(chart, path).type !== 'parent'
      ? []
      : [
          noticeAt(
            path,
            'is null: Helm removes all defaults below it, and fails if a template reads one of them.',
          ),
        ];
  }
  return Object.entries(data).flatMap(([name, child]) => {
    const childPath = [...path, name];
    const match = findChartValue(chart, childPath);
    const below = () =>
      collectNames(chart, childPath).length > 0 ? checkMap(chart, child, platform, childPath) : [];
    switch (match.type) {
      case 'value':
        if (match.inside) return below();
        // A fault of a listed key is more specific than one of the whole structure, so it comes first.
        return dropSamePlace([
          ...(isMap(child) ? below() : []),
          ...checkValue(match.value, child, childPath, platform),
          ...checkEffect(chart, match.value, child, childPath),
        ]);
      case 'parent':
        return below();
      case 'unlisted':
        return [];
      case 'unknown': {
        // Helm passes it on to the subcharts.
        if (childPath.join() === 'global' && chart.subcharts) return [];
        const hint = describeKnown(chart, path, name);
        const message = `the chart "${chart.chart}" has no value "${childPath.join('.')}".${hint}`;
        return [{path: childPath, message}];
      }
    }
  });
}

function dropSamePlace(faults: readonly DocumentFault[]): DocumentFault[] {
  const places = faults.map(({path}) => JSON.stringify(path));
  return faults.filter((_fault, index) => places.indexOf(places[index] ?? '') === index);
}

/** Checks mounts against volumes, which are separate values, in all containers. */
function checkExtraMounts(chart: Chart, data: DataMap): DocumentFault[] {
  const volumes = chart.values
    .filter(({key}) => key.endsWith('.extraVolumes'))
    .flatMap(({key, default: text = '[]'}) => listOf(readPath(data, key) ?? parse(text)))
    .flatMap((volume) => textOf(mapOf(volume).name) || []);
  return collectInside(data, (value, path) => {
    if (path.at(-1) === 'extraVolumeMounts') return collectMountFaults(value, path, volumes);
    if (path.at(-2) !== 'extraContainers') return [];
    return collectMountFaults(mapOf(value).volumeMounts, [...path, 'volumeMounts'], volumes);
  });
}

/** Values that charts write into resources of the platform; others become pods at once. */
const IN_RESOURCES = ['scanner', 'parser', 'hook'];

/** Lists what is wrong with Helm values. `path` is that of `data` in the file, empty for the whole file. */
export function checkValues(
  chart: Chart,
  data: unknown,
  platform: PlatformData,
  path: string[] = [],
): DocumentFault[] {
  const faults = checkMap(chart, data, platform, path);
  if (path.length > 0 || !isMap(data)) return faults;
  return dropSamePlace([
    ...faults,
    ...collectNameFaults(data, platform),
    ...collectTemplateFaults(data),
    ...collectCharacterFaults(data),
    ...collectDecimalFaults(data).filter(({path: [top]}) => IN_RESOURCES.includes(String(top))),
    ...collectPodFaults(data),
    ...checkExtraMounts(chart, data),
  ]);
}
