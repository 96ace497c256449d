import {dictionary, list, optional, record, text, type Infer} from '../text/shape';

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

export const toolSchema = record({
  globalFlags: list(text),
  usage: list(text),
  kinds: optional(dictionary(list(text))),
});

const FLAG = /^(?:-(?<short>[A-Za-z])\|)?--(?<name>[a-z][a-z-]*)(?:=(?<value>\S+))?$/;
const ARGUMENT = /^(?<name>[A-Za-z][\w=|-]*)(?<repeated>\.{3})?$/;
const COMMAND_WORD = /^[a-z][a-z-]*$/;

/** `json|yaml` → both; a placeholder in capitals (`FILE`) has no choices. */
function readChoices(value: string | undefined): string[] | undefined {
  return value !== undefined && /^[a-z]/.test(value) ? value.split('|') : undefined;
}

function parseUsage(tool: string, line: string): ToolUsage {
  const words = line.split(/\s+/);
  const end = [...words, ''].findIndex((word) => !COMMAND_WORD.test(word));
  const usage: ToolUsage = {
    command: words.slice(0, end).join(' '),
    synopsis: [tool, ...words.filter((word) => !word.startsWith('[-'))].join(' '),
    arguments: [],
    flags: [],
  };
  for (const word of words.slice(end)) {
    // What follows belongs to another program.
    if (word === '--') break;
    const isOptional = /^\[.*\]$/.test(word);
    const part = isOptional ? word.slice(1, -1) : word;
    const {name = '', short, value, repeated} = (FLAG.exec(part) ?? ARGUMENT.exec(part))?.groups ?? {};
    if (name === '')
      throw new Error(`platform/tools/${tool}.yaml: "${word}" in "${line}" is neither flag nor argument.`);
    if (part.startsWith('-')) {
      const choices = readChoices(value);
      usage.flags.push({name, short, hasValue: value !== undefined, choices, isRequired: !isOptional});
    } else {
      const isRepeated = repeated !== undefined;
      usage.arguments.push({name, choices: readChoices(name), isOptional, isRepeated});
    }
  }
  return usage;
}

/** Reads usage lines such as `get KIND [NAME] [-o|--output=json|yaml]`, which README.md explains. */
export function buildTool(name: string, {globalFlags, usage, kinds = {}}: Infer<typeof toolSchema>): Tool {
  return {
    name,
    globalFlags: parseUsage(name, globalFlags.map((flag) => `[${flag}]`).join(' ')).flags,
    usages: usage.map((line) => parseUsage(name, line)),
    kinds,
  };
}
