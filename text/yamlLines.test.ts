import {expect, it} from 'vitest';

import {findFieldLine} from './yamlLines';

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

it.each([
  ['a key of the first level', ['title'], 2],
  ['a key below its own parent only', ['integration', 'category'], 9],
  ['an item of a list', ['integration', 'scanTypes', 0], 12],
  ['a missing item of an existing list', ['integration', 'scanTypes', 1], 11],
  ['a missing key of an existing parent', ['integration', 'useCase'], 6],
  ['a missing key of the first level', ['description'], undefined],
])('finds the line of %s', (_what, path, line) => {
  expect(findFieldLine(source, path)).toBe(line);
  expect(findFieldLine(source.replaceAll('\n', '\r\n'), path)).toBe(line);
});

it('finds nothing in a text without front matter', () => {
  expect(findFieldLine('title: Nmap', ['title'])).toBeUndefined();
});
