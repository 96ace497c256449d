import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import type {Machine} from '../../scripts/machine';
import {ensureNginx, findNginx} from './ensureNginx';

let dir: string;
let nginx: string;
let module: string;

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'nginx-'));
  nginx = join(dir, 'nginx');
  module = join(dir, 'module.so');
  writeFileSync(nginx, '#!/bin/sh\n', {mode: 0o755});
  writeFileSync(module, '');
});

afterAll(() => rmSync(dir, {recursive: true}));

describe('findNginx', () => {
  it('takes the one on the path', () => {
    expect(findNginx({PATH: dir}, [module])).toBe(nginx);
  });

  it('takes the one that the environment variable names', () => {
    expect(findNginx({PATH: '', NGINX_PATH: nginx}, [module])).toBe(nginx);
  });

  it('refuses a variable that names no executable file', () => {
    expect(() => findNginx({NGINX_PATH: module}, [module])).toThrow(
      /NGINX_PATH is ".*module.so", which is not an executable file/,
    );
  });

  it('finds none without the modules of the configuration', () => {
    expect(findNginx({PATH: dir}, [module, join(dir, 'absent.so')])).toBeUndefined();
  });
});

/** A machine that has an nginx from the start, after the installation, or never. */
function createMachine(hasNginx: 'from the start' | 'after the installation' | 'never', isRoot: boolean) {
  const calls: string[] = [];
  const machine: Machine = {
    find: () =>
      hasNginx === 'from the start' || (hasNginx === 'after the installation' && calls.length > 1)
        ? '/nginx'
        : undefined,
    isDebianRoot: () => isRoot,
    run: (command, args) => calls.push([command, ...args].join(' ')) > 0,
    log: () => undefined,
  };
  return {machine, calls};
}

describe('ensureNginx', () => {
  it('installs nothing where there is one', () => {
    const {machine, calls} = createMachine('from the start', true);
    expect(ensureNginx(machine)).toBe('/nginx');
    expect(calls).toEqual([]);
  });

  it('installs the Debian packages as root', () => {
    const {machine, calls} = createMachine('after the installation', true);
    expect(ensureNginx(machine)).toBe('/nginx');
    expect(calls.at(-1)).toMatch(/^apt-get install .* nginx libnginx-mod-http-brotli-static$/);
  });

  it.each([true, false])('says what to install where it cannot (root: %s)', (isRoot) => {
    const {machine, calls} = createMachine('never', isRoot);
    expect(() => ensureNginx(machine)).toThrow('apt-get install nginx libnginx-mod-http-brotli-static');
    expect(calls).toHaveLength(isRoot ? 2 : 0);
  });
});
