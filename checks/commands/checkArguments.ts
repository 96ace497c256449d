import type {Tool} from '../../platform/tools';
import {findClosest} from '../../text/findClosest';
import {suggest} from '../../text/suggest';
import type {Invocation, UnknownCommand} from './parseInvocation';

/** How many arguments a command takes, and the words for what is missing. */
interface Arity {
  min: number;
  max: number;
  needs: string;
  /** Flags that stand in place of the arguments. */
  replacedBy?: readonly string[];
}

const FILE_FLAGS = ['filename', 'kustomize', 'raw'];
const ANY: Arity = {min: 0, max: Infinity, needs: ''};

/** By the vocabulary at the top of the data files. */
const ARGUMENT_COUNTS: Record<string, Arity> = {
  none: {min: 0, max: 0, needs: ''},
  'optional-name': {min: 0, max: 1, needs: ''},
  keyword: {min: 0, max: 1, needs: ''},
  directory: {min: 0, max: 1, needs: ''},
  path: {min: 0, max: 1, needs: ''},
  paths: {min: 1, max: Infinity, needs: 'name a path'},
  name: {min: 1, max: 1, needs: 'write the name behind it'},
  chart: {min: 1, max: 1, needs: 'name the chart'},
  release: {min: 1, max: 1, needs: 'name the release'},
  releases: {min: 1, max: Infinity, needs: 'name the release'},
  'release-and-chart': {min: 2, max: 2, needs: 'name the release and the chart'},
  'release-and-revision': {min: 1, max: 2, needs: 'name the release'},
  'path-and-registry': {min: 2, max: 2, needs: 'name the packaged chart and the registry'},
  registry: {min: 1, max: 1, needs: 'name the registry'},
  'repo-and-url': {min: 2, max: 2, needs: 'name the repository and its address'},
  repos: {min: 1, max: Infinity, needs: 'name the repository'},
  resource: {min: 1, max: Infinity, needs: 'name the kind of resource', replacedBy: FILE_FLAGS},
  'resource-and-pairs': {
    min: 2,
    max: Infinity,
    needs: 'name the resource, then KEY=VALUE',
    replacedBy: [...FILE_FLAGS, 'list', 'from'],
  },
  'resource-and-argument': {
    min: 2,
    max: Infinity,
    needs: 'name the resource and the argument',
    replacedBy: FILE_FLAGS,
  },
  'field-path': {min: 1, max: 1, needs: 'name the kind of resource'},
  'pod-and-container': {min: 1, max: 2, needs: 'name the pod, or TYPE/NAME', replacedBy: ['selector']},
  'pod-and-command': {min: 1, max: 1, needs: 'name the pod, or TYPE/NAME', replacedBy: FILE_FLAGS},
  'name-and-command': {min: 1, max: 1, needs: 'write the name behind it'},
  'pod-and-ports': {min: 2, max: Infinity, needs: 'name the pod or TYPE/NAME, then the ports'},
  'verb-and-resource': {
    min: 2,
    max: 2,
    needs: 'name the verb and the kind of resource',
    replacedBy: ['list'],
  },
  'two-names': {min: 2, max: 2, needs: 'write two names behind it'},
  'two-paths': {min: 2, max: 2, needs: 'name where to copy from and where to'},
  shell: {min: 1, max: 1, needs: 'name the shell'},
  'scheduled-scan': {min: 1, max: 1, needs: 'name the ScheduledScan'},
  'scan-type-and-parameters': {min: 1, max: 1, needs: 'name the ScanType'},
};

/** Commands that take other numbers than their kind of arguments. */
const EXCEPTIONS: Record<string, Partial<Arity>> = {
  'helm pull': {max: Infinity},
  'helm fetch': {max: Infinity},
  'helm lint': {min: 0},
  'helm template': {min: 1},
  'helm repo update': {min: 0},
  'helm repo up': {min: 0},
  'kubectl debug': {max: Infinity},
  'kubectl run': {max: Infinity},
};

/** Commands whose objects come from a file. */
const FILE_COMMANDS = new Set([
  'apply',
  'create',
  'replace',
  'diff',
  'auth reconcile',
  'apply set-last-applied',
]);

/** Names of the commands one word longer than `name`; of all first words for `''`. */
function collectSubcommands({commands}: Tool, name: string): string[] {
  const prefix = name === '' ? '' : `${name} `;
  const longer = commands.filter((command) => command.name.startsWith(prefix) && command.name !== name);
  return [...new Set(longer.map((command) => command.name.slice(prefix.length).split(' ')[0] ?? ''))];
}

