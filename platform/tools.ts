/** A flag of a command line tool. */
export interface ToolFlag {
  /** Name without the dashes. */
  name: string;
  /** One letter, without the dash. */
  short?: string;
  /** Whether the flag takes a value; `optional` takes it only behind an equals sign. */
  value: boolean | 'optional';
}

/** A command of a tool, such as `upgrade` or `create secret generic`. */
export interface ToolCommand {
  /** The words that name it, separated by blanks. */
  name: string;
  /** What its positional arguments are; the vocabulary stands at the top of the data file. */
  args: string;
  /** What the argument may be, where there are few possibilities. */
  choices?: string[];
  flags: ToolFlag[];
}

/** The values that a flag takes, where there are few. */
export interface FlagChoices {
  /** Name without the dashes. */
  flag: string;
  /** The commands that it holds for; absent if it holds for all. */
  commands?: string[];
  /** What may stand before the first equals sign of the value: `jsonpath` for `-o jsonpath={.status}`. */
  choices: string[];
}

/** What a tool understands. */
export interface Tool {
  tool: string;
  globalFlags: ToolFlag[];
  commands: ToolCommand[];
  flagChoices?: FlagChoices[];
}

/** A kind of resource, by the names that kubectl knows it under. */
export interface Resource {
  kind: string;
  plural: string;
  singular: string;
  short?: string[];
  group?: string;
}

/** kubectl in addition knows the names of resources. */
export interface Kubectl extends Tool {
  resources: Resource[];
}
