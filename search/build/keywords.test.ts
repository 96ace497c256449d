import {describe, expect, it} from 'vitest';

import {formatFault} from '../../text/fault';
import {readKeywords} from './keywords';

const sections = [
  {anchor: undefined, texts: ['Cascades', 'A scan that starts others.']},
  {anchor: 'errors', texts: ['Errors', 'What goes wrong with rules.']},
];

/** Reads keywords from front matter, with its source. */
function read(lines: string, frontMatter: Record<string, unknown>) {
  const {lists, subjects, faults} = readKeywords(
    frontMatter,
    sections,
    'docs/a.md',
    `---\ntitle: Cascades\n${lines}\n---\n`,
  );
  return {lists, subjects, faults: faults.map(formatFault)};
}

describe('readKeywords', () => {
  it('gives the words to the page and to its sections', () => {
    const lines = 'keywords: [chain, follow-up]\nsection_keywords:\n  errors: [stuck, never ends]';
    expect(
      read(lines, {keywords: ['chain', 'follow-up'], section_keywords: {errors: ['stuck', 'never ends']}}),
    ).toEqual({
      lists: [
        ['chain', 'follow-up'],
        ['stuck', 'never ends'],
      ],
      subjects: [],
      faults: [],
    });
    expect(read('', {}).lists).toEqual([[], []]);
  });

  it('accepts words of the page in other names of its subject', () => {
    const subjects = ['chained scans', 'scan that starts others', 'follow-up'];
    expect(read('', {keywords: ['chain'], subjects})).toEqual({
      lists: [['chain'], []],
      subjects,
      faults: [],
    });
    expect(read('subjects: x', {subjects: [...subjects, 'a b c d e', 'one', 'two', 'three']}).faults).toEqual(
      [
        'docs/a.md:3: subjects has 7 entries. Keep the best 6.',
        'docs/a.md:3: subjects: "a b c d e" has more than 4 words. Keep those that readers would type.',
      ],
    );
  });

  it('refuses words that the page or the section already has in any form', () => {
    expect(read('keywords: [rule]', {keywords: ['rule', 'Starting']}).faults).toEqual([
      'docs/a.md:3: keywords: "rule": the page has "rule" already, in this form or another. Remove it.',
      'docs/a.md:3: keywords: "Starting": the page has "Starting" already, in this form or another. Remove it.',
    ]);
    const lines = 'section_keywords:\n  errors: [scan, rule]';
    const {lists, faults} = read(lines, {section_keywords: {errors: ['scan', 'rule']}});
    expect(lists).toEqual([[], ['scan']]);
    expect(faults).toEqual([
      'docs/a.md:4: section_keywords.errors: "rule": the section has "rule" already, in this form or another. Remove it.',
    ]);
  });

  it('refuses anything but a list of short entries', () => {
    const many = Array.from({length: 13}, (_, index) => `word${index}`);
    expect(read('keywords: x', {keywords: 'x'}).faults).toEqual([
      'docs/a.md:3: keywords must be a list of words. Write [first, second], or remove it.',
    ]);
    expect(read('keywords: []', {keywords: []}).faults).toHaveLength(1);
    expect(read('keywords: [x]', {keywords: many}).faults).toEqual([
      'docs/a.md:3: keywords has 13 entries. Keep the best 12.',
    ]);
    expect(read('keywords: [x]', {keywords: [403, 'how to', 'one two three four']}).faults).toEqual([
      'docs/a.md:3: keywords: 403 is not a string. Put it in quotes.',
      'docs/a.md:3: keywords: "how to" has no meaningful word. Remove it.',
      'docs/a.md:3: keywords: "one two three four" has more than 3 words. Keep those that readers would type.',
    ]);
  });

  it('refuses anchors that the page does not have', () => {
    expect(read('section_keywords:\n  eror: [stuck]', {section_keywords: {eror: ['stuck']}}).faults).toEqual([
      'docs/a.md:4: section_keywords.eror: the page has no section with this anchor. Write the anchor of an h2 or h3 heading.',
    ]);
  });
});
