import type {Tool, ToolCommand, ToolFlag} from '../../platform/tools';
import {createLiteralWord, type Word} from './shellScript';

/** A flag as it was used. */
export interface UsedFlag {
  name: string;
  /** Absent for flags without a value. */
  value?: Word;
}

/** A call of a known tool, taken apart. */
export interface Invocation {
  command: ToolCommand;
  positionals: Word[];
  /** Words behind `--`: they belong to somebody else. */
  rest: Word[];
  flags: UsedFlag[];
  /** Flags that the command does not have. */
  unknownFlags: string[];
  /** Flags that need a value and have none. */
  flagsWithoutValue: string[];
}

/** A call that names no known command of the tool; the name is absent for a bare call such as `scbctl --help`. */
export interface UnknownCommand {
  unknownCommand: string | undefined;
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

/** Flags of all commands count while the command is not known yet, so that flags may stand before it. */
function findFlag(flags: readonly ToolFlag[], name: string): ToolFlag | undefined {
  return name.startsWith('--')
    ? flags.find((flag) => flag.name === name.slice(2))
    : flags.find((flag) => flag.short === name.slice(1));
}

/** `-it` is `-i -t`, and a value may follow its letter (`-n1`); `undefined` if a letter is no flag. */
function splitShortFlags(word: Word, flags: readonly ToolFlag[]): UsedFlag[] | undefined {
  if (word.text.startsWith('--') || word.text.length < 3) return undefined;
  const used: UsedFlag[] = [];
  for (let index = 1; index < word.text.length; index += 1) {
    const flag = flags.find(({short}) => short === word.text[index]);
    if (!flag) return undefined;
    const hasValue = flag.value === true && index + 1 < word.text.length;
    // The letters before the value are known, so both texts have it at the same place.
    const [text, known] = [word.text.slice(index + 1), word.known.slice(index + 1)];
    used.push(hasValue ? {name: flag.name, value: {text, known, literal: word.literal}} : {name: flag.name});
    if (hasValue) return used;
    if (flag.value === true) return undefined;
  }
  return used;
}

/** Flags of a tool's commands, each once, by tool: there are thousands, and many calls. */
const flagsOfTools = new WeakMap<Tool, ToolFlag[]>();

function collectEveryFlag(tool: Tool): ToolFlag[] {
  const known = flagsOfTools.get(tool);
  if (known) return known;
  const every = [...tool.globalFlags, ...tool.commands.flatMap(({flags}) => flags)];
  const distinct = new Map<string, ToolFlag>();
  for (const flag of every) {
    const key = `${flag.name} ${flag.short ?? ''}`;
    if (!distinct.has(key)) distinct.set(key, flag);
  }
  flagsOfTools.set(tool, [...distinct.values()]);
  return [...distinct.values()];
}

/** The command with the most words that the positional words begin with. */
function findCommand(tool: Tool, positionals: readonly Word[]): ToolCommand | undefined {
  const words = positionals.map(({text}) => text);
  const matching = tool.commands.filter(
    ({name}) =>
      name.startsWith(words[0] ?? ' ') && name.split(' ').every((part, index) => words[index] === part),
  );
  return matching.sort((a, b) => b.name.split(' ').length - a.name.split(' ').length)[0];
}

function readWords(words: readonly Word[], flags: readonly ToolFlag[]) {
  const positionals: Word[] = [];
  const used: UsedFlag[] = [];
  const unknownFlags: string[] = [];
  const flagsWithoutValue: string[] = [];
  let index = 0;
  for (; index < words.length; index += 1) {
    const word = words[index];
    if (!word) break;
    if (word.text === '--') break;
    if (!word.text.startsWith('-') || word.text === '-') {
      positionals.push(word);
      continue;
    }
    const {name, value} = splitFlag(word);
    const flag = findFlag(flags, name);
    const together = flag ? undefined : splitShortFlags(word, flags);
    if (together) {
      used.push(...together);
    } else if (!flag) {
      unknownFlags.push(name);
    } else if (value !== undefined) {
      used.push({name: flag.name, value});
    } else if (flag.value === true && isNoValue(words[index + 1])) {
      flagsWithoutValue.push(name);
    } else if (flag.value === true) {
      index += 1;
      used.push({name: flag.name, value: words[index]});
    } else {
      used.push({name: flag.name});
    }
  }
  return {positionals, used, unknownFlags, flagsWithoutValue, rest: words.slice(index + 1)};
}

/**
 * Takes a call of a tool apart by what the tool knows: global flags, commands and their flags.
 *
 * @param tool the tool's commands and flags
 * @param words the words behind the tool's name
 */
export function parseInvocation(tool: Tool, words: readonly Word[]): Invocation | UnknownCommand {
  const {positionals} = readWords(words, collectEveryFlag(tool));
  const command = findCommand(tool, positionals);
  if (!command) return {unknownCommand: positionals[0]?.text};
  const read = readWords(words, [...tool.globalFlags, ...command.flags]);
  return {
    command,
    positionals: read.positionals.slice(command.name.split(' ').length),
    rest: read.rest,
    flags: read.used,
    unknownFlags: read.unknownFlags,
    flagsWithoutValue: read.flagsWithoutValue,
  };
}
