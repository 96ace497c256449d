import {afterEach, describe, expect, it, vi} from 'vitest';

import {ensureEngines, findEngines} from './engines';

describe('ensureEngines', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('says in a line for each that cannot be had that its tests are left out', () => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    ensureEngines({PATH: ''}, () => false);
    expect(findEngines({PATH: ''})).toEqual([]);
    expect(log.mock.calls.flat().filter((line) => String(line).endsWith(' Its tests are left out.'))).toEqual(
      [expect.stringMatching(/^firefox: none found/), expect.stringMatching(/^webkit: none found/)],
    );
  });
});
