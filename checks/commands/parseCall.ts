import type {Tool, ToolArgument, ToolFlag, ToolUsage} from '../../platform/tools';
import {suggest} from '../../text/suggest';
import {createLiteralWord, type Word} from './shellScript';

/** A flag as it was used. */
export interface UsedFlag {
  name: string;
  /** Absent for flags without a value. */
  value?: Word;
}

/** A call of a known tool, parsed by one of its usage lines. */
export interface Call {
  usage: ToolUsage;
  /** The words after the command, each with its argument of the usage line. */
  arguments: {argument: ToolArgument; word: Word}[];
  flags: UsedFlag[];
  /** Whether the call only prints the help of the command. */
  isHelp: boolean;
  /** What does not fit the usage line. */
  faults: string[];
}

/** The words of a call, split into arguments and flags. */
interface SplitWords {
  positionals: Word[];
  flags: UsedFlag[];
  unknownFlags: string[];
  flagsWithoutValue: string[];
}

/** Advice about a word that is not in the data of a tool. */
export function adviseOnUnknown(tool: Tool, word: string, known: readonly string[]): string {
  const hint = suggest(word, known).trimStart() || `Use one of ${known.join(', ')}.`;
  return `${hint} If it is right, add it to platform/tools/${tool.name}.yaml.`;
}

function splitFlag(word: Word): {name: string; value: Word | undefined} {
  const {text, known} = word;
  const index = text.indexOf('=');
  if (index < 0) return {name: text, value: undefined};
  const value = text.slice(index + 1);
  const knownValue = known.slice(known.indexOf('=') + 1);
  return {
    name: text.slice(0, index),
    value: word.literal ? createLiteralWord(value) : {text: value, known: knownValue, literal: false},
  };
}

/** Whether a word cannot be a value: it is absent, or a long flag. */
function isNoValue(word: Word | undefined): boolean {
  return word === undefined || /^--(?:[a-z]|$)/.test(word.text);
}

/** Splits words into arguments and flags. Words after `--` belong to another program and are left out. */
function splitWords(words: readonly Word[], flags: readonly ToolFlag[]): SplitWords {
  const split: SplitWords = {positionals: [], flags: [], unknownFlags: [], flagsWithoutValue: []};
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    if (!word || word.text === '--') break;
    if (!word.text.startsWith('-') || word.text === '-') {
      split.positionals.push(word);
      continue;
    }
    const {name, value} = splitFlag(word);
    const flag = flags.find((candidate) => [`--${candidate.name}`, `-${candidate.short}`].includes(name));
    if (!flag) split.unknownFlags.push(name);
    else if (value !== undefined || !flag.hasValue) split.flags.push({name: flag.name, value});
    else if (isNoValue(words[index + 1])) split.flagsWithoutValue.push(name);
    else {
      index += 1;
      split.flags.push({name: flag.name, value: words[index]});
    }
  }
  return split;
}

/** Assigns the words to the arguments in order. `TYPE/NAME` is a kind and a name at once. */
function assignArguments(usage: ToolUsage, words: readonly Word[]) {
  const wanted = [...usage.arguments];
  const assigned: Call['arguments'] = [];
  const filled = new Set<ToolArgument>();
  const fill = (argument: ToolArgument) => {
    filled.add(argument);
    if (!argument.isRepeated) wanted.shift();
  };
  let surplus: Word | undefined;
  for (const word of words) {
    const [argument] = wanted;
    if (argument) {
      assigned.push({argument, word});
      fill(argument);
      const [next] = wanted;
      if (argument.name === 'KIND' && next?.name === 'NAME' && word.known.includes('/')) fill(next);
    } else surplus ??= word;
  }
  const missing = wanted.filter((argument) => !argument.isOptional && !filled.has(argument));
  return {assigned, missing, surplus};
}

/** Reports a word that is not among the choices, if the data lists them. */
function describeChoice(tool: Tool, what: string, word: Word | undefined, choices?: string[]): string[] {
  const choice = word?.known.split('=')[0] ?? '';
  if (!choices || !word?.literal || choices.includes(choice)) return [];
  return [
    `${what} must be one of ${choices.join(', ')}; it is "${choice}". ${adviseOnUnknown(tool, choice, choices)}`,
  ];
}

