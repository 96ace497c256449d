import {afterEach, describe, expect, it, vi} from 'vitest';

import {findTarget} from './reveal';

afterEach(() => vi.unstubAllGlobals());

describe('findTarget', () => {
  it('decodes the hash, and finds nothing if that is impossible', () => {
    vi.stubGlobal('document', {getElementById: (id: string) => id});
    expect(findTarget('#%C3%BCber')).toBe('über');
    expect(findTarget('#100%')).toBeNull();
  });
});
