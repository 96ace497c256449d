export interface ToolFlag {
  /** Name without the dashes. */
  name: string;
  /** One letter, without the dash. */
  short?: string;
  hasValue: boolean;
  /** Allowed values, up to an equals sign (`jsonpath` for `-o jsonpath={.status}`); missing if any is allowed. */
  choices?: string[];
  isRequired: boolean;
}

export interface ToolArgument {
  name: string;
  choices?: string[];
  isOptional: boolean;
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

export interface Tool {
  name: string;
  globalFlags: ToolFlag[];
  usages: ToolUsage[];
  /** The names of each kind of resource; empty for tools without kinds. */
  kinds: Readonly<Record<string, readonly string[]>>;
}

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

/** Reads usage lines such as `get KIND [NAME] [-o|--output=json|yaml]`, which README.md explains. */
export function createTool(name: string, {globalFlags, usage, kinds}: ToolData): Tool {
  return {
    name,
    globalFlags: parseUsage(name, globalFlags.map((flag) => `[${flag}]`).join(' ')).flags,
    usages: usage.map((line) => parseUsage(name, line)),
    kinds,
  };
}
