import {afterEach, expect, it, vi} from 'vitest';

import {readStorage, readStoredJson, writeStorage} from './storage';

afterEach(() => void vi.unstubAllGlobals());

it('takes a blocked storage for an empty one', () => {
  const block = () => {
    throw new Error('blocked');
  };
  vi.stubGlobal('localStorage', {getItem: block, setItem: block, removeItem: block});
  expect([readStorage('a'), readStoredJson('a')]).toEqual([null, null]);
  expect([writeStorage('a', 'b'), writeStorage('a', null)]).toEqual([false, false]);
});

it('finds nothing in what is no JSON', () => {
  vi.stubGlobal('localStorage', {getItem: () => '{'});
  expect(readStoredJson('a')).toBeNull();
});
