import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

interface FlagData {
  name: string;
  short?: string;
  value: boolean;
}

interface CommandData {
  name: string;
  aliasOf?: string;
  args: string;
  choices?: string[];
  flags: FlagData[];
}

interface ResourceData {
  kind: string;
  plural: string;
  singular: string;
  short?: string[];
  group?: string;
  qualified?: string;
}

interface FlagChoicesData {
  flag: string;
  commands?: string[];
  choices: string[];
}

interface ToolData {
  tool: string;
  argumentKinds: Record<string, string>;
  globalFlags: FlagData[];
  commands: CommandData[];
  flagChoices?: FlagChoicesData[];
  resources?: ResourceData[];
}

function readTool(name: string): ToolData {
  return parse(readFileSync(join(__dirname, 'tools', `${name}.yaml`), 'utf8')) as ToolData;
}

function findDuplicates(names: string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}

const tools = ['helm', 'kubectl', 'scbctl'].map((name): [string, ToolData] => [name, readTool(name)]);

describe.each(tools)('commands of %s', (name, tool) => {
  const commandNames = tool.commands.map((command) => command.name);

  it('names the tool', () => {
    expect(tool.tool).toBe(name);
  });

  it('has every command once', () => {
    expect(findDuplicates(commandNames)).toEqual([]);
  });

  it('has well-formed flags', () => {
    for (const flag of [...tool.globalFlags, ...tool.commands.flatMap(({flags}) => flags)]) {
      expect(flag.name).toMatch(/^[a-z][A-Za-z-]*$/);
      if (flag.short !== undefined) expect(flag.short, flag.name).toMatch(/^[A-Za-z]$/);
      expect(typeof flag.value, flag.name).toBe('boolean');
    }
  });

  it('has every flag of a command once, global ones included', () => {
    for (const command of tool.commands) {
      const names = [...tool.globalFlags, ...command.flags].map((flag) => flag.name);
      expect(findDuplicates(names), command.name).toEqual([]);
    }
  });

  it('has every short flag of a command once', () => {
    expect(findDuplicates(tool.globalFlags.flatMap(({short}) => short ?? []))).toEqual([]);
    for (const command of tool.commands) {
      expect(findDuplicates(command.flags.flatMap(({short}) => short ?? [])), command.name).toEqual([]);
    }
  });

  it('uses the kinds of arguments that stand at the top of the file, and all of them', () => {
    const used = new Set(tool.commands.map(({args}) => args));
    expect([...used].sort()).toEqual(Object.keys(tool.argumentKinds).sort());
  });

  it('lists the choices where there are some', () => {
    for (const {name: command, args, choices} of tool.commands) {
      expect(choices !== undefined && choices.length > 0, command).toBe(args === 'shell');
    }
  });

  it('lists values of flags and commands that it has', () => {
    for (const {flag, commands, choices} of tool.flagChoices ?? []) {
      const users = tool.commands.filter(({flags}) => flags.some((candidate) => candidate.name === flag));
      expect(users.length, flag).toBeGreaterThan(0);
      expect(users.map((command) => command.name)).toEqual(expect.arrayContaining(commands ?? []));
      expect(findDuplicates(choices), flag).toEqual([]);
    }
  });

  it('has the words before a command of several words as a command', () => {
    for (const words of commandNames.map((command) => command.split(' '))) {
      for (let count = 1; count < words.length; count += 1) {
        expect(commandNames).toContain(words.slice(0, count).join(' '));
      }
    }
  });

  it('gives other names of a command the same arguments and flags', () => {
    for (const command of tool.commands) {
      if (command.aliasOf === undefined) continue;
      const original = tool.commands.find((candidate) => candidate.name === command.aliasOf);
      expect(original, command.name).toMatchObject({args: command.args, flags: command.flags});
    }
  });
});

describe('resources of kubectl', () => {
  const {resources = []} = readTool('kubectl');

  it('has no name for two kinds', () => {
    const names = resources.map(({plural, singular, short = []}) => [
      ...new Set([plural, singular, ...short]),
    ]);
    expect(findDuplicates(names.flat())).toEqual([]);
    expect(findDuplicates(resources.map(({kind}) => kind))).toEqual([]);
  });

  it('has names in lower case, and qualified names for kinds with a group', () => {
    for (const {kind, plural, singular, short = [], group, qualified} of resources) {
      for (const name of [plural, singular, ...short]) expect(name, kind).toMatch(/^[a-z]+$/);
      expect(qualified, kind).toBe(group === undefined ? undefined : `${plural}.${group}`);
    }
  });

  it.each([
    'scans.execution.securecodebox.io',
    'scheduledscans.execution.securecodebox.io',
    'scantypes.execution.securecodebox.io',
    'parsedefinitions.execution.securecodebox.io',
    'scancompletionhooks.execution.securecodebox.io',
    'cascadingrules.cascading.securecodebox.io',
    'clusterscantypes.execution.securecodebox.io',
    'clusterparsedefinitions.execution.securecodebox.io',
    'clusterscancompletionhooks.execution.securecodebox.io',
  ])('knows %s', (name) => {
    expect(resources.map(({qualified}) => qualified)).toContain(name);
  });
});
