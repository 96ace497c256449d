import type {TextObject} from '../../../platform/manifests/parseDocuments';
import type {PlatformData} from '../../../platform/manifests/platformData';
import {RULE_LABELS} from '../../../platform/manifests/nameFaults';
import {collectInside} from '../../../platform/manifests/documents';
import {listOf, mapAt, mapOf, readPath, textAt, textOf} from '../../../text/loose';
import type {ReportedFault} from '../protocol';
import {describeObject} from './describeObject';

const SCAN_TYPES = ['ScanType', 'ClusterScanType'];
const PARSE_DEFINITIONS = ['ParseDefinition', 'ClusterParseDefinition'];

const ofKind = (objects: readonly TextObject[], kinds: readonly string[]) =>
  objects.filter(({data}) => kinds.includes(textAt(data, 'kind')));

const collectNames = (objects: readonly TextObject[], kinds: readonly string[]) =>
  ofKind(objects, kinds)
    .map(({data}) => textAt(data, 'metadata.name'))
    .filter((name) => name !== '');

/** Values of a label that both a rule and a selector of a text have. */
function collectSelected(objects: readonly TextObject[], label: string): unknown[] {
  const selected = objects.flatMap(({data}) =>
    collectInside(data, (value) => {
      const {matchLabels, key, values} = mapOf(value);
      return [mapOf(matchLabels)[label], ...(key === label ? listOf(values) : [])];
    }),
  );
  const rules = ofKind(objects, ['CascadingRule']);
  return rules
    .map(({data}) => mapAt(data, 'metadata.labels')[label])
    .filter((value) => selected.includes(value));
}

/** Adds to the known names what a text defines: ScanTypes, and labels of rules that it selects by. */
export function collectDefined(objects: readonly TextObject[], platform: PlatformData): PlatformData {
  const {names} = platform;
  const keys = {...names.keys};
  for (const label of RULE_LABELS) {
    const known = keys[label];
    if (Array.isArray(known)) keys[label] = [...known, ...collectSelected(objects, label).map(textOf)];
  }
  return {...platform, names: {...names, keys, own: [...names.own, ...collectNames(objects, SCAN_TYPES)]}};
}

/** ScanTypes whose results no ParseDefinition of the text or of a chart reads. */
function collectUnreadResults(objects: readonly TextObject[], {charts}: PlatformData): ReportedFault[] {
  const known = [
    ...collectNames(objects, PARSE_DEFINITIONS),
    ...[...charts.values()].flatMap(({scanTypes = []}) => scanTypes.map(({resultType}) => resultType)),
  ];
  return ofKind(objects, SCAN_TYPES).flatMap(({data, findLine}): ReportedFault[] => {
    const type = textAt(data, 'spec.extractResults.type');
    if (type === '' || known.includes(type)) return [];
    const line = findLine(['spec', 'extractResults', 'type']);
    const message = `${textAt(data, 'kind')}: spec.extractResults.type is "${type}", but neither this text nor a chart has a ParseDefinition of that name. Without one, scans end with an error.`;
    return [{severity: 'notice', line, message}];
  });
}

/** Objects that occur twice: the second replaces the first. */
function collectTwice(objects: readonly TextObject[]): ReportedFault[] {
  const seen = new Map<string, number>();
  return objects.flatMap(({data, line}): ReportedFault[] => {
    if (textAt(data, 'metadata.name') === '') return [];
    const identity = ['apiVersion', 'kind', 'metadata.namespace', 'metadata.name'];
    const key = JSON.stringify(identity.map((path) => readPath(data, path)));
    const first = seen.get(key);
    if (first === undefined) {
      seen.set(key, line);
      return [];
    }
    const message = `${describeObject(data)} is in line ${first} already. The second one replaces the first.`;
    return [{severity: 'fault', line, message}];
  });
}

export function collectLinkFaults(objects: readonly TextObject[], platform: PlatformData): ReportedFault[] {
  return [...collectTwice(objects), ...collectUnreadResults(objects, platform)];
}
