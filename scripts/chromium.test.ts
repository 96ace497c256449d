import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';

import {findChromium} from './chromium';

let dir: string;

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'chromium-'));
});

afterAll(() => rmSync(dir, {recursive: true}));

it('prefers the headless shell, which opens pages faster, and the variable to both', () => {
  // Each is preferred to those created before it.
  for (const name of ['chromium', 'chromium-headless-shell']) {
    const path = join(dir, name);
    writeFileSync(path, '#!/bin/sh\n', {mode: 0o755});
    expect(findChromium({PATH: dir})).toBe(path);
  }
  const named = join(dir, 'chromium');
  expect(findChromium({PATH: dir, CHROMIUM_PATH: named})).toBe(named);
});
