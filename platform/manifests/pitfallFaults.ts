import {isMap, listOf, mapOf, textOf, type DataMap, type FieldPath} from '../../text/loose';
import {findClosest} from '../../text/suggest';
import {faultAt, noticeAt, listTexts, type DocumentFault} from './documents';

const HOOK_LABEL = 'securecodebox.io/internal';
/** `{{location}}`, but not `{{{location}}}`. */
const ESCAPED_LOCATION = /(?:^|[^{])\{\{\s*location\s*\}\}(?!\})/;

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

/** Options that take a text with options of another program. */
const TAKES_OPTIONS = ['-z', '-c', '-e', '--pattern', '--log-opts'];
/** `-p 22`, `example.com -p 22`: an option and something behind a blank. */
const SEVERAL = /^--?[A-Za-z][\w-]*\s+\S|^[^\s=]+\s+--?[A-Za-z]/;

function checkParameters(parameters: unknown, path: FieldPath): DocumentFault[] {
  const list = listOf(parameters);
  return list.flatMap((text, index) => {
    if (typeof text !== 'string' || !SEVERAL.test(text) || TAKES_OPTIONS.includes(textOf(list[index - 1])))
      return [];
    const what = `is one argument, spaces included: the scanner gets "${text}" as one word. Write each argument as an entry of its own.`;
    return [noticeAt([...path, index], what)];
  });
}

function checkScanSpec(spec: DataMap, path: FieldPath): DocumentFault[] {
  const faults = checkParameters(spec.parameters, [...path, 'parameters']);
  if (!isMap(spec.cascades)) return faults;
  const notice = (field: FieldPath, what: string) => faults.push(noticeAt([...path, ...field], what));
  if (spec.resourceMode === 'clusterWide')
    notice(
      ['cascades'],
      'starts nothing with resourceMode: clusterWide: the hook reads rules and ParseDefinitions of a namespace only.',
    );
  if (isMap(spec.hookSelector) && excludesCascadingHook(spec.hookSelector))
    notice(
      ['hookSelector'],
      `leaves out the cascading-scans hook, which has the label ${HOOK_LABEL}: "true". Without it nothing cascades.`,
    );
  const {validOnMissingRender, noneOf} = mapOf(spec.cascades.scopeLimiter);
  if (validOnMissingRender === true && listOf(noneOf).length > 0)
    notice(
      ['cascades', 'scopeLimiter', 'validOnMissingRender'],
      'is true, so with noneOf a finding that lacks the field starts no scan.',
    );
  return faults;
}

function checkScheduledScan({retriggerOnScanTypeChange, scanSpec}: DataMap): DocumentFault[] {
  if (retriggerOnScanTypeChange !== true || mapOf(scanSpec).resourceMode !== 'clusterWide') return [];
  const what = 'does not work with resourceMode: clusterWide: no Scan starts at all. Remove one of the two.';
  return [faultAt(['spec', 'retriggerOnScanTypeChange'], what)];
}

/** What the operator drops from the first container, which is the scanner. */
function checkScanType(spec: DataMap): DocumentFault[] {
  const path = ['spec', 'jobTemplate', 'spec', 'template', 'spec'];
  const pod = path.slice(1).reduce((value: DataMap, step) => mapOf(value[step]), spec);
  const [scanner] = listOf(pod.containers).map(mapOf);
  if (!scanner) return [];
  const faults: DocumentFault[] = [];
  if (listOf(scanner.args).length > 0) {
    const what = 'has no effect: the operator clears it. Put fixed options into "command".';
    faults.push(noticeAt([...path, 'containers', 0, 'args'], what));
  }
  if (listOf(pod.volumes).length > 0 && listOf(scanner.volumeMounts).length === 0) {
    const what =
      'has no effect: the operator drops the volumes if the first container has no "volumeMounts".';
    faults.push(noticeAt([...path, 'volumes'], what));
  }
  return faults;
}

/** Patterns and parameters of a rule that match or start something else than they seem to. */
function checkRule(spec: DataMap): DocumentFault[] {
  const patterns = listOf(mapOf(spec.matches).anyOf).map(mapOf);
  const ports = patterns.flatMap(({attributes}, index) => {
    const port = textOf(mapOf(attributes).port);
    if (!/^\d+$/.test(port)) return [];
    const what = `is the string "${port}", which does not match the number ${port}, as Nmap reports it. Remove the quotes, unless the rule is for findings with a string, such as those of Ncrack.`;
    return [noticeAt(['spec', 'matches', 'anyOf', index, 'attributes', 'port'], what)];
  });
  const found = [
    ...ports,
    ...checkParameters(mapOf(spec.scanSpec).parameters, ['spec', 'scanSpec', 'parameters']),
  ];
  // The location of a subdomain is its name; others are URLs.
  if (patterns.some(({category}) => category === 'Subdomain')) return found;
  const what = 'has {{location}} in two braces, which change / to &#x2F; in a URL. Write {{{location}}}.';
  const parameters = listTexts(mapOf(spec.scanSpec).parameters, ['spec', 'scanSpec', 'parameters']);
  const escaped = parameters.filter(({text}) => ESCAPED_LOCATION.test(text));
  return [...found, ...escaped.map(({path}) => noticeAt(path, what))];
}

/** Notes that a complete Scan or ScheduledScan has no parameters, unless another field looks like them. */
export function collectMissingParameters({kind, spec}: DataMap): DocumentFault[] {
  const path = kind === 'Scan' ? ['spec'] : kind === 'ScheduledScan' ? ['spec', 'scanSpec'] : [];
  const own = path.length > 1 ? mapOf(spec).scanSpec : spec;
  if (path.length === 0 || !isMap(own) || (own.parameters ?? null) !== null) return [];
  if (Object.keys(own).some((key) => findClosest(key, ['parameters']) !== undefined)) return [];
  return [noticeAt(path, 'has no "parameters": the scanner runs with the command of its ScanType alone.')];
}

/** Lists what the API server accepts and the platform then ignores, or understands in another way. */
export function collectPitfalls(data: DataMap, kind: string): DocumentFault[] {
  const spec = mapOf(data.spec);
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
