/** A flag of a command line tool. */
export interface ToolFlag {
  /** Name without the dashes. */
  name: string;
  /** One letter, without the dash. */
  short?: string;
  /** Whether the flag takes a value. */
  hasValue: boolean;
  /** Allowed values, up to an equals sign (`jsonpath` for `-o jsonpath={.status}`); missing if any is allowed. */
  choices?: string[];
  isRequired: boolean;
}

/** A positional argument of a command. */
export interface ToolArgument {
  /** What it is, such as `CHART` or `KIND`. */
  name: string;
  /** Allowed values; missing if any is allowed. */
  choices?: string[];
  isOptional: boolean;
  /** Whether it may be repeated. */
  isRepeated: boolean;
}

/** One way to call a command. A command with alternatives has several. */
export interface ToolUsage {
  /** The words that name the command, separated by spaces: `create secret generic`. */
  command: string;
  /** The shortest call: the usage line with the tool's name and without optional flags. */
  synopsis: string;
  arguments: ToolArgument[];
  flags: ToolFlag[];
}

/** The part of a command line tool that pages use. */
export interface Tool {
  name: string;
  globalFlags: ToolFlag[];
  usages: ToolUsage[];
  /** The names of each kind of resource; empty for tools without kinds. */
  kinds: Readonly<Record<string, readonly string[]>>;
}

/** The content of a file in `tools/`. */
export interface ToolData {
  globalFlags: string[];
  usage: string[];
  kinds: Record<string, string[]>;
}

const FLAG = /^(?:-(?<short>[A-Za-z])\|)?--(?<name>[a-z][a-z-]*)(?:=(?<value>\S+))?$/;
const ARGUMENT = /^(?<name>[A-Za-z][\w=|-]*)(?<repeated>\.{3})?$/;
const COMMAND_WORD = /^[a-z][a-z-]*$/;

/** `json|yaml` → both; a placeholder in capitals (`FILE`) has no choices. */
function readChoices(text: string | undefined): string[] | undefined {
  return text !== undefined && /^[a-z]/.test(text) ? text.split('|') : undefined;
}

function parseFlag(text: string, isOptional: boolean): ToolFlag | undefined {
  const groups = FLAG.exec(text)?.groups;
  if (!groups) return undefined;
  const {name = '', short, value} = groups;
  return {name, short, hasValue: value !== undefined, choices: readChoices(value), isRequired: !isOptional};
}

function parseArgument(text: string, isOptional: boolean): ToolArgument | undefined {
  const groups = ARGUMENT.exec(text)?.groups;
  if (!groups) return undefined;
  const {name = '', repeated} = groups;
  return {name, choices: readChoices(name), isOptional, isRepeated: repeated !== undefined};
}

function parseUsage(tool: string, line: string): ToolUsage {
  const words = line.split(/\s+/);
  const end = words.findIndex((word) => !COMMAND_WORD.test(word));
  const usage: ToolUsage = {
    command: words.slice(0, end < 0 ? undefined : end).join(' '),
    synopsis: [tool, ...words.filter((word) => !word.startsWith('[-'))].join(' '),
    arguments: [],
    flags: [],
  };
  for (const word of end < 0 ? [] : words.slice(end)) {
    // What follows belongs to another program.
    if (word === '--') break;
    const [, optional] = /^\[(.*)\]$/.exec(word) ?? [];
    const text = optional ?? word;
    const flag = parseFlag(text, optional !== undefined);
    const argument = parseArgument(text, optional !== undefined);
    if (flag) usage.flags.push(flag);
    else if (argument) usage.arguments.push(argument);
    else throw new Error(`platform/tools/${tool}.yaml: "${word}" in "${line}" is neither flag nor argument.`);
  }
  return usage;
}

/**
 * Reads the usage lines of a tool: `get KIND [NAME] [-o|--output=json|yaml]`. Lower-case words at the beginning are the
 * command, words in capitals its arguments. Brackets mark optional parts, dots after an argument that it may be
 * repeated, and lower-case words with bars between them are the allowed values.
 *
 * @throws if a word of a line is none of these
 */
export function createTool(name: string, {globalFlags, usage, kinds}: ToolData): Tool {
  return {
    name,
    globalFlags: parseUsage(name, globalFlags.map((flag) => `[${flag}]`).join(' ')).flags,
    usages: usage.map((line) => parseUsage(name, line)),
    kinds,
  };
}
