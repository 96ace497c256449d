import type {TextObject} from '../../../platform/manifests/parseDocuments';
import type {PlatformData} from '../../../platform/manifests/platformData';
import {isMap, type DataMap} from '../../../text/loose';
import type {Fault} from '../protocol';
import {describeObject} from './describeObject';

type KnownObject = TextObject & {data: DataMap};

function ofKind(objects: readonly TextObject[], kinds: readonly string[]): KnownObject[] {
  return objects.filter(
    (object): object is KnownObject =>
      isMap(object.data) && typeof object.data.kind === 'string' && kinds.includes(object.data.kind),
  );
}

function nameOf({data: {metadata}}: KnownObject): string | undefined {
  return isMap(metadata) && typeof metadata.name === 'string' ? metadata.name : undefined;
}

function collectNames(objects: readonly KnownObject[]): string[] {
  return objects.flatMap((object) => nameOf(object) ?? []);
}

/** Adds the ScanTypes of a text to those that are known. */
export function collectDefined(objects: readonly TextObject[], platform: PlatformData): PlatformData {
  const own = collectNames(ofKind(objects, ['ScanType', 'ClusterScanType']));
  const {names} = platform;
  return own.length === 0 ? platform : {...platform, names: {...names, own: [...names.own, ...own]}};
}

/** ScanTypes whose results no ParseDefinition of the text or of a chart reads. */
function collectUnreadResults(objects: readonly TextObject[], {charts}: PlatformData): Fault[] {
  const known = [
    ...collectNames(ofKind(objects, ['ParseDefinition', 'ClusterParseDefinition'])),
    ...[...charts.values()].flatMap(({scanTypes = []}) => scanTypes.map(({resultType}) => resultType)),
  ];
  return ofKind(objects, ['ScanType', 'ClusterScanType']).flatMap(({data, findLine}): Fault[] => {
    const results = isMap(data.spec) ? data.spec.extractResults : undefined;
    const type = isMap(results) ? results.type : undefined;
    if (typeof type !== 'string' || known.includes(type)) return [];
    const path = ['spec', 'extractResults', 'type'];
    return [
      {
        severity: 'notice',
        line: findLine(path),
        message: `${String(data.kind)}: spec.extractResults.type is "${type}", but neither this text nor a chart has a ParseDefinition of that name. Without one, scans end with an error.`,
      },
    ];
  });
}

/** Objects that occur twice: the second replaces the first. */
function collectTwice(objects: readonly TextObject[]): Fault[] {
  const seen = new Map<string, number>();
  return objects.flatMap(({data, line}): Fault[] => {
    if (!isMap(data) || !isMap(data.metadata) || typeof data.metadata.name !== 'string') return [];
    const {apiVersion, kind, metadata} = data;
    const key = JSON.stringify([apiVersion, kind, metadata.namespace, metadata.name]);
    const first = seen.get(key);
    if (first === undefined) {
      seen.set(key, line);
      return [];
    }
    return [
      {
        severity: 'fault',
        line,
        message: `${describeObject(data)} is in line ${first} already. The second one replaces the first.`,
      },
    ];
  });
}

export function collectLinkFaults(objects: readonly TextObject[], platform: PlatformData): Fault[] {
  return [...collectTwice(objects), ...collectUnreadResults(objects, platform)];
}
