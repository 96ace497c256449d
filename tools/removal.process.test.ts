import {symlinkSync} from 'node:fs';
import {join, resolve} from 'node:path';

import {expect, it} from 'vitest';

import {copySources} from '../tests/support/copySources';
import {createFolder} from '../tests/support/createFolder';
import {removeTools, removeUse} from '../tests/support/removeTools';
import {startProcess} from '../tests/support/startProcess';

const ROOT = resolve(__dirname, '..');

it('a tool can be removed: only the pages that use it say so', async () => {
  const site = createFolder();
  copySources(site);
  symlinkSync(join(ROOT, 'node_modules'), join(site, 'node_modules'));
  const run = (...args: string[]) =>
    startProcess(process.execPath, ['--import', 'tsx', ...args], {cwd: site}).ended;

  expect(removeTools(site)).toHaveLength(5);
  const build = await run('scripts/build.ts');
  expect(build.code).toBe(1);
  const faults = build.output.trim().split('\n');
  expect(faults.map((fault) => fault.replace(/^\S+:\d+: the page uses (\S+), .*/, '$1'))).toEqual([
    'tools/live-code',
    'tools/manifest-check/client',
    'tools/live-code',
    'tools/live-code',
    'tools/live-code',
    'tools/cascade-explainer/client',
    'tools/image-chooser/client',
  ]);

  for (const fault of faults) removeUse(site, fault);
  expect(await run('checks/run.ts', 'pages')).toMatchObject({code: 0});
  // The configuration loads without them.
  expect(await run('--eval', "import('./docusaurus.config.ts')")).toEqual({code: 0, output: ''});
});
