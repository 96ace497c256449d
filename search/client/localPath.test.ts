import {describe, expect, it} from 'vitest';

import {isLocalPath} from './localPath';

describe('isLocalPath', () => {
  it.each(['/', '/docs/scanners/nmap#install', '/search-events?v=1', '/a//b'])('takes %j', (address) => {
    expect(isLocalPath(address)).toBe(true);
  });

  it.each([
    ...['', 'docs', 'https://example.org/x', '//example.org/x', '//', 'javascript:alert(1)'],
    // Browsers read these as `//example.org/x`, or `/docs/nmap`.
    ...['/\\example.org/x', '/\t/example.org/x', '/\n/example.org/x', '/docs\\nmap', '/docs\u0085'],
  ])('refuses %j', (address) => {
    expect(isLocalPath(address)).toBe(false);
  });
});
