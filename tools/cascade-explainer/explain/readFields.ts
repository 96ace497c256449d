import isNull from 'lodash/isNull';
import mapValues from 'lodash/mapValues';
import omitBy from 'lodash/omitBy';

import {readPasted} from '../../../platform/manifests/parseDocuments';
import {isMap, mapOf, readPath, textAt, textOf, type DataMap} from '../../../text/loose';

/** What a field contains, or one sentence about why it cannot be used. */
export type Reading<Value> = {value: Value; problem?: undefined} | {value?: undefined; problem: string};

interface Manifest {
  fields: DataMap;
  /** Line at which it begins, counted from 1. */
  line: number;
}

/** A manifest as the hook gets it: the API server drops fields that are null. */
const omitNulls = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(omitNulls);
  return isMap(value) ? mapValues(omitBy(value, isNull), omitNulls) : value;
};

/** Reads YAML or JSON: documents, lists, and lists as `kubectl` prints them. */
function parseManifests(text: string): Reading<Manifest[]> {
  try {
    const {documents, objects} = readPasted(text);
    const [fault] = documents.flatMap(({faults}) => faults);
    if (fault) return {problem: `Line ${fault.line}: ${fault.reason}.`};
    return {value: objects.map(({data, line}) => ({fields: mapOf(data), line}))};
  } catch (error) {
    return {problem: (error as Error).message};
  }
}

const describeKind = ({fields, line}: Manifest, wanted: string) =>
  `Line ${line}: this is ${textOf(fields.kind) === '' ? 'an object without "kind"' : `a ${textOf(fields.kind)}`}, not a ${wanted}.`;

/** Reads the parent, and the aliases of a ParseDefinition if there is one beside it. */
export function readScan(text: string): Reading<{scan: DataMap; aliases: DataMap}> {
  const {value: manifests, problem} = parseManifests(text);
  if (problem !== undefined) return {problem};
  const ofKind = (kind: string) => manifests.filter(({fields}) => fields.kind === kind);
  const [scan] = ofKind('Scan');
  const other = manifests.find(({fields}) => fields.kind !== 'Scan' && fields.kind !== 'ParseDefinition');
  if (other) return {problem: describeKind(other, 'Scan')};
  if (!scan) return {problem: 'There is no Scan in this field.'};
  const aliases = mapOf(readPath(ofKind('ParseDefinition')[0]?.fields, 'spec.scopeLimiterAliases'));
  return {value: {scan: mapOf(omitNulls(scan.fields)), aliases}};
}

export function readFindings(text: string): Reading<DataMap[]> {
  const {value: manifests, problem} = parseManifests(text);
  if (problem !== undefined) return {problem};
  if (manifests.length === 0) return {problem: 'There is no finding in this field.'};
  const strange = manifests.find(({fields}) => Object.keys(fields).length === 0 || fields.kind === 'Scan');
  if (strange) return {problem: `Line ${strange.line}: this is not a finding.`};
  return {value: manifests.map(({fields}) => fields)};
}

/** Reads CascadingRules; an empty text has none. */
export function readRules(text: string): Reading<DataMap[]> {
  const {value: manifests, problem} = parseManifests(text);
  if (problem !== undefined) return {problem};
  const other = manifests.find(({fields}) => fields.kind !== 'CascadingRule');
  if (other) return {problem: describeKind(other, 'CascadingRule')};
  const unnamed = manifests.find(({fields}) => textAt(fields, 'metadata.name') === '');
  if (unnamed) return {problem: `Line ${unnamed.line}: the rule has no "metadata.name".`};
  return {value: manifests.map(({fields}) => mapOf(omitNulls(fields)))};
}
