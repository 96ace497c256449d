import {describe, expect, it} from 'vitest';

import {createTestRecords} from '../../tests/support/search/testSearch';
import {buildReply} from './buildReply';

function createAnswer(typed: string, used: string[], titles: string[]) {
  const pages = titles.map((title, id) => [`/${id}`, {title}] as const);
  return {
    hits: createTestRecords(Object.fromEntries(pages)).map((document) => ({score: 1, document})),
    terms: new Set(used),
    corrections: [{typed, used}],
    unknown: undefined,
    needsContent: false,
  };
}

describe('buildReply', () => {
  it('names the words that were searched for as the results spell them, not as stems', () => {
    const answer = createAnswer('troubelshooting', ['troubleshoot'], ['Troubleshooting']);
    expect(buildReply(answer).corrections).toEqual([{typed: 'troubelshooting', used: ['Troubleshooting']}]);
  });

  it('takes words from the texts once they have loaded', () => {
    const answer = createAnswer('vulnerabiltiy', ['vulner'], ['Nmap']);
    expect(buildReply(answer).corrections[0]?.used).toEqual([]);
    expect(buildReply(answer, ['Finds a vulnerability.']).corrections[0]?.used).toEqual(['vulnerability']);
  });

  it('shows a row with its name, the section above it, and its text', () => {
    const answer = createAnswer('', [], ['Fields']);
    const [hit] = answer.hits;
    if (!hit) throw new Error('There is no hit.');
    const entry = {name: 'spec.env', anchor: 'spec.env', variant: ''};
    const document = {...hit.document, pageTitle: 'Scan', sectionRoute: '/scan#fields', path: ['Docs']};
    const [result] = buildReply({...answer, hits: [{...hit, document, entry}]}, [
      'spec.envFrom · list · Other.\nspec.env · list · Variables.',
    ]).results;
    expect(result).toMatchObject({route: '/scan#spec.env', path: ['Docs', 'Scan', 'Fields']});
    expect(result?.title.map(({text}) => text).join('')).toBe('spec.env');
    expect(result?.passage.map(({text}) => text).join('')).toBe('list · Variables.');
  });

  it('names at most three words', () => {
    const words = ['one', 'two', 'three', 'four'];
    expect(buildReply(createAnswer('x', words, [words.join(' ')])).corrections[0]?.used).toHaveLength(3);
  });
});
