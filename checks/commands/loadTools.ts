import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';

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
  flags: ToolFlag[];
}

/** What a tool understands. */
export interface Tool {
  tool: string;
  globalFlags: ToolFlag[];
  commands: ToolCommand[];
}

/** kubectl in addition knows the names of resources. */
export interface Kubectl extends Tool {
  resources: {kind: string; plural: string; singular: string; short?: string[]; group?: string}[];
}

/** Reads what a tool understands from the data file with its name beside this file. */
export function loadTool<T extends Tool = Tool>(name: string): T {
  return parse(readFileSync(join(__dirname, `${name}.yaml`), 'utf8')) as T;
}

/** Charts of other projects that pages install, as they stand behind `helm install RELEASE`. */
export function loadForeignCharts(): string[] {
  return (parse(readFileSync(join(__dirname, 'foreign-charts.yaml'), 'utf8')) as {charts: string[]}).charts;
}
