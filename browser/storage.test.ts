import {afterEach, expect, it, vi} from 'vitest';

import {readStorage, readStoredJson, removeStorage, writeStorage} from './storage';

afterEach(() => void vi.unstubAllGlobals());

it('takes a blocked storage for an empty one', () => {
  const block = () => {
    throw new Error('blocked');
  };
  vi.stubGlobal('localStorage', {getItem: block, setItem: block, removeItem: block});
  expect([readStorage('a'), readStoredJson('a')]).toEqual([null, null]);
  expect(writeStorage('a', 'b')).toBe(false);
  expect(() => removeStorage('a')).not.toThrow();
});

it('finds nothing in what is no JSON', () => {
  vi.stubGlobal('localStorage', {getItem: () => '{'});
  expect(readStoredJson('a')).toBeNull();
});
