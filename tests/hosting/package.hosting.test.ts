import {spawnSync} from 'node:child_process';
import {readFileSync, readdirSync, statSync} from 'node:fs';
import {basename, join} from 'node:path';
import {describe, expect, inject, it} from 'vitest';

import {asUnprivileged} from './startNginx';

const {nginx, folder, served} = inject('hosting');

function run(command: string) {
  const {status, stdout, stderr} = spawnSync('sh', ['-c', command], {
    encoding: 'utf8',
    cwd: served,
    ...asUnprivileged,
  });
  return {status, output: stdout + stderr};
}

describe('the archive', () => {
  it('has a single folder, identical to the package folder, including times', () => {
    expect(readdirSync(join(served, '..'))).toEqual([basename(folder)]);
    const list = (root: string) =>
      readdirSync(root, {recursive: true, encoding: 'utf8'})
        .sort()
        .map((path) => {
          const stats = statSync(join(root, path));
          const {mode, mtimeMs, size} = stats;
          return {path, mode, ...(stats.isFile() ? {time: mtimeMs, size} : {})};
        });
    expect(list(served)).toEqual(list(folder));
  });

  it('passes sha256sum, and every file has a checksum', () => {
    expect(run('sha256sum --check --quiet --strict SHA256SUMS')).toEqual({status: 0, output: ''});
    const listed = readFileSync(join(served, 'SHA256SUMS'), 'utf8').trimEnd().split('\n');
    const entries = readdirSync(served, {recursive: true, withFileTypes: true});
    expect(listed).toHaveLength(entries.filter((entry) => entry.isFile()).length - 1);
  });

  it('has a configuration without errors and warnings', () => {
    expect(run(`${nginx} -t -p "$PWD" -c nginx/nginx.conf >/dev/null`)).toEqual({
      status: 0,
      output: expect.stringMatching(/^nginx: .*syntax is ok\nnginx: .*test is successful\n$/) as string,
    });
  });
});