/** What is wrong with a call whose first word is no command of the tool. */
export function describeUnknownCommand(tool: Tool, {unknownCommand}: UnknownCommand): string[] {
  if (unknownCommand === undefined) return [];
  const noun = tool.tool === 'kubectl' ? 'verb' : 'command';
  return [
    `${tool.tool}: "${unknownCommand}" is no known ${noun}.${suggest(unknownCommand, collectSubcommands(tool, ''))}`,
  ];
}

function findArity(tool: Tool, {command, flags}: Invocation): Arity {
  const arity = ARGUMENT_COUNTS[command.args] ?? ANY;
  const exception = EXCEPTIONS[`${tool.tool} ${command.name}`];
  const isGenerated = flags.some(({name}) => name === 'generate-name');
  const isReplaced = flags.some(({name}) => arity.replacedBy?.includes(name));
  return {
    ...arity,
    ...exception,
    ...(isGenerated ? {min: 1} : {}),
    ...(isReplaced ? {min: 0} : {}),
  };
}

function collectFlagFaults(tool: Tool, invocation: Invocation): string[] {
  const {command, flags, unknownFlags, flagsWithoutValue} = invocation;
  const call = `${tool.tool} ${command.name}`;
  const known = [...tool.globalFlags, ...command.flags].map(({name}) => `--${name}`);
  const choices = (tool.flagChoices ?? []).filter(({commands}) => commands?.includes(command.name) ?? true);
  const values = flags.flatMap(({name, value}) => {
    const allowed = choices.find(({flag}) => flag === name)?.choices;
    const [choice = ''] = value?.known.split('=') ?? [];
    if (!allowed || !value?.literal || allowed.includes(choice)) return [];
    const hint = suggest(choice, allowed);
    return [`${call}: --${name} must be one of ${allowed.join(', ')}; it is "${choice}".${hint}`];
  });
  return [
    ...unknownFlags.map((flag) => `${call}: unknown flag "${flag}".${suggest(flag, known)}`),
    ...flagsWithoutValue.map((flag) => `${call}: ${flag} needs a value behind it.`),
    ...values,
  ];
}

/** What is wrong with the first argument of a command that is a subcommand or one of a few choices. */
function collectChoiceFaults(tool: Tool, {command, positionals}: Invocation): string[] | undefined {
  const call = `${tool.tool} ${command.name}`;
  const first = positionals[0];
  const subcommands = collectSubcommands(tool, command.name);
  if (command.args === 'subcommand') {
    if (!first) return [`${call}: write what to do behind it: ${subcommands.join(', ')}.`];
    return [`${call}: "${first.text}" is no known command.${suggest(first.text, subcommands)}`];
  }
  if (command.args === 'none' && first && findClosest(first.text, subcommands) !== undefined) {
    return [`${call}: "${first.text}" is no known command.${suggest(first.text, subcommands)}`];
  }
  if (command.choices && first?.literal && !command.choices.includes(first.text)) {
    const hint = suggest(first.text, command.choices);
    return [`${call}: "${first.text}" is none of ${command.choices.join(', ')}.${hint}`];
  }
  return undefined;
}

function collectCountFaults(tool: Tool, invocation: Invocation): string[] {
  const {command, positionals, flags} = invocation;
  const call = `${tool.tool} ${command.name}`;
  const {min, max, needs} = findArity(tool, invocation);
  if (positionals.length < min) return [`${call}: ${needs}.`];
  // A variable may hold several words or none.
  const surplus = positionals.every(({literal}) => literal) ? positionals[max] : undefined;
  const hasFile = flags.some(({name}) => FILE_FLAGS.includes(name));
  const isFileCommand = tool.tool === 'kubectl' && FILE_COMMANDS.has(command.name);
  if (surplus && isFileCommand && !hasFile) {
    return [`${call}: write -f before the file: -f ${surplus.text}.`];
  }
  if (surplus) return [`${call}: "${surplus.text}" is one argument too many.`];
  if (isFileCommand && !hasFile && positionals.length === 0) return [`${call}: name the file with -f.`];
  return [];
}

/** Lists what is wrong with the flags, subcommands and number of arguments of a call. */
export function collectArgumentFaults(tool: Tool, invocation: Invocation): string[] {
  if (invocation.flags.some(({name}) => name === 'help')) return [];
  const choiceFaults = collectChoiceFaults(tool, invocation);
  // Flags of a subcommand that is misspelt are unknown too; telling so would lead astray.
  if (choiceFaults) return choiceFaults;
  const flagFaults = collectFlagFaults(tool, invocation);
  // The value of an unknown flag counts as an argument, a missing value may have taken one.
  return flagFaults.length > 0 ? flagFaults : collectCountFaults(tool, invocation);
}
