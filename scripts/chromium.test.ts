import {chmodSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {findChromium} from './chromium';

let dir: string;
let systemBrowser: string;

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'chromium-'));
  systemBrowser = join(dir, 'chromium');
  for (const path of [systemBrowser, join(dir, 'own-browser')]) {
    writeFileSync(path, '#!/bin/sh\n');
    chmodSync(path, 0o755);
  }
});

afterAll(() => rmSync(dir, {recursive: true}));

describe('findChromium', () => {
  it('takes the browser that the environment variable names', () => {
    const named = join(dir, 'own-browser');
    expect(findChromium({PATH: dir, CHROMIUM_PATH: named})).toBe(named);
  });

  it('refuses a variable that names no executable file', () => {
    expect(() => findChromium({PATH: dir, CHROMIUM_PATH: join(dir, 'absent')})).toThrow(
      /CHROMIUM_PATH is ".*absent", which is not an executable file/,
    );
  });

  it('takes the browser of the system where no variable is set', () => {
    expect(findChromium({PATH: dir})).toBe(systemBrowser);
  });

  it('prefers the one without windows, which opens pages faster', () => {
    const shell = join(dir, 'chromium-headless-shell');
    writeFileSync(shell, '#!/bin/sh\n', {mode: 0o755});
    try {
      expect(findChromium({PATH: dir})).toBe(shell);
    } finally {
      rmSync(shell);
    }
  });
});
