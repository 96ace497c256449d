import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it} from 'vitest';

import {findNginx} from './ensureNginx';

it('finds nginx only with the modules of the configuration', () => {
  const dir = mkdtempSync(join(tmpdir(), 'nginx-'));
  try {
    const [nginx, module] = [join(dir, 'nginx'), join(dir, 'module.so')];
    writeFileSync(nginx, '#!/bin/sh\n', {mode: 0o755});
    writeFileSync(module, '');
    expect(findNginx({PATH: dir}, [module])).toBe(nginx);
    expect(findNginx({PATH: '', NGINX_PATH: nginx}, [module])).toBe(nginx);
    expect(findNginx({PATH: dir}, [module, join(dir, 'absent.so')])).toBeUndefined();
  } finally {
    rmSync(dir, {recursive: true});
  }
});
