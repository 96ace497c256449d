import {describe, expect, it} from 'vitest';

import {findFieldLine} from './findFieldLine';

const source = `---
title: Nmap
# category: in a comment
other:
  category: of another parent
integration:
  nested:
    category: too deep
  'category': Network

  scanTypes:
    - nmap
---

integration:
  useCase: in the text
`;

describe('findFieldLine', () => {
  it('finds keys of the first level', () => {
    expect(findFieldLine(source, ['title'])).toBe(2);
  });

  it('finds keys below their own parent only', () => {
    expect(findFieldLine(source, ['integration', 'category'])).toBe(9);
  });

  it('leads to the list for an item of it', () => {
    expect(findFieldLine(source, ['integration', 'scanTypes', 0])).toBe(11);
  });

  it('falls back to the parent of a missing key', () => {
    expect(findFieldLine(source, ['integration', 'useCase'])).toBe(6);
  });

  it('knows Windows line ends', () => {
    expect(findFieldLine(source.replaceAll('\n', '\r\n'), ['integration', 'category'])).toBe(9);
  });

  it('returns nothing for a missing key of the first level and for text without front matter', () => {
    expect(findFieldLine(source, ['description'])).toBeUndefined();
    expect(findFieldLine('title: Nmap', ['title'])).toBeUndefined();
  });
});
