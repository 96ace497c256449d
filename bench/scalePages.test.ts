import {expect, it} from 'vitest';

import {parseMarkdown} from '../markdown/parseMarkdown';
import {groupBy} from '../text/groupBy';
import {createPages, toPlainMarkdown, type SourcePage} from './scalePages';

const PAGE = `---
title: Ports
---

import {Box} from '@site/src/Box';

## Open ports {#open}

<Box>

A [port](./port.md)![A drawing](./drawing.png) of a [host](https://example.com/ports).

</Box>

\`\`\`yaml title="ports.yaml"
ports: <open>
\`\`\`
`;

it('leaves a text that needs no other file', () => {
  expect(toPlainMarkdown(parseMarkdown(PAGE))).toBe(`## Open ports \\{#open}

A port of a [host](https://example.com/ports).

\`\`\`yaml
ports: <open>
\`\`\`
`);
});

/** One of forty, each with ten words of its own and two that all have. */
function createSource(index: number): SourcePage {
  const words = Array.from({length: 10}, (_, word) =>
    `${index}-${word}`.replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)).repeat(3)),
  ).map((word) => word.replace('-', ''));
  const [first = ''] = words;
  const text = `Common ${first} words: ${words.join(' ')}\n\n\`\`\`yaml\n${first}: [a](${first})\n\`\`\`\n`;
  return {title: `All of ${first}`, description: 'A page.', subjects: [`common ${first}`], text};
}

const sources = Array.from({length: 40}, (_, index) => createSource(index));
const pages = createPages(sources, 500);

it('generates the same pages each time, named after their most frequent word, 20 in a folder', () => {
  expect(createPages(sources, 500)).toEqual(pages);
  expect(createPages(sources, 500, 2)).not.toEqual(pages);
  const [[path, page] = ['', '']] = pages;
  const name = /(\w+)\.md$/.exec(path)?.[1] ?? '';
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  expect(page).toMatch(
    new RegExp(
      `^---\ntitle: "${title}: All of ${name}"\ndescription: "A page.\\.{53}"\nsubjects: \\["common ${name}"\\]\n---\n\nCommon ${name} words: `,
    ),
  );
  // Languages and addresses stay.
  expect(page).toMatch(new RegExp(`\`\`\`yaml\n${name}: \\[a\\]\\(([a-j]{6,9})\\)\n\`\`\`\n$`));
  const folders = groupBy([...pages.keys()], (file) => file.replace(/[^/]+$/, ''));
  expect([...folders.values()].map(({length}) => length)).toEqual(Array.from({length: 25}, () => 20));
  expect(new Set([...pages.keys()].map((file) => file.split('/')[0])).size).toBe(2);
});

it('invents as many words as a longer text has', () => {
  const countWords = (texts: Iterable<string>) =>
    new Set([...texts].flatMap((text) => text.replace(/^---.*?---/s, '').match(/\b[a-z]{3,}\b/g) ?? [])).size;
  const before = countWords(sources.map(({text}) => text));
  const after = countWords([...sources.map(({text}) => text), ...pages.values()]);
  expect(after / before).toBeCloseTo((540 / 40) ** 0.55, 0);
});
