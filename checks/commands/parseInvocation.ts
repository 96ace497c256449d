import type {Tool, ToolCommand, ToolFlag} from './loadTools';
import type {Word} from './parseShell';

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
}

/** A call that names no known command of the tool; the name is absent for a bare call such as `scbctl --help`. */
export interface UnknownCommand {
  unknownCommand: string | undefined;
}

function splitFlag(text: string): {name: string; value: string | undefined} {
  const index = text.indexOf('=');
  return index < 0
    ? {name: text, value: undefined}
    : {name: text.slice(0, index), value: text.slice(index + 1)};
}

/** Flags of all commands count while the command is not known yet, so that flags may stand before it. */
function findFlag(flags: readonly ToolFlag[], name: string): ToolFlag | undefined {
  return name.startsWith('--')
    ? flags.find((flag) => flag.name === name.slice(2))
    : flags.find((flag) => flag.short === name.slice(1));
}

/** `-it` is `-i -t`: short flags without value may stand together. */
function splitShortFlags(text: string, flags: readonly ToolFlag[]): ToolFlag[] | undefined {
  if (text.startsWith('--') || text.length < 3) return undefined;
  const found = Array.from(text.slice(1), (short) =>
    flags.find((flag) => flag.short === short && flag.value !== true),
  );
  return found.every((flag): flag is ToolFlag => flag !== undefined) ? found : undefined;
}

/** The command with the most words that the positional words begin with. */
function findCommand(tool: Tool, positionals: readonly Word[]): ToolCommand | undefined {
  const words = positionals.map(({text}) => text);
  return tool.commands
    .filter(({name}) => name.split(' ').every((part, index) => words[index] === part))
    .sort((a, b) => b.name.split(' ').length - a.name.split(' ').length)[0];
}

function readWords(words: readonly Word[], flags: readonly ToolFlag[]) {
  const positionals: Word[] = [];
  const used: UsedFlag[] = [];
  const unknownFlags: string[] = [];
  let index = 0;
  for (; index < words.length; index += 1) {
    const word = words[index];
    if (!word) break;
    if (word.text === '--') break;
    if (!word.text.startsWith('-') || word.text === '-') {
      positionals.push(word);
      continue;
    }
    const {name, value} = splitFlag(word.text);
    const flag = findFlag(flags, name);
    const together = flag ? undefined : splitShortFlags(name, flags);
    if (together) {
      used.push(...together.map(({name: flagName}) => ({name: flagName})));
    } else if (!flag) {
      unknownFlags.push(name);
    } else if (value !== undefined) {
      used.push({name: flag.name, value: {text: value, literal: word.literal}});
    } else if (flag.value === true) {
      index += 1;
      used.push({name: flag.name, value: words[index]});
    } else {
      used.push({name: flag.name});
    }
  }
  return {positionals, used, unknownFlags, rest: words.slice(index + 1)};
}

/**
 * Takes a call of a tool apart by what the tool knows: global flags, commands and their flags.
 *
 * @param tool the tool's commands and flags
 * @param words the words behind the tool's name
 */
export function parseInvocation(tool: Tool, words: readonly Word[]): Invocation | UnknownCommand {
  const everyFlag = [...tool.globalFlags, ...tool.commands.flatMap(({flags}) => flags)];
  const command = findCommand(tool, readWords(words, everyFlag).positionals);
  if (!command) {
    const first = readWords(words, everyFlag).positionals[0]?.text;
    return {unknownCommand: first};
  }
  const {positionals, used, unknownFlags, rest} = readWords(words, [...tool.globalFlags, ...command.flags]);
  return {
    command,
    positionals: positionals.slice(command.name.split(' ').length),
    rest,
    flags: used,
    unknownFlags,
  };
}
