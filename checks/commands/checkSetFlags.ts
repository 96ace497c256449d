import {findChartValue, type Chart} from '../../platform/charts';
import type {SchemaSet} from '../../platform/compileSchemas';
import type {SchemaFiles} from '../../platform/schemas';
import {suggest} from '../../text/suggest';
import {checkValues} from '../examples/checkValues';
import {formatPath, type DocumentFault} from '../examples/documents';
import {findField, ITEM} from './findField';
import {parseAssignments, type Assignment, type AssignmentFlag} from './parseAssignments';
import type {UsedFlag} from './parseInvocation';
import {EXPANSION} from './shellScript';

const SET_FLAGS = new Set<string>(['set', 'set-string', 'set-file', 'set-json', 'set-literal']);

type Path = Assignment['path'];
type Container = Record<string | number, unknown>;

function isSetFlag(name: string): name is AssignmentFlag {
  return SET_FLAGS.has(name);
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

/** Puts a value into nested maps and lists, which grow as needed; what has the wrong form is replaced, as helm does. */
function assign(target: Container, [part, ...rest]: Path, data: unknown): void {
  if (part === undefined) return;
  const next = rest[0];
  if (next === undefined) {
    target[part] = data;
    return;
  }
  const current = target[part];
  const isFitting = isContainer(current) && Array.isArray(current) === (typeof next === 'number');
  const child = isFitting ? current : ((typeof next === 'number' ? [] : {}) as Container);
  target[part] = child;
  assign(child, rest, data);
}

function readPath(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, part) => (isContainer(value) ? value[part] : undefined), data);
}

function describeUnknownKey(chart: Chart, {flag, path}: Assignment): string[] {
  const keys = path.filter((part) => typeof part === 'string');
  // A variable within a key may stand for any key.
  if (keys.some((key) => key.includes(EXPANSION)) || findChartValue(chart, keys).type !== 'unknown')
    return [];
  const key = keys.join('.');
  const hint = suggest(
    key,
    chart.values.map((value) => value.key),
  );
  return [`the chart "${chart.chart}" has no value "${key}" (--${flag}).${hint}`];
}

/** What is wrong with the names below a value with a Kubernetes type, where the value itself is not known. */
function describeUnknownField(chart: Chart, {flag, path}: Assignment, files: SchemaFiles): string[] {
  const match = findChartValue(
    chart,
    path.filter((part) => typeof part === 'string'),
  );
  const type = match.type === 'value' && match.inside ? match.value.kubernetes : undefined;
  if (type === undefined || match.type !== 'value') return [];
  const steps = path
    .slice(match.value.key.split('.').length)
    .map((part) => (typeof part === 'number' ? ITEM : part));
  const inItem = type.endsWith('[]') ? steps.slice(1) : steps;
  const field = findField(files, `kubernetes.json#/$defs/${type.replace('[]', '')}`, inItem);
  if (field.type !== 'unknown') return [];
  return [`--${flag}: ${formatPath(path)} is no known field.${suggest(field.name, field.siblings)}`];
}

/** The chart's value that an assignment belongs to: several may fill one list. */
function findValueKey(chart: Chart, {path}: Assignment): string {
  const keys = path.filter((part) => typeof part === 'string');
  const match = findChartValue(chart, keys);
  return match.type === 'value' ? match.value.key : keys.join('.');
}

function isWithin(path: Path, outer: Path): boolean {
  return outer.every((part, index) => path[index] === part);
}

function describeTypeFault(fault: DocumentFault, assignments: readonly Assignment[]): string {
  const source = assignments.findLast(({path}) => isWithin(fault.path, path) || isWithin(path, fault.path));
  const flag = source?.flag ?? 'set';
  const value = source?.value?.data;
  // `--set-string x=false` looks like a switch, but a text that is not empty counts as true.
  const isText = flag === 'set-string' && typeof value === 'string' && /^(?:true|false|\d+)$/.test(value);
  return `--${flag}: ${fault.message}${isText ? ' Use --set: --set-string makes a text of it.' : ''}`;
}

/**
 * Lists what is wrong with the values that a helm call sets: keys that the chart does not read, values of a wrong type.
 * Of a value that holds a variable only the key is checked.
 */
export function collectSetFaults(
  chart: Chart,
  flags: readonly UsedFlag[],
  {schemas, schemaFiles}: {schemas: SchemaSet; schemaFiles: SchemaFiles},
): string[] {
  const parsed = flags.flatMap(({name, value}) =>
    isSetFlag(name) && value ? [{name, ...parseAssignments(name, value.known)}] : [],
  );
  const faults = parsed.flatMap(({name, fault}) => (fault === undefined ? [] : [`--${name}: ${fault}`]));
  const assignments = parsed.flatMap((flag) => flag.assignments);
  const unknown = assignments.flatMap((assignment) => describeUnknownKey(chart, assignment));

  const untyped = new Set(
    assignments.filter(({value}) => !value).map((assignment) => findValueKey(chart, assignment)),
  );
  const known = assignments.filter(
    (assignment) =>
      describeUnknownKey(chart, assignment).length === 0 &&
      !assignment.path.some((part) => typeof part === 'string' && part.includes(EXPANSION)),
  );
  // Assignments that share a list with an unknown one cannot be told from incomplete ones.
  const typed = known.filter((assignment) => !untyped.has(findValueKey(chart, assignment)));
  const fieldFaults = known
    .filter((assignment) => !typed.includes(assignment))
    .flatMap((assignment) => describeUnknownField(chart, assignment, schemaFiles));
  const data: Container = {};
  for (const {path, value} of typed) assign(data, path, value?.data);
  const typeFaults = checkValues(chart, data, schemas)
    // Items of a list that no assignment fills come from a values file.
    .filter(({path}) => !isHole(data, path))
    .map((fault) => describeTypeFault(fault, typed));
  return [...faults, ...unknown, ...fieldFaults, ...typeFaults].map((fault) => `helm: ${fault}`);
}

/** Whether a path leads to an item that was left out of a list. */
function isHole(data: unknown, path: Path): boolean {
  const parent = readPath(data, path.slice(0, -1));
  const part = path.at(-1);
  return Array.isArray(parent) && typeof part === 'number' && !(part in parent);
}
