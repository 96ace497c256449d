import {parseArgs} from 'node:util';

import type {Tool, ToolArgument, ToolFlag, ToolUsage} from '../../platform/tools';
import {suggest} from '../../text/suggest';
import {isLiteral, type Word} from './parseShell';

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

/** Splits words into arguments and flags. Words after `--` belong to another program and are left out. */
function splitWords(words: readonly Word[], flags: readonly ToolFlag[]): SplitWords {
  const {tokens} = parseArgs({
    args: words.map(({text}) => text),
    options: Object.fromEntries(
      flags.map(({name, short, hasValue}) => [
        name,
        {type: hasValue ? 'string' : 'boolean', ...(short !== undefined && {short})},
      ]),
    ),
    strict: false,
    tokens: true,
  });
  const split: SplitWords = {positionals: [], flags: [], unknownFlags: [], flagsWithoutValue: []};
  for (const token of tokens) {
    const word = words[token.index];
    if (!word || token.kind === 'option-terminator') break;
    if (token.kind === 'positional') {
      split.positionals.push(word);
      continue;
    }
    const {name, rawName, value, inlineValue, index} = token;
    const flag = flags.find((candidate) => candidate.name === name);
    if (!flag) split.unknownFlags.push(rawName);
    else if (inlineValue) {
      // `-o=json` is the same as `-o json`.
      const text = rawName.startsWith('--') ? value : value.replace(/^=/, '');
      const known = word.known.slice(word.text.length - text.length);
      split.flags.push({name, value: {text, known}});
    } else if (!flag.hasValue) split.flags.push({name});
    else if (value === undefined || /^--(?:[a-z]|$)/.test(value)) split.flagsWithoutValue.push(rawName);
    else split.flags.push({name, value: words[index + 1]});
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
  if (!choices || !word || !isLiteral(word) || choices.includes(choice)) return [];
  return [
    `${what} must be one of ${choices.join(', ')}; it is "${choice}". ${adviseOnUnknown(tool, choice, choices)}`,
  ];
}

function collectFlagFaults(tool: Tool, known: readonly ToolFlag[], split: SplitWords): string[] {
  const names = known.map(({name}) => `--${name}`);
  return [
    ...split.unknownFlags.map(
      (flag) => `"${flag}" is no flag that pages use. ${adviseOnUnknown(tool, flag, names)}`,
    ),
    ...split.flagsWithoutValue.map((flag) => `${flag} needs a value after it.`),
    ...split.flags.flatMap(({name, value}) =>
      describeChoice(tool, `--${name}`, value, known.find((flag) => flag.name === name)?.choices),
    ),
  ];
}

function collectCountFaults(
  tool: Tool,
  usage: ToolUsage,
  {positionals, flags}: SplitWords,
  {missing, surplus}: ReturnType<typeof assignArguments>,
): string[] {
  const lines = tool.usages.filter(({command}) => command === usage.command).map(({synopsis}) => synopsis);
  const advice = `Write ${lines.join(', or ')}.`;
  // A variable may contain several words or none.
  if (surplus && positionals.every(isLiteral)) {
    return [`"${surplus.text}" is one argument too many. ${advice}`];
  }
  const required = usage.flags.filter(
    ({name, isRequired}) => isRequired && !flags.some((flag) => flag.name === name),
  );
  const lacking = [...missing.map(({name}) => name), ...required.map(({name}) => `--${name}`)];
  return lacking.length > 0 ? [`${lacking.join(' and ')} is missing. ${advice}`] : [];
}

function parseUsage(tool: Tool, usage: ToolUsage, words: readonly Word[]): Call {
  const known = [...tool.globalFlags, ...usage.flags];
  const split = splitWords(words, known);
  const isHelp = split.flags.some(({name}) => name === 'help');
  const assignment = assignArguments(usage, split.positionals.slice(usage.command.split(' ').length));
  const {assigned} = assignment;
  const flagFaults = collectFlagFaults(tool, known, split);
  const faults = [
    ...flagFaults,
    ...assigned.flatMap(({argument, word}) => describeChoice(tool, 'the argument', word, argument.choices)),
    // With a flag fault the count is unreliable: a value may be taken for an argument, or the other way round.
    ...(flagFaults.length > 0 ? [] : collectCountFaults(tool, usage, split, assignment)),
  ].map((fault) => `${tool.name} ${usage.command}: ${fault}`);
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
