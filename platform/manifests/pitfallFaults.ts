import {isMap, listOf, mapOf, type DataMap, type FieldPath} from '../../text/loose';
import {formatPath, visitData, type DocumentFault} from './documents';

/** The label that the cascading-scans hook has. */
const HOOK_LABEL = 'securecodebox.io/internal';

function fault(path: FieldPath, message: string, severity?: 'notice'): DocumentFault {
  return {path: [...path], message: `${formatPath(path)} ${message}`, ...(severity && {severity})};
}

/** Whether a selector cannot match the label of the cascading-scans hook. What other labels it has depends on its release. */
function excludesCascadingHook(selector: DataMap): boolean {
  const value = mapOf(selector.matchLabels)[HOOK_LABEL];
  const conditions = listOf(selector.matchExpressions).map(mapOf);
  return (
    (value !== undefined && value !== 'true') ||
    conditions.some(({key, operator, values}) => {
      if (key !== HOOK_LABEL) return false;
      const isNamed = listOf(values).includes('true');
      return (
        operator === 'DoesNotExist' || (operator === 'In' && !isNamed) || (operator === 'NotIn' && isNamed)
      );
    })
  );
}

function checkScanSpec(spec: DataMap, path: FieldPath): DocumentFault[] {
  const faults: DocumentFault[] = [];
  if (isMap(spec.cascades)) {
    if (spec.resourceMode === 'clusterWide') {
      faults.push(
        fault(
          [...path, 'cascades'],
          'starts nothing with resourceMode: clusterWide: the hook reads rules and ParseDefinitions of a namespace only.',
          'notice',
        ),
      );
    }
    if (isMap(spec.hookSelector) && excludesCascadingHook(spec.hookSelector)) {
      faults.push(
        fault(
          [...path, 'hookSelector'],
          `leaves out the cascading-scans hook, which has the label ${HOOK_LABEL}: "true". Without it nothing cascades.`,
          'notice',
        ),
      );
    }
    const {validOnMissingRender, noneOf} = mapOf(spec.cascades.scopeLimiter);
    if (validOnMissingRender === true && listOf(noneOf).length > 0) {
      faults.push(
        fault(
          [...path, 'cascades', 'scopeLimiter', 'validOnMissingRender'],
          'is true, so with noneOf a finding that lacks the field starts no scan.',
          'notice',
        ),
      );
    }
  }
  return faults;
}

function checkScheduledScan(spec: DataMap): DocumentFault[] {
  const {retriggerOnScanTypeChange, scanSpec} = spec;
  return retriggerOnScanTypeChange === true && mapOf(scanSpec).resourceMode === 'clusterWide'
    ? [
        fault(
          ['spec', 'retriggerOnScanTypeChange'],
          'does not work with resourceMode: clusterWide: no Scan starts at all. Remove one of the two.',
        ),
      ]
    : [];
}

/** What the operator drops from the first container, which is the scanner. */
function checkScanType(spec: DataMap): DocumentFault[] {
  const path = ['spec', 'jobTemplate', 'spec', 'template', 'spec'];
  const pod = path.slice(1).reduce((value: DataMap, step) => mapOf(value[step]), spec);
  const [scanner] = listOf(pod.containers).map(mapOf);
  if (!scanner) return [];
  return [
    ...(listOf(scanner.args).length > 0
      ? [
          fault(
            [...path, 'containers', 0, 'args'],
            'has no effect: the operator clears it. Put fixed options into "command".',
            'notice',
          ),
        ]
      : []),
    ...(listOf(pod.volumes).length > 0 && listOf(scanner.volumeMounts).length === 0
      ? [
          fault(
            [...path, 'volumes'],
            'has no effect: the operator drops the volumes if the first container has no "volumeMounts".',
            'notice',
          ),
        ]
      : []),
  ];
}

/** Patterns and parameters of a rule that match or start something else than they seem to. */
function checkRule(spec: DataMap): DocumentFault[] {
  const patterns = listOf(mapOf(spec.matches).anyOf).map(mapOf);
  const ports = patterns.flatMap(({attributes}, index) => {
    const {port} = mapOf(attributes);
    return typeof port === 'string' && /^\d+$/.test(port)
      ? [
          fault(
            ['spec', 'matches', 'anyOf', index, 'attributes', 'port'],
            `is the string "${port}", which does not match the number ${port}, as Nmap reports it. Remove the quotes, unless the rule is for findings with a string, such as those of Ncrack.`,
            'notice',
          ),
        ]
      : [];
  });
  // The location of a subdomain is its name; others are URLs.
  const hasUrls = !patterns.some(({category}) => category === 'Subdomain');
  const escaped: DocumentFault[] = [];
  visitData(mapOf(spec.scanSpec).parameters, (value, path) => {
    if (!hasUrls || typeof value !== 'string' || !/(?:^|[^{])\{\{\s*location\s*\}\}(?!\})/.test(value))
      return;
    escaped.push(
      fault(
        ['spec', 'scanSpec', 'parameters', ...path],
        `has {{location}} in two braces, which change / to &#x2F; in a URL. Write {{{location}}}.`,
        'notice',
      ),
    );
  });
  return [...ports, ...escaped];
}

/** Lists what the API server accepts and the platform then ignores, or understands in another way. */
export function collectPitfalls(data: DataMap, kind: string): DocumentFault[] {
  const {spec} = data;
  if (!isMap(spec)) return [];
  switch (kind) {
    case 'Scan':
      return checkScanSpec(spec, ['spec']);
    case 'ScheduledScan':
      return [...checkScanSpec(mapOf(spec.scanSpec), ['spec', 'scanSpec']), ...checkScheduledScan(spec)];
    case 'ScanType':
    case 'ClusterScanType':
      return checkScanType(spec);
    case 'CascadingRule':
      return checkRule(spec);
    default:
      return [];
  }
}
