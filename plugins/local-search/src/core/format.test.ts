import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {decodeIndex, encodeIndex, parseContentFile, parseIndexFile, type InvertedIndex} from './format';

const DOCUMENTS = 50;

/** Any index over 50 documents. */
const indexes = fc
  .uniqueArray(fc.tuple(fc.stringMatching(/^[a-z0-9.ü-]{1,45}$/), fc.uniqueArray(fc.nat(DOCUMENTS - 1))), {
    selector: ([term]) => term,
  })
  .map((entries): InvertedIndex => {
    const sorted = entries.sort(([a], [b]) => (a < b ? -1 : 1));
    const starts = [0];
    const documents: number[] = [];
    for (const [, list] of sorted) {
      documents.push(...list.sort((a, b) => a - b));
      starts.push(documents.length);
    }
    return {
      terms: sorted.map(([term]) => term),
      starts,
      documents,
      frequencies: documents.map((document) => document % 3),
      lengths: Array.from({length: DOCUMENTS}, (_, index) => index * 7),
    };
  });

describe('encodeIndex', () => {
  it('gives back what it was given', {timeout: 60_000}, () => {
    fc.assert(
      fc.property(indexes, (index) => {
        const decoded = decodeIndex(encodeIndex(index), DOCUMENTS);
        expect(decoded.terms).toEqual(index.terms);
        for (const part of ['starts', 'documents', 'frequencies', 'lengths'] as const) {
          expect(Array.from(decoded[part])).toEqual(Array.from(index[part]));
        }
      }),
    );
  });

  it('gives back terms that have more in common than a letter can say', () => {
    const common = 'x'.repeat(30);
    const index = {
      terms: [`${common}a`, `${common}b`],
      starts: [0, 1, 2],
      documents: [0, 0],
      frequencies: [0, 0],
      lengths: [2],
    };
    expect(decodeIndex(encodeIndex(index), 1).terms).toEqual(index.terms);
  });

  it('refuses parts that do not fit together', () => {
    const encoded = encodeIndex({
      terms: ['a', 'b'],
      starts: [0, 1, 3],
      documents: [1, 0, 2],
      frequencies: [0, 0, 0],
      lengths: [1, 1, 1],
    });
    expect(() => decodeIndex(encoded, 3)).not.toThrow();
    expect(() => decodeIndex(encoded, 2)).toThrow(/does not exist/);
    for (const part of ['terms', 'documentCounts', 'documents', 'frequencies', 'lengths'] as const) {
      expect(() => decodeIndex({...encoded, [part]: encoded[part].slice(0, -2)}, 3), part).toThrow();
    }
  });
});

describe('parseIndexFile', () => {
  const index = {terms: '', documentCounts: '', documents: '', frequencies: '', lengths: ''};

  it('takes an index of this version only', () => {
    expect(parseIndexFile({version: 1, documents: [], index}).documents).toEqual([]);
    for (const file of [
      null,
      [],
      'text',
      {},
      {version: 0, documents: [], index},
      {version: 2, documents: [], index},
      {version: 1, documents: [], index: {}},
      {version: 1, documents: [null], index},
      {version: 1, index},
    ]) {
      expect(() => parseIndexFile(file), JSON.stringify(file)).toThrow();
    }
  });
});

describe('parseIndexFile with documents', () => {
  const index = {terms: '', documentCounts: '', documents: '', frequencies: '', lengths: ''};
  const document = {
    id: 0,
    title: 'Title',
    pageTitle: 'Page',
    sectionTitle: 'Title',
    sectionRoute: '/page#title',
    type: 'docs',
    tags: ['tag'],
    sidebarParentCategories: [],
    path: ['Docs'],
  };
  const parse = (changes: object) => () =>
    parseIndexFile({version: 1, documents: [{...document, ...changes}], index});

  it('takes whole documents', () => {
    expect(parse({})().documents).toEqual([document]);
  });

  it('takes documents with rows, and refuses damaged ones', () => {
    expect(parse({entries: ['spec.env']})().documents[0]?.entries).toEqual(['spec.env']);
    for (const value of [null, 1, {}, [1]]) expect(parse({entries: value})).toThrow();
  });

  it.each(Object.keys(document))('refuses a document with a damaged %s', (name) => {
    for (const value of [undefined, null, 1, {}, [1]]) expect(parse({[name]: value})).toThrow();
  });

  it('refuses an unknown type', () => {
    expect(parse({type: 'page'})).toThrow();
  });
});

describe('parseContentFile', () => {
  it('takes the text of every document only', () => {
    expect(parseContentFile({version: 1, content: ['a', 'b']}, 2)).toEqual(['a', 'b']);
    expect(() => parseContentFile({version: 1, content: ['a']}, 2)).toThrow();
    expect(() => parseContentFile({version: 2, content: ['a', 'b']}, 2)).toThrow();
    expect(() => parseContentFile({version: 1, content: ['a', null]}, 2)).toThrow();
    expect(() => parseContentFile(undefined, 0)).toThrow();
  });
});
