import {expect, it} from 'vitest';

import {parseIgnoredRevisions} from './parseIgnoredRevisions';

const SHA1 = '24e5301d'.repeat(5);
const SHA256 = '24e5301d'.repeat(8);

it('reads one revision per line, with comments, empty lines and any line endings', () => {
  const text = `# Search: subjects\n${SHA1}\r\n\n  ${SHA256.toUpperCase()} # keywords\n#${'0'.repeat(40)}`;
  expect([...parseIgnoredRevisions(text)]).toEqual([SHA1, SHA256]);
  expect(parseIgnoredRevisions('').size).toBe(0);
});

it('reports every line that git would refuse, with what to do', () => {
  expect(() => parseIgnoredRevisions(`${SHA1}\n24e5301d\nSearch: subjects\n${SHA1} ${SHA1}\n`)).toThrow(
    new RegExp(
      [
        String.raw`^\.git-blame-ignore-revs:2: "24e5301d" is not a full revision\. Write all its 40 digits, .+\.`,
        String.raw`\.git-blame-ignore-revs:3: "Search: subjects" is .+`,
        String.raw`\.git-blame-ignore-revs:4: .+$`,
      ].join('\n'),
    ),
  );
});
