import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, expect, it} from 'vitest';

import {createFolder} from '../../tests/support/createFolder';
import {createFixtureBuild} from '../../tests/support/createFixtureBuild';
import {startProcess} from '../../tests/support/startProcess';

const dir = createFolder({}, afterAll);

async function pack(...args: string[]): Promise<{code: number | null; output: string}> {
  return startProcess('node', ['--import', 'tsx', join(__dirname, 'pack.ts'), ...args]).ended;
}

it('writes a folder and an archive, and says where', async () => {
  const build = createFixtureBuild(join(dir, 'build'), 'one');
  const {code, output} = await pack('--build', build, '--out', join(dir, 'out'));
  expect(output).toMatch(/^pack: \d+ files, in \S*securecodebox-website-\S+ and \S+\.tar\.gz\n$/);
  expect(code).toBe(0);
  expect(readdirSync(join(dir, 'out'))).toHaveLength(2);
});

it.each([
  [['--build', '/nowhere'], 'There is no build in /nowhere. Run `npm run build` first'],
  [['--prevous', 'a'], "Unknown option '--prevous'"],
])('says in one line what is wrong, and writes nothing: %j', async (args, message) => {
  const out = join(dir, 'nothing');
  const {code, output} = await pack(...args, '--out', out);
  expect(output).toMatch(/^pack: .*\n$/);
  expect(output).toContain(message);
  expect(code).toBe(1);
  expect(readdirSync(dir)).not.toContain('nothing');
});