function collectFlagFaults(tool: Tool, usage: ToolUsage, split: SplitWords): string[] {
  const call = `${tool.name} ${usage.command}`;
  const known = [...tool.globalFlags, ...usage.flags];
  const names = known.map(({name}) => `--${name}`);
  return [
    ...split.unknownFlags.map(
      (flag) => `${call}: "${flag}" is no flag that pages use. ${adviseOnUnknown(tool, flag, names)}`,
    ),
    ...split.flagsWithoutValue.map((flag) => `${call}: ${flag} needs a value after it.`),
    ...split.flags.flatMap(({name, value}) =>
      describeChoice(tool, `${call}: --${name}`, value, known.find((flag) => flag.name === name)?.choices),
    ),
  ];
}

/** Reports missing and surplus arguments, with the usage lines. */
function collectCountFaults(
  tool: Tool,
  usage: ToolUsage,
  {positionals, flags}: SplitWords,
  {missing, surplus}: ReturnType<typeof assignArguments>,
): string[] {
  const lines = tool.usages.filter(({command}) => command === usage.command).map(({synopsis}) => synopsis);
  const advice = `Write ${lines.join(', or ')}.`;
  const call = `${tool.name} ${usage.command}`;
  const required = usage.flags.filter(({isRequired}) => isRequired);
  const lacking = [
    ...missing.map(({name}) => name),
    ...required.filter(({name}) => !flags.some((flag) => flag.name === name)).map(({name}) => `--${name}`),
  ];
  // A variable may contain several words or none.
  if (surplus && positionals.every(({literal}) => literal)) {
    return [`${call}: "${surplus.text}" is one argument too many. ${advice}`];
  }
  return lacking.length > 0 ? [`${call}: ${lacking.join(' and ')} is missing. ${advice}`] : [];
}

function parseUsage(tool: Tool, usage: ToolUsage, words: readonly Word[]): Call {
  const split = splitWords(words, [...tool.globalFlags, ...usage.flags]);
  const isHelp = split.flags.some(({name}) => name === 'help');
  const commandLength = usage.command.split(' ').length;
  const assignment = assignArguments(usage, split.positionals.slice(commandLength));
  const {assigned} = assignment;
  const flagFaults = collectFlagFaults(tool, usage, split);
  const faults = [
    ...flagFaults,
    ...assigned.flatMap(({argument, word}) =>
      describeChoice(tool, `${tool.name} ${usage.command}: the argument`, word, argument.choices),
    ),
    // With a flag fault the count is unreliable: a value may be taken for an argument, or the other way round.
    ...(flagFaults.length > 0 ? [] : collectCountFaults(tool, usage, split, assignment)),
  ];
  return {usage, arguments: assigned, flags: split.flags, isHelp, faults: isHelp ? [] : faults};
}

function describeUnknownCommand(tool: Tool, words: readonly string[]): string {
  const commands = tool.usages.map(({command}) => command);
  const begin = (length: number) => words.slice(0, length).join(' ');
  let length = 1;
  while (length <= words.length && commands.some((command) => command.startsWith(`${begin(length)} `)))
    length += 1;
  const known = commands
    .filter((command) => command.startsWith(length > 1 ? `${begin(length - 1)} ` : ''))
    .map((command) => command.split(' ').slice(0, length).join(' '));
  const unknown = begin(length);
  return `${tool.name}: "${unknown}" is no command that pages use. ${adviseOnUnknown(tool, unknown, [...new Set(known)])}`;
}

/**
 * Parses a call of a tool by the usage line of its command that fits best.
 *
 * @param words the words after the tool's name
 * @returns the call, or the faults of its command; a bare call such as `helm --help` has none
 */
export function parseCall(tool: Tool, words: readonly Word[]): Call | {faults: string[]} {
  const named = splitWords(words, tool.globalFlags).positionals.map(({text}) => text);
  const matching = tool.usages.filter(({command}) =>
    command.split(' ').every((part, index) => named[index] === part),
  );
  const longest = Math.max(...matching.map(({command}) => command.length));
  const [call] = matching
    .filter(({command}) => command.length === longest)
    .map((usage) => parseUsage(tool, usage, words))
    .sort((a, b) => a.faults.length - b.faults.length);
  return call ?? {faults: named.length === 0 ? [] : [describeUnknownCommand(tool, named)]};
}
