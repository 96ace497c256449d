import {describe, expect, it} from 'vitest';

import {createFolder} from '../../tests/support/createFolder';
import {createPlatform} from '../../tests/support/createPlatform';
import {loadRelease} from '../loadPlatform';
import {startProcess} from '../../tests/support/startProcess';

const run = (command: string, ...args: string[]) =>
  startProcess(process.execPath, ['--import', 'tsx', `platform/upstream/${command}.ts`, ...args]).ended;

describe.each(['verify', 'update'])('platform:%s', (command) => {
  it('says how to call it', async () => {
    const {code, output} = await run(command);
    expect(output).toMatch(/^Usage: npm run platform:\w+ -- --from CLONE/);
    expect(code).toBe(2);
  });

  it('names a folder that is no clone, in one line', async () => {
    const folder = createFolder();
    const {code, output} = await run(command, '--from', folder, '--tag', 'v1.0.0');
    expect(output).toBe(`${folder}: is no Git repository. Pass the path of a clone of the platform.\n`);
    expect(code).toBe(2);
  });
});

it('platform:verify lists each difference with file and line, and counts them', async () => {
  const tag = `v${loadRelease().version}`;
  const {code, output} = await run('verify', '--from', createPlatform({[tag]: {}}));
  expect(output).toMatch(/^docs\/scanners\/nmap\.md:\d+: charts\/nmap\/appVersion: here \S+, there 7\.0$/m);
  expect(output).toMatch(/^platform\/charts\/nuclei\.yaml:1: charts\/nuclei: here true, there missing$/m);
  expect(output).toMatch(/\d+ facts compared with v[\d.]+, \d+ differences, /);
  expect(code).toBe(1);
});

it('platform:verify names a path that is no Helm', async () => {
  const clone = createPlatform({'v1.0.0': {}});
  const {code, output} = await run('verify', '--from', clone, '--tag', 'v1.0.0', '--helm', '/no/helm');
  expect(output).toBe('/no/helm: is no program. Pass the path of Helm 3.\n');
  expect(code).toBe(2);
});
