import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import {formatFault} from '../../text/fault';
import {readKeywords} from './keywords';

const sections = [
  {anchor: undefined, texts: ['Cascades', 'A scan that starts others.']},
  {anchor: 'errors', texts: ['Errors', 'What goes wrong with rules.']},
];

/** Reads keywords from front matter, below its title. */
function read(lines: string) {
  const frontMatter = (parse(lines) ?? {}) as Record<string, unknown>;
  const source = `---\ntitle: Cascades\n${lines}\n---\n`;
  const {faults, ...found} = readKeywords(frontMatter, sections, 'docs/a.md', source);
  return {...found, faults: faults.map(formatFault)};
}

describe('readKeywords', () => {
  it('gives the words to the page and to its sections', () => {
    const words = 'keywords: [chain, follow-up]\nsection_keywords:\n  errors: [stuck, never ends]';
    const lists = [
      ['chain', 'follow-up'],
      ['stuck', 'never ends'],
    ];
    expect(read(words)).toEqual({lists, subjects: [], faults: []});
    expect(read('').lists).toEqual([[], []]);
  });

  it('accepts words of the page in other names of its subject', () => {
    const subjects = ['chained scans', 'scan that starts others', 'follow-up'];
    expect(read(`keywords: [chain]\nsubjects: [${subjects.join()}]`)).toEqual({
      lists: [['chain'], []],
      subjects,
      faults: [],
    });
  });

  it('refuses words that the start of the page or the section already has in any form', () => {
    expect(read('keywords: [rule, Starting]').faults).toEqual([
      'docs/a.md:3: keywords: "Starting": the start of the page has "Starting" already, in this form or another. Remove it.',
    ]);
    expect(read('section_keywords:\n  errors: [scan, rule]')).toEqual({
      lists: [[], ['scan']],
      subjects: [],
      faults: [
        'docs/a.md:4: section_keywords.errors: "rule": the section has "rule" already, in this form or another. Remove it.',
      ],
    });
  });

  it.each(['x', '[]'])('refuses anything but a list: %s', (value) => {
    expect(read(`keywords: ${value}`).faults).toEqual([
      'docs/a.md:3: keywords must be a list of words. Write [first, second], or remove it.',
    ]);
  });

  it('refuses long entries, and many', () => {
    expect(read(`keywords: [${'word, '.repeat(16)} 403, how to, one two three four]`).faults).toEqual([
      'docs/a.md:3: keywords has 19 entries. Keep the best 18.',
      'docs/a.md:3: keywords: 403 is not a string. Put it in quotes.',
      'docs/a.md:3: keywords: "how to" has no meaningful word. Remove it.',
      'docs/a.md:3: keywords: "one two three four" has more than 3 words. Keep those that readers would type.',
    ]);
    expect(read('subjects: [a b c d e, one, two, three, four, five, six]').faults).toEqual([
      'docs/a.md:3: subjects has 7 entries. Keep the best 6.',
      'docs/a.md:3: subjects: "a b c d e" has more than 4 words. Keep those that readers would type.',
    ]);
  });

  it('refuses anchors that the page does not have', () => {
    expect(read('section_keywords:\n  eror: [stuck]').faults).toEqual([
      'docs/a.md:4: section_keywords.eror: the page has no section with this anchor. Write the anchor of an h2 or h3 heading.',
    ]);
  });
});
