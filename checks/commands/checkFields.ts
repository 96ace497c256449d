import {createSchemaFileName, type SchemaFiles} from '../../platform/schemas';
import type {Resource} from '../../platform/tools';
import {suggest} from '../../text/suggest';
import {findField, type PathStep} from './findField';
import {dropItems, parseJsonPath, parsePlainPath} from './parseFieldPaths';
import type {Invocation, UsedFlag} from './parseInvocation';

/** Fields that the API server adds to the metadata of every object; no schema of an example needs them. */
const SERVER_FIELDS = new Set(['managedFields', 'selfLink']);
/** What `kubectl wait --for` takes beside conditions and JSONPaths. */
const WAIT_EVENTS = ['delete', 'create'];

/** What a call is about. */
interface Subject {
  /** The kind, if it is known and only one. */
  resource?: Resource;
  /** What stands behind the kind in `kubectl explain`. */
  explained?: string;
}

/** Looks up a path in the schema of a kind; `undefined` if there is none. */
type Lookup = (path: readonly PathStep[], skipsItems?: boolean) => ReturnType<typeof findField> | undefined;

function createLookup({resource}: Subject, files: SchemaFiles): Lookup {
  const file = createSchemaFileName(resource?.kind ?? '');
  // Schemas of kinds of Kubernetes itself hold only the fields that examples use.
  const isKnown = resource?.group?.endsWith('.securecodebox.io') && files.has(file);
  return (path, skipsItems) => {
    if (!isKnown || (path[0] === 'metadata' && SERVER_FIELDS.has(path[1] ?? ''))) return undefined;
    return findField(files, file, path, skipsItems);
  };
}

function formatPath(path: readonly PathStep[]): string {
  return path.reduce((text, step) => (step === '[]' ? `${text}[]` : `${text}.${step}`), '');
}

function describeMatch(
  source: string,
  path: readonly PathStep[],
  kind: string,
  match: ReturnType<Lookup>,
): string[] {
  if (!match || match.type === 'field') return [];
  const problem =
    match.type === 'list'
      ? `${formatPath(path.slice(0, path.indexOf(match.name)))} is a list: write [*] or [0] before .${match.name}.`
      : `a ${kind} has no field "${match.name}".${suggest(match.name, match.siblings)}`;
  return [`${source}: ${formatPath(path)}: ${problem}`];
}

/** The paths that an output format or a sort order reads. */
function collectPaths({name, value}: UsedFlag): PathStep[][] {
  if (!value) return [];
  const [, format = '', template = ''] = /^([\w-]+)=([^]*)$/.exec(value.text) ?? [];
  if (name === 'sort-by') {
    const path = parsePlainPath(value.text.replace(/^\{([^{}]*)\}$/, '$1'));
    return path ? [dropItems(path)] : [];
  }
  if (name !== 'output') return [];
  if (format.startsWith('jsonpath') && format !== 'jsonpath-file') return parseJsonPath(template);
  if (format !== 'custom-columns') return [];
  return template.split(',').flatMap((column) => {
    const path = parsePlainPath(column.slice(column.indexOf(':') + 1));
    return path ? [path] : [];
  });
}

/** `--for=jsonpath='{.status.state}'=Done`: the path exists, and the field may have the value. */
function collectConditionFaults({value}: UsedFlag, source: string, kind: string, lookup: Lookup): string[] {
  if (!value?.literal) return [];
  const [condition = '', ...rest] = value.text.split('=');
  if (rest.length === 0 && !WAIT_EVENTS.includes(condition)) {
    return [
      `${source}: --for must be ${WAIT_EVENTS.join(', ')}, condition=NAME or jsonpath={PATH}=VALUE; it is "${value.text}".${suggest(condition, WAIT_EVENTS)}`,
    ];
  }
  if (rest.length > 0 && !['condition', 'jsonpath'].includes(condition)) {
    return [`${source}: --for knows condition=… and jsonpath=…; it is "${condition}=…".`];
  }
  if (condition !== 'jsonpath') return [];
  const groups = /^\{?(?<path>[^{}=]*)\}?(?:=(?<wanted>[^]*))?$/.exec(rest.join('='))?.groups;
  const path = parsePlainPath(groups?.path ?? '?');
  if (!path) return [];
  const match = lookup(path);
  const wanted = groups?.wanted;
  if (match?.type === 'field' && match.allowed && wanted !== undefined && !match.allowed.includes(wanted)) {
    const allowed = match.allowed.filter((name) => name !== '');
    return [
      `${source}: ${formatPath(path)} is never "${wanted}": it is one of ${allowed.join(', ')}.${suggest(wanted, allowed)}`,
    ];
  }
  return describeMatch(source, path, kind, match);
}

/** Lists fields that a kubectl call reads although the kind does not have them. Filters and kinds without schema pass. */
export function collectFieldFaults(invocation: Invocation, subject: Subject, files: SchemaFiles): string[] {
  const {command, flags} = invocation;
  const source = `kubectl ${command.name}`;
  const kind = subject.resource?.kind ?? '';
  const lookup = createLookup(subject, files);
  const explained = subject.explained ? (parsePlainPath(subject.explained) ?? []) : [];
  return [
    ...describeMatch(source, explained, kind, lookup(explained, true)),
    ...flags.flatMap((flag) =>
      flag.name === 'for'
        ? collectConditionFaults(flag, source, kind, lookup)
        : collectPaths(flag).flatMap((path) => describeMatch(source, path, kind, lookup(path))),
    ),
  ];
}
