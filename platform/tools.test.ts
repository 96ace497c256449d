import {describe, expect, it} from 'vitest';

import {loadTool} from './loadPlatform';
import {buildTool} from './tools';

function parse(line: string) {
  return buildTool('tool', {globalFlags: ['-h|--help'], usage: [line], kinds: {}}).usages[0];
}

describe('buildTool', () => {
  it('reads command, arguments and flags of a line', () => {
    expect(
      parse('auth can-i get|list KIND [NAME...] -f|--file=FILE [--wait] [-o|--output=json|yaml]'),
    ).toEqual({
      command: 'auth can-i',
      synopsis: 'tool auth can-i get|list KIND [NAME...] -f|--file=FILE',
      arguments: [
        {name: 'get|list', choices: ['get', 'list'], isOptional: false, isRepeated: false},
        {name: 'KIND', isOptional: false, isRepeated: false},
        {name: 'NAME', isOptional: true, isRepeated: true},
      ],
      flags: [
        {name: 'file', short: 'f', hasValue: true, isRequired: true},
        {name: 'wait', hasValue: false, isRequired: false},
        {name: 'output', short: 'o', hasValue: true, choices: ['json', 'yaml'], isRequired: false},
      ],
    });
  });

  it('ignores arguments of another program', () => {
    expect(parse('scan TYPE -- [anything{')).toMatchObject({arguments: [{name: 'TYPE'}], flags: []});
  });

  it('refuses what is neither flag nor argument', () => {
    expect(() => parse('get KIND [--output')).toThrow(
      'platform/tools/tool.yaml: "[--output" in "get KIND [--output" is neither flag nor argument.',
    );
  });
});

describe.each(['helm', 'kubectl', 'scbctl', 'skopeo'] as const)('the data of %s', (name) => {
  const {usages, globalFlags, kinds} = loadTool(name);

  it('has no duplicate lines or names of kinds', () => {
    for (const names of [usages.map(({synopsis}) => synopsis), Object.values(kinds).flat()]) {
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('has no duplicate flags in a line, global ones included', () => {
    for (const {synopsis, flags} of usages) {
      const all = [...globalFlags, ...flags];
      const names = [...all.map((flag) => flag.name), ...all.flatMap(({short}) => short ?? [])];
      expect(new Set(names).size, synopsis).toBe(names.length);
    }
  });
});
