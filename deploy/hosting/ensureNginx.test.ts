import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {findNginx} from './ensureNginx';

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
