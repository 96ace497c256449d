import {findClosest, suggest} from '../../text/suggest';
import {describeValue} from './schemaFaults';
import {isMap, listOf, mapOf, type DataMap, type FieldPath} from '../../text/loose';
import {collectInside, faultAt, noticeAt, type DocumentFault} from './documents';
import {collectScanTypes, type PlatformData} from './platformData';

const PLATFORM_DOMAIN = /(?:^|\.)securecodebox\.io$/;
const KEY_MAPS = ['labels', 'annotations', 'matchLabels', 'scanLabels', 'scanAnnotations'];
/** Labels of CascadingRules, whose values a selector can name: those of the charts' rules are known, others are allowed. */
export const RULE_LABELS = ['invasive', 'intensive', 'type'].map((name) => `securecodebox.io/${name}`);
const SCOPE_LISTS = ['allOf', 'anyOf', 'noneOf'];

function isTemplate(text: string): boolean {
  return text.includes('{{');
}

/** The known key that the author of an unknown one most likely meant, if there is one. */
function findMeantKey(key: string, {keys, openDomains}: PlatformData['names']): string | undefined {
  const [domain = '', ...rest] = key.split('/');
  const known = Object.keys(keys);
  const domains = [...new Set([...known.map((name) => name.split('/')[0] ?? ''), ...openDomains])];
  const closestDomain = domains.includes(domain) ? domain : findClosest(domain, domains);
  if (closestDomain === undefined) return undefined;
  const corrected = [closestDomain, ...rest].join('/');
  if (corrected !== key && (corrected in keys || openDomains.includes(closestDomain))) return corrected;
  // Compare names without the domain, which would make all of them look similar.
  const prefix = `${closestDomain}/`;
  const names = known.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
  const closest = findClosest(rest.join('/'), names);
  return closest === undefined ? undefined : prefix + closest;
}

/** What is wrong with the name of a label or annotation; empty if it is known, or not of the platform. */
function checkKeyName(key: string, path: FieldPath, {names, hints}: PlatformData): DocumentFault[] {
  const [domain = '', ...rest] = key.split('/');
  if (rest.length === 0 || key in names.keys || names.openDomains.includes(domain)) return [];
  const meant = findMeantKey(key, names);
  if (meant === undefined && !PLATFORM_DOMAIN.test(domain)) return [];
  const message = `"${key}" is no label or annotation of the platform.`;
  return meant === undefined
    ? [{path, message: `${message} ${hints.key}`, severity: 'notice'}]
    : [{path, message: `${message} Did you mean "${meant}"?`}];
}

function checkKey(
  key: string,
  values: readonly unknown[],
  path: FieldPath,
  platform: PlatformData,
): DocumentFault[] {
  const {keys} = platform.names;
  const allowed = (Object.hasOwn(keys, key) ? keys[key] : undefined) ?? 'any';
  if (allowed === 'any') return checkKeyName(key, path, platform);
  return values
    .filter((value) => typeof value === 'string')
    .filter((value) => !isTemplate(value) && !allowed.includes(value))
    .map((value) => {
      const hint = suggest(value, allowed);
      // One that resembles no other is the writer's own.
      return hint === '' && RULE_LABELS.includes(key)
        ? {
            path,
            message: `"${key}" is ${describeValue(value)}, which no rule of a chart has: they have ${allowed.join(', ')}.`,
            severity: 'notice',
          }
        : {
            path,
            message: `"${key}" must be one of ${allowed.join(', ')}; it is ${describeValue(value)}.${hint}`,
          };
    });
}

function checkScanType(scanType: unknown, path: FieldPath, platform: PlatformData): DocumentFault[] {
  if (typeof scanType !== 'string' || isTemplate(scanType)) return [];
  const known = collectScanTypes(platform);
  if (known.includes(scanType)) return [];
  // `zap-baseline` is too far from `zap-baseline-scan` for a typo, but it is clear what is meant.
  const longer = known.find((name) => name.startsWith(`${scanType}-`));
  const hint = longer === undefined ? suggest(scanType, known) : ` Did you mean "${longer}"?`;
  const what = `is "${scanType}", which no chart installs.${platform.hints.scanType(hint)}`;
  // One that resembles no other is the reader's own.
  return [hint === '' ? noticeAt(path, what) : faultAt(path, what)];
}

export function collectNameFaults(data: unknown, platform: PlatformData): DocumentFault[] {
  return collectInside(data, (value, path) => {
    if (!isMap(value)) return [];
    const {key, operator, values, scanType} = value;
    const isScope = SCOPE_LISTS.includes(String(path.at(-2)));
    return [
      ...(KEY_MAPS.includes(String(path.at(-1))) ? Object.entries(value) : []).flatMap(([name, entry]) =>
        checkKey(name, [entry], [...path, name], platform),
      ),
      // A condition of a selector: `{key, operator, values}`.
      ...(typeof key === 'string' && typeof operator === 'string'
        ? checkKey(key, isScope ? [] : listOf(values), [...path, 'key'], platform)
        : []),
      ...checkScanType(scanType, [...path, 'scanType'], platform),
    ];
  });
}

/**
 * Lists conditions of a scope limiter on annotations that the Scan does not have, which make the hook fail. For
 * complete manifests of the kinds Scan and ScheduledScan.
 */
export function collectScopeFaults({kind, spec, metadata}: DataMap): DocumentFault[] {
  if (kind !== 'Scan' && kind !== 'ScheduledScan') return [];
  const {scanSpec} = mapOf(spec);
  const path = isMap(scanSpec) ? ['spec', 'scanSpec'] : ['spec'];
  const {scopeLimiter} = mapOf(mapOf(isMap(scanSpec) ? scanSpec : spec).cascades);
  const annotations = Object.keys(mapOf(mapOf(metadata).annotations));
  return SCOPE_LISTS.flatMap((list) =>
    listOf(mapOf(scopeLimiter)[list]).flatMap((requirement, index): DocumentFault[] => {
      const {key} = mapOf(requirement);
      if (typeof key !== 'string' || annotations.includes(key)) return [];
      const what = `names the annotation "${key}", which metadata.annotations does not have: the cascading hook would fail.${suggest(key, annotations)}`;
      return [faultAt([...path, 'cascades', 'scopeLimiter', list, index, 'key'], what)];
    }),
  );
}
