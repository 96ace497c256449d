import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {ensureProgram, findProgram} from './ensureProgram';

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(() => vi.restoreAllMocks());

/** Simulates a machine on which the command `bringing` installs the program and those in `failing` fail. */
function ensure({bringing, failing = []}: {bringing?: string; failing?: string[]}) {
  const commands: string[] = [];
  const path = () =>
    ensureProgram(
      {
        name: 'Tool',
        find: () => (bringing === undefined || commands.includes(bringing) ? '/tool' : undefined),
        installations: [[['update'], ['package']], [['download', 'all']], [['download', 'alone']]],
        wayOut: 'Install one.',
      },
      (command) => {
        commands.push(command.join(' '));
        return !failing.includes(command.join(' '));
      },
    );
  return {path, commands};
}

describe('ensureProgram', () => {
  it('installs nothing if there is one', () => {
    const {path, commands} = ensure({});
    expect(path()).toBe('/tool');
    expect(commands).toEqual([]);
  });

  it('installs it with the first installation that works', () => {
    const {path, commands} = ensure({bringing: 'package'});
    expect(path()).toBe('/tool');
    expect(commands).toEqual(['update', 'package']);
  });

  it.each([
    ['fails', ['package'], ['update', 'package', 'download all']],
    ['has no source', ['update'], ['update', 'download all']],
    ['brings something else', [], ['update', 'package', 'download all']],
  ])('tries the next installation if one %s', (_what, failing, expected) => {
    const {path, commands} = ensure({bringing: 'download all', failing});
    expect(path()).toBe('/tool');
    expect(commands).toEqual(expected);
  });

  it('says what to do if nothing works', () => {
    const {path, commands} = ensure({bringing: 'nothing', failing: ['download all']});
    expect(path).toThrow('Tool: none found, and none could be installed. Install one.');
    expect(commands.at(-1)).toBe('download alone');
  });
});

it('findProgram takes the program that the variable names, else the first of its folders, and no other file', () => {
  const dir = mkdtempSync(join(tmpdir(), 'program-'));
  try {
    const [tool, text] = [join(dir, 'tool'), join(dir, 'text')];
    writeFileSync(tool, '#!/bin/sh\n', {mode: 0o755});
    writeFileSync(text, '');
    const find = (env: NodeJS.ProcessEnv, folders?: string[]) =>
      findProgram({variable: 'TOOL', names: ['text', 'tool'], folders}, env);
    expect(find({PATH: '', TOOL: tool})).toBe(tool);
    expect(find({PATH: dir, TOOL: ''})).toBe(tool);
    expect(find({PATH: ''}, [dir])).toBe(tool);
    expect(find({PATH: ''})).toBeUndefined();
    expect(() => find({PATH: dir, TOOL: text})).toThrow(/^TOOL is ".*text", which is not an executable file/);
  } finally {
    rmSync(dir, {recursive: true});
  }
});
