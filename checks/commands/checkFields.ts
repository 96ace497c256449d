import {createSchemaFileName, type SchemaFiles} from '../../platform/schemas';
import {suggest} from '../../text/suggest';
import {findField, ITEM, type FieldMatch, type PathStep} from './findField';
import type {Call, UsedFlag} from './parseCall';

/** Field names, in which a backslash escapes a dot, and list indexes: `.status.findings`, `.items[0].spec`. */
const PLAIN_PATH = /^(?:\.(?:\\.|[\w/-])+|\[[\d*:-]+\])+$/;
const STEP = /\.(?<name>(?:\\.|[\w/-])+)|\[[^\]]*\]/g;

/** A path within one object, without `items[]` of a list; `undefined` if it has anything but names and indexes. */
function parsePath(text: string): PathStep[] | undefined {
  if (!PLAIN_PATH.test(text)) return undefined;
  const steps = [...text.matchAll(STEP)].map(({groups}) => groups?.name?.replace(/\\(.)/g, '$1') ?? ITEM);
  if (steps[0] !== 'items') return steps;
  return steps.slice(steps[1] === ITEM ? 2 : 1);
}

function formatPath(path: readonly PathStep[]): string {
  return path.map((step) => (step === ITEM ? step : `.${step}`)).join('');
}

function describeMatch(path: readonly PathStep[], kind: string, match: FieldMatch): string[] {
  if (match.type === 'field') return [];
  const problem =
    match.type === 'list'
      ? `${formatPath(path.slice(0, path.indexOf(match.name)))} is a list: write [*] or [0] before .${match.name}.`
      : `a ${kind} has no field "${match.name}".${suggest(match.name, match.siblings)}`;
  return [`${formatPath(path)}: ${problem}`];
}

/** The paths that an output format or a sort order reads. */
function collectPaths({name, value}: UsedFlag): PathStep[][] {
  if (!value) return [];
  const [, format, template = ''] = /^([\w-]+)=([^]*)$/.exec(value.text) ?? [];
  let texts: string[] = [];
  if (name === 'sort-by') texts = [value.text];
  else if (format === 'jsonpath')
    texts = [...template.matchAll(/\{([^{}]*)\}/g)].map(([, path = '']) => path);
  else if (format === 'custom-columns') {
    texts = template.split(',').map((column) => column.slice(column.indexOf(':') + 1));
  }
  return texts.flatMap((text) => {
    const path = parsePath(text);
    return path ? [path] : [];
  });
}

/** `--for=jsonpath='{.status.state}'=Done`: the path must exist, and the field must allow the value. */
function collectConditionFaults({value}: UsedFlag, kind: string, find: (path: PathStep[]) => FieldMatch) {
  const groups = /^jsonpath=\{(?<path>[^{}]*)\}=(?<wanted>[^]*)$/.exec(value?.text ?? '')?.groups;
  const path = parsePath(groups?.path ?? '');
  if (!path) return [];
  const match = find(path);
  const wanted = groups?.wanted ?? '';
  if (match.type !== 'field' || !match.allowed || match.allowed.includes(wanted)) {
    return describeMatch(path, kind, match);
  }
  const allowed = match.allowed.filter((name) => name !== '');
  return [
    `${formatPath(path)} is never "${wanted}": it is one of ${allowed.join(', ')}.${suggest(wanted, allowed)}`,
  ];
}

/** Lists fields of a kubectl call that the kind does not have. Filters and kinds without a schema are not checked. */
export function collectFieldFaults(
  {usage, flags}: Call,
  kind: string | undefined,
  files: SchemaFiles,
): string[] {
  // Only kinds of the platform have a schema of their own.
  const file = createSchemaFileName(kind ?? '');
  if (kind === undefined || !files.has(file)) return [];
  const find = (path: PathStep[]) => findField(files, file, path);
  return flags
    .flatMap((flag) =>
      flag.name === 'for'
        ? collectConditionFaults(flag, kind, find)
        : collectPaths(flag).flatMap((path) => describeMatch(path, kind, find(path))),
    )
    .map((fault) => `kubectl ${usage.command}: ${fault}`);
}
