import {expect, it} from 'vitest';

import {parseIgnoredRevisions} from './parseIgnoredRevisions';

const REVISION = '24e5301d'.repeat(5);
const OTHER = '0badcafe'.repeat(5);

it('reads one revision per line, with comments, empty lines and any line endings', () => {
  const text = `# Search: subjects\n${REVISION}\r\n\n  ${OTHER.toUpperCase()} # keywords\n#${'0'.repeat(40)}`;
  expect([...parseIgnoredRevisions(text)]).toEqual([REVISION, OTHER]);
  expect(parseIgnoredRevisions('').size).toBe(0);
});

it('reports every line that git would refuse, with what to do', () => {
  expect(() =>
    parseIgnoredRevisions(`${REVISION}\n24e5301d\nSearch: subjects\n${REVISION} ${REVISION}\n`),
  ).toThrow(
    new RegExp(
      [
        String.raw`^\.git-blame-ignore-revs:2: "24e5301d" is not a full revision\. Write all its 40 digits, .+\.`,
        String.raw`\.git-blame-ignore-revs:3: "Search: subjects" is .+`,
        String.raw`\.git-blame-ignore-revs:4: .+$`,
      ].join('\n'),
    ),
  );
});
