import type {SchemaFiles} from '../../platform/schemas';
import type {Kubectl, Resource} from '../../platform/tools';
import {suggest} from '../../text/suggest';
import {collectArgumentFaults, describeUnknownCommand} from './checkArguments';
import {collectFieldFaults} from './checkFields';
import {parseInvocation, type Invocation} from './parseInvocation';
import {EXPANSION, type ShellCommand, type Word} from './shellScript';

/** Commands that are about objects, and need a name, a selector or `--all` beside the kind. */
const NAMING_COMMANDS = new Set(['delete', 'patch', 'wait', 'scale']);
/** Verbs of the API, for `kubectl auth can-i`. */
const API_VERBS = [
  ...['get', 'list', 'watch', 'create', 'update', 'patch', 'delete', 'deletecollection'],
  ...['use', 'bind', 'escalate', 'impersonate', 'approve', 'sign', 'proxy', '*'],
];

function collectNames({plural, singular, short = [], group}: Resource): string[] {
  const names = [plural, singular, ...short];
  return group ? [...names, `${plural}.${group}`, `${singular}.${group}`] : names;
}

/** The kind behind a name such as `po`, `scans` or `deployments.apps`. */
function findResource({resources}: Kubectl, name: string): Resource | undefined {
  // `scans.v1.execution.securecodebox.io` names the version too.
  const wanted = name.toLowerCase().replace(/\.v\d+(?:(?:alpha|beta)\d+)?\./, '.');
  return resources.find((resource) => collectNames(resource).includes(wanted));
}

/** `pods,services` → both names; `scan/nmap` → `scan`. Parts that a variable fills are left out. */
function splitKinds(word: Word): string[] {
  return word.known
    .split(',')
    .map((part) => part.split('/')[0] ?? '')
    .filter((name) => !name.includes(EXPANSION));
}

/** The words of a call that name kinds, by the vocabulary of the data file. */
function findKindWords({command, positionals}: Invocation): Word[] {
  const withSlash = positionals.filter(({known}) => known.includes('/'));
  switch (command.args) {
    case 'resource':
    case 'resource-and-pairs':
    case 'resource-and-argument': {
      const [first] = positionals;
      if (!first) return [];
      // `TYPE/NAME TYPE/NAME KEY=VALUE`, where a key may hold a slash too.
      return first.known.includes('/')
        ? positionals.filter(({known}) => /^[^=]*\/[^=]*$/.test(known) && !known.endsWith('-'))
        : [first];
    }
    case 'pod-and-container':
    case 'pod-and-command':
    case 'pod-and-ports':
      return withSlash.slice(0, 1).filter((word) => word === positionals[0]);
    case 'verb-and-resource':
      // `can-i get /logs` asks about an address, `can-i get '*'` about everything.
      return positionals.slice(1, 2).filter(({known}) => !known.startsWith('/') && known !== '*');
    default:
      return [];
  }
}

function describeUnknownKind(tool: Kubectl, command: string, kind: string): string {
  // Short names such as `sc` are near to everything.
  const names = tool.resources.flatMap(({singular, plural}) => [singular, plural]);
  return `kubectl ${command}: "${kind}" is no known kind of resource.${suggest(kind, names)}`;
}

/** Whether the kind stands without a name although the command is about objects. */
function lacksName({command, positionals, flags}: Invocation): boolean {
  const [only] = positionals;
  if (!NAMING_COMMANDS.has(command.name) || positionals.length !== 1 || !only?.literal) return false;
  const isSelected = flags.some(({name}) => ['all', 'selector', 'field-selector', 'filename'].includes(name));
  return !only.text.includes('/') && !isSelected;
}

function collectKindFaults(tool: Kubectl, invocation: Invocation): string[] {
  const {command, positionals} = invocation;
  const faults = findKindWords(invocation)
    .flatMap(splitKinds)
    .filter((kind) => !findResource(tool, kind))
    .map((kind) => describeUnknownKind(tool, command.name, kind));
  const [first, second] = positionals;
  if (command.args === 'verb-and-resource' && first?.literal && !API_VERBS.includes(first.text)) {
    faults.push(
      `kubectl ${command.name}: "${first.text}" is no verb of the API.${suggest(first.text, API_VERBS)}`,
    );
  }
  if (command.args === 'resource' && faults.length === 0) {
    // `get scan/a b` and `get scan b/c` are refused.
    if (first && second?.literal && first.literal && first.text.includes('/') !== second.text.includes('/')) {
      faults.push(
        `kubectl ${command.name}: "${first.text} ${second.text}" mixes TYPE NAME and TYPE/NAME. Write one of them.`,
      );
    }
    if (first && lacksName(invocation)) {
      faults.push(
        `kubectl ${command.name}: write a name, --all or --selector behind the kind "${first.text}".`,
      );
    }
  }
  return faults;
}

/** `kubectl explain scan.spec`: the kind, and what stands behind it. */
function splitExplained(tool: Kubectl, word: Word): {resource?: Resource; name: string; path: string} {
  const whole = findResource(tool, word.text);
  if (whole) return {resource: whole, name: word.text, path: ''};
  const [name = ''] = word.text.split('.');
  return {resource: findResource(tool, name), name, path: word.text.slice(name.length + 1)};
}

/** Lists what is wrong with a kubectl call: unknown verbs, flags, kinds and fields, arguments too many or too few. */
export function checkKubectl(call: ShellCommand, tool: Kubectl, schemas: SchemaFiles): string[] {
  const invocation = parseInvocation(tool, call.words);
  if ('unknownCommand' in invocation) return describeUnknownCommand(tool, invocation);
  const faults = [...collectArgumentFaults(tool, invocation), ...collectKindFaults(tool, invocation)];
  if (faults.length > 0) return faults;

  const [first] = invocation.positionals;
  if (invocation.command.args === 'field-path') {
    if (!first?.literal) return [];
    const {resource, name, path} = splitExplained(tool, first);
    if (!resource) return [describeUnknownKind(tool, invocation.command.name, name)];
    return collectFieldFaults(invocation, {resource, explained: path}, schemas);
  }
  const kinds = findKindWords(invocation).flatMap(splitKinds);
  const resource = kinds.length === 1 && kinds[0] !== undefined ? findResource(tool, kinds[0]) : undefined;
  return collectFieldFaults(invocation, {resource}, schemas);
}
