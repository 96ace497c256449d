import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, inject, it} from 'vitest';

import {sendRequest} from './sendRequest';
import {asUnprivileged, createFolder, createPlace, moveConfiguration, startNginx} from './startNginx';

const {nginx, archive, folder, served, pid, buildDir} = inject('hosting');

let dir: string;
let unpacked: string;

function run(command: string, args: string[], cwd: string) {
  const {status, stdout, stderr} = spawnSync(command, args, {encoding: 'utf8', cwd, ...asUnprivileged});
  return {status, output: stdout + stderr};
}

beforeAll(() => {
  dir = createFolder('unpacked');
  spawnSync('tar', ['-xzf', archive, '-C', dir]);
  unpacked = join(dir, readdirSync(dir)[0] ?? '');
});

afterAll(() => rmSync(dir, {recursive: true}));

describe('the archive', () => {
  it('holds one folder, with what the release folder holds, times too', () => {
    expect(readdirSync(dir)).toEqual([folder.replace(/^.*\//, '')]);
    const list = (root: string) =>
      readdirSync(root, {recursive: true, encoding: 'utf8'})
        .sort()
        .map((path) => {
          const stats = statSync(join(root, path));
          return {
            path,
            mode: stats.mode,
            time: stats.isFile() ? stats.mtimeMs : 0,
            size: stats.isFile() ? stats.size : 0,
          };
        });
    expect(list(unpacked)).toEqual(list(folder));
  });

  it('passes sha256sum, and leaves no file out', () => {
    expect(run('sha256sum', ['--check', '--quiet', '--strict', 'SHA256SUMS'], unpacked)).toEqual({
      status: 0,
      output: '',
    });
    const listed = readFileSync(join(unpacked, 'SHA256SUMS'), 'utf8').trimEnd().split('\n');
    const files = readdirSync(unpacked, {recursive: true, withFileTypes: true}).filter((entry) =>
      entry.isFile(),
    );
    expect(listed).toHaveLength(files.length - 1);
  });

  it('has the instructions for the host, but does not serve them', () => {
    expect(existsSync(join(buildDir, '_headers'))).toBe(true);
    expect(existsSync(join(unpacked, 'site/_headers'))).toBe(false);
    expect(readFileSync(join(unpacked, 'nginx/headers.conf'), 'utf8')).toContain('Content-Security-Policy');
  });

  it('runs where it was unpacked', async () => {
    const place = await createPlace();
    const copy = join(dir, 'copy');
    cpSync(unpacked, copy, {recursive: true, preserveTimestamps: true});
    const configuration = join(copy, 'nginx/nginx.conf');
    writeFileSync(configuration, moveConfiguration(readFileSync(configuration, 'utf8'), place));
    const server = await startNginx(nginx, copy, place);
    const {status, body} = await sendRequest(place.port, '/docs/hooks');
    await server.stop();
    expect(status).toBe(200);
    expect(body.equals(readFileSync(join(buildDir, 'docs/hooks/index.html')))).toBe(true);
  });
});

describe('the server', () => {
  it('has a configuration without errors and warnings, as it is shipped', () => {
    const {status, output} = run(
      'sh',
      ['-c', `${nginx} -t -p "$PWD" -c nginx/nginx.conf >/dev/null`],
      served,
    );
    expect({status, output}).toEqual({
      status: 0,
      output: expect.stringMatching(/^nginx: .*syntax is ok\nnginx: .*test is successful\n$/) as string,
    });
    expect(readFileSync(join(folder, 'nginx/nginx.conf'), 'utf8')).toMatch(
      /^ {8}listen 8080 default_server;$/m,
    );
  });

  it('runs as a user without rights', () => {
    const workers = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    expect(workers).toHaveLength(2);
    const expected = String(asUnprivileged.uid ?? process.getuid?.());
    for (const id of [String(pid), ...workers]) {
      const status = readFileSync(`/proc/${id}/status`, 'utf8');
      expect(/^Uid:\s+(.*)$/m.exec(status)?.[1]?.split('\t')).toEqual([
        expected,
        expected,
        expected,
        expected,
      ]);
      expect(expected).not.toBe('0');
      expect(/^CapEff:\s+(.*)$/m.exec(status)?.[1]).toBe('0000000000000000');
    }
  });

  it('cannot change the release', () => {
    // Where the tests do not run as root, the server is the owner: then it is the read-only release that is tested.
    spawnSync('chmod', ['-R', 'a-w', served]);
    for (const command of [
      `echo >> ${served}/site/index.html`,
      `echo > ${served}/site/new.html`,
      `rm ${served}/site/index.html`,
      `mv ${served}/site ${served}/other`,
      `echo >> ${served}/nginx/nginx.conf`,
    ]) {
      expect({command, succeeded: run('sh', ['-c', command], '/').status === 0}).toEqual({
        command,
        succeeded: false,
      });
    }
    spawnSync('chmod', ['-R', 'u+w', served]);
  });

  it('has the start of the README in it', () => {
    const text = readFileSync(join(folder, 'README.md'), 'utf8');
    expect(text).toContain('nginx -p "$PWD" -c nginx/nginx.conf');
    expect(text).not.toContain('%name%');
  });
});
