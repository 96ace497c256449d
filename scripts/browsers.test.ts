import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterEach, expect, it, vi} from 'vitest';

import {createFolder} from '../tests/support/createFolder';
import {ensureBrowsers, findChromium, findEngines} from './browsers';

afterEach(() => void vi.restoreAllMocks());

it('findChromium prefers the headless shell, which opens pages faster, and the variable to both', () => {
  const dir = createFolder();
  // Each is preferred to those created before it.
  for (const name of ['chromium', 'chromium-headless-shell']) {
    const path = join(dir, name);
    writeFileSync(path, '#!/bin/sh\n', {mode: 0o755});
    expect(findChromium({PATH: dir})).toBe(path);
  }
  const named = join(dir, 'chromium');
  expect(findChromium({PATH: dir, CHROMIUM_PATH: named})).toBe(named);
});

it('ensureBrowsers says in a line for each engine that cannot be had that its tests are left out', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  ensureBrowsers({PATH: ''}, () => false);
  expect(findEngines({PATH: ''})).toEqual([]);
  expect(log.mock.calls.flat().filter((line) => String(line).includes(' Its tests are left out'))).toEqual([
    expect.stringMatching(/^firefox: none found/),
    expect.stringMatching(/^webkit: none found/),
  ]);
});
