import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';

import {createFolder} from '../tests/support/createFolder';
import {ensureProgram, findProgram} from './ensureProgram';

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(() => vi.restoreAllMocks());

const INSTALLATIONS = [[['update'], ['package']], [['download', 'all']], [['download', 'alone']]] as const;

it.each([
  ['installs nothing if there is one', undefined, [], []],
  ['installs it with the first installation that works', 'package', [], ['update', 'package']],
  ['tries the next if one fails', 'download all', ['package'], ['update', 'package', 'download all']],
  ['tries the next if one has no source', 'download all', ['update'], ['update', 'download all']],
  ['tries the next if one brings something else', 'download all', [], ['update', 'package', 'download all']],
])('ensureProgram %s', (_what, bringing, failing: string[], expected) => {
  const commands: string[] = [];
  const find = () => (bringing === undefined || commands.includes(bringing) ? '/tool' : undefined);
  const path = ensureProgram({name: 'Tool', find, installations: INSTALLATIONS, wayOut: ''}, (command) => {
    commands.push(command.join(' '));
    return !failing.includes(command.join(' '));
  });
  expect([path, commands]).toEqual(['/tool', expected]);
});

it('ensureProgram says what to do if nothing works', () => {
  const tool = {name: 'Tool', find: () => undefined, installations: INSTALLATIONS, wayOut: 'Install one.'};
  expect(() => ensureProgram(tool, () => false)).toThrow(
    'Tool: none found, and none could be installed. Install one.',
  );
});

it('findProgram takes the program that the variable names, else the first of its folders, and no other file', () => {
  const dir = createFolder({text: ''});
  const [tool, text] = [join(dir, 'tool'), join(dir, 'text')];
  writeFileSync(tool, '#!/bin/sh\n', {mode: 0o755});
  const find = (env: NodeJS.ProcessEnv, folders?: string[]) =>
    findProgram({variable: 'TOOL', names: ['text', 'tool'], folders}, env);
  expect(find({PATH: '', TOOL: tool})).toBe(tool);
  expect(find({PATH: dir, TOOL: ''})).toBe(tool);
  expect(find({PATH: ''}, [dir])).toBe(tool);
  expect(find({PATH: ''})).toBeUndefined();
  expect(() => find({PATH: dir, TOOL: text})).toThrow(/^TOOL is ".*text", which is not an executable file/);
});
