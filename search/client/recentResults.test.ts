import {afterEach, expect, it, vi} from 'vitest';

import {readRecentResults} from './recentResults';

afterEach(() => void vi.unstubAllGlobals());

it('ignores stored URLs that lead to other sites', () => {
  const stored = ['/docs/scanners/nmap', '//example.org', 'https://x.org'];
  vi.stubGlobal('localStorage', {
    getItem: () => JSON.stringify(stored.map((route) => ({route, title: 'Title', path: ['Docs']}))),
  });
  expect(readRecentResults().map(({route}) => route)).toEqual(['/docs/scanners/nmap']);
});
