import {afterEach, expect, it, vi} from 'vitest';

import {isMap} from '../text/loose';
import {readStorage, readStoredJson, removeStorage, writeStorage} from './storage';

afterEach(() => void vi.unstubAllGlobals());

it('takes a blocked storage for an empty one', () => {
  const block = () => {
    throw new Error('blocked');
  };
  vi.stubGlobal('localStorage', {getItem: block, setItem: block, removeItem: block});
  expect([readStorage('theme'), readStoredJson('theme', isMap)]).toEqual([null, null]);
  expect(writeStorage('theme', 'dark')).toBe(false);
  expect(() => removeStorage('theme')).not.toThrow();
});

it('finds nothing in what is no JSON', () => {
  vi.stubGlobal('localStorage', {getItem: () => '{'});
  expect(readStoredJson('theme', isMap)).toBeNull();
});
