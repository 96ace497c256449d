import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {buildIndexFiles, buildInvertedIndex} from '../../build/buildIndex';
import {createTestRecords} from '../../../tests/support/search/testSearch';
import {
  FORMAT_VERSION,
  parseContentFile,
  parseIndexFile,
  parseSupplementFile,
  type SupplementFile,
} from './format';
import {decodeIndex, encodeIndex, FREQUENCIES, type PostingsByTerm} from './invertedIndex';
import {encodeNumbers} from './numbers';
import {mergeIndex} from './supplement';

const DOCUMENTS = 50;

const postings = (lists: readonly (readonly [term: string, documents: number[]])[]): PostingsByTerm =>
  new Map(
    lists.map(([term, documents]) => [
      term,
      {documents, frequencies: documents.map((document) => FREQUENCIES[document % 4] ?? 1)},
    ]),
  );
const documentLists = fc
  .uniqueArray(fc.nat(DOCUMENTS - 1))
  .map((documents) => documents.sort((a, b) => a - b));

/** The content of any index of 50 documents. */
const contents = fc
  .uniqueArray(fc.tuple(fc.stringMatching(/^[a-z0-9.ü-]{1,45}$/), documentLists), {
    selector: ([term]) => term,
  })
  .map(postings);

describe('encodeIndex', () => {
  it('gives back what it was given', {timeout: 60_000}, () => {
    const lengths = Array.from({length: DOCUMENTS}, (_, index) => index ** 4);
    fc.assert(
      fc.property(contents, (content) => {
        const filled = [...content].filter(([, {documents}]) => documents.length > 0);
        const words = new Map(
          filled.map(([term, {documents}]) => [term, {documents, frequencies: documents.map(() => 1)}]),
        );
        const index = {content, keywords: words, subjects: new Map([...words].slice(1)), lengths};
        expect(decodeIndex(encodeIndex(index), DOCUMENTS)).toEqual(index);
      }),
    );
  });

  it('refuses numbers that it could not read back', () => {
    for (const number of [-1, 0.5, 1e9, NaN, Infinity])
      expect(() => encodeNumbers([number])).toThrow(/written/);
  });

  it('restores terms that share more characters than one letter can encode', () => {
    const common = 'x'.repeat(30);
    const index = buildInvertedIndex(createTestRecords({'/a': {title: 'A', text: `${common}a ${common}b`}}));
    expect(decodeIndex(encodeIndex(index), 1)).toEqual(index);
    expect([...index.content.keys()]).toContain(`${common}b`);
  });

  it('refuses parts that do not fit together', () => {
    const encoded = encodeIndex({
      content: postings([
        ['a', [1]],
        ['b', [0, 2]],
      ]),
      keywords: postings([['b', [2]]]),
      subjects: postings([['a', [0]]]),
      lengths: [1, 1, 1],
    });
    expect(() => decodeIndex(encoded, 3)).not.toThrow();
    expect(() => decodeIndex(encoded, 2)).toThrow(/does not exist/);
    const shorten = (text: string) => text.slice(0, -1);
    expect(() => decodeIndex({...encoded, terms: shorten(shorten(encoded.terms))}, 3)).toThrow();
    expect(() => decodeIndex({...encoded, lengths: shorten(encoded.lengths)}, 3)).toThrow();
    for (const name of ['content', 'keywords', 'subjects'] as const) {
      for (const [part, text] of Object.entries({...encoded[name]} as Record<string, string>)) {
        const broken = {...encoded, [name]: {...encoded[name], [part]: shorten(text)}};
        expect(() => decodeIndex(broken, 3), `${name}.${part}`).toThrow();
      }
    }
  });
});

const records = createTestRecords({
  '/nmap': {
    title: 'Nmap',
    text: 'A network scanner. It is the first of them.',
    tags: ['ports'],
    sections: {'First scan': 'Scan the network now.', 'What it finds?': 'Open ports, once.'},
    sample: 'kubectl --context staging',
  },
  '/zap/': {
    title: 'ZAP',
    text: 'A web scanner.',
    type: 'blog',
    tags: ['web'],
    keywords: ['crawler', 'ports'],
    subjects: ['Zed', 'web'],
  },
});
const {index: file, supplement, content} = buildIndexFiles(records);
/** A file as the browser reads it. */
const transfer = <File>(value: File): File => JSON.parse(JSON.stringify(value)) as File;

describe('parseIndexFile', () => {
  it('restores the documents of the records', () => {
    const {documents} = parseIndexFile(transfer(file));
    // A record is a document with its text and keywords.
    expect(records).toEqual(documents.map((document) => expect.objectContaining(document) as unknown));
  });

  it('keeps rows, and anchors that differ from the title', () => {
    const [start, section] = createTestRecords({
      '/a': {title: 'A', sections: {'One heading': 'Text.'}},
    });
    if (!start || !section) throw new Error('There are no records.');
    const changed = [
      {...start, entries: ['spec.env']},
      {...section, sectionRoute: '/a#own', entries: ['spec.image#image', 'spec.tag']},
    ];
    const {documents} = parseIndexFile(transfer(buildIndexFiles(changed).index));
    expect(documents.map(({sectionRoute, entries}) => [sectionRoute, entries])).toEqual([
      ['/a', ['spec.env']],
      ['/a#own', ['spec.image#image', 'spec.tag']],
    ]);
  });

  it('accepts only an index of this version', () => {
    for (const broken of [
      null,
      [],
      'text',
      {},
      {...file, version: FORMAT_VERSION - 1},
      {...file, version: FORMAT_VERSION + 1},
      {...file, documents: undefined},
      {...file, documents: [null]},
      {...file, index: {}},
      {...file, index: {...file.index, content: undefined}},
      {...file, index: {...file.index, keywords: {}}},
    ]) {
      expect(() => parseIndexFile(broken), JSON.stringify(broken)).toThrow();
    }
  });
});

describe('the supplement', () => {
  const main = parseIndexFile(transfer(file));

  it('has samples, stop words, words of few texts, and the words of readers that are no names', () => {
    const rare = parseSupplementFile(transfer(supplement), main);
    const terms = ['kubectl', '--context', 'the', 'open', 'crawler', 'zed'];
    expect([...rare.content.keys()]).toEqual(expect.arrayContaining(terms));
    expect([...rare.keywords.keys(), ...rare.subjects.keys()]).toEqual(['crawler', 'zed']);
    expect([...main.index.keywords.keys(), ...main.index.subjects.keys()]).toEqual(['port', 'web']);
    const {content: named} = main.index;
    expect([...named.keys()]).toEqual(expect.arrayContaining(['nmap', 'port']));
    for (const term of terms) expect(named.has(term), term).toBe(false);
  });

  it('leaves a word in the index if a name begins with it, so that it is not taken for the unfinished name', () => {
    const files = buildIndexFiles(
      createTestRecords({'/a': {title: 'Anonymous', text: 'A user anon.', sample: 'ano anon user'}}),
    );
    const terms = [...parseIndexFile(transfer(files.index)).index.content.keys()];
    expect(terms).toEqual(expect.arrayContaining(['anonym', 'anon', 'ano']));
    expect(terms).not.toContain('user');
  });

  it('completes the index', () => {
    const rare = parseSupplementFile(transfer(supplement), main);
    expect(mergeIndex(main.index, rare)).toEqual(buildInvertedIndex(records));
  });

  it('completes a name that other texts have in samples only', () => {
    const pages = createTestRecords({
      '/a': {title: 'A', sample: 'zap'},
      '/zap': {title: 'Zap', text: 'Zap, zap, zap and zap.'},
    });
    const files = buildIndexFiles(pages);
    const named = parseIndexFile(transfer(files.index));
    const whole = mergeIndex(named.index, parseSupplementFile(transfer(files.supplement), named));
    expect(named.index.content.get('zap')?.documents).toEqual([1]);
    expect(whole.content.get('zap')).toEqual({documents: [1, 0], frequencies: [5, 0.4]});
  });

  it('is refused if it is of another version, of other documents or damaged', () => {
    for (const broken of [
      null,
      {...supplement, version: FORMAT_VERSION + 1},
      {...supplement, identity: 'another'},
      {...supplement, index: {}},
      {...supplement, index: {...supplement.index, terms: ''}},
    ] as SupplementFile[]) {
      expect(() => parseSupplementFile(broken, main), JSON.stringify(broken)).toThrow();
    }
    expect(() => parseSupplementFile(transfer(supplement), {...main, documents: [null]})).toThrow(
      /does not exist/,
    );
  });
});

describe('parseContentFile', () => {
  it('accepts only the texts of all documents of its index', () => {
    const owner = {identity: content.identity, documents: [1, 2]};
    const two = {...content, content: ['a', 'b']};
    expect(parseContentFile(two, owner)).toEqual(['a', 'b']);
    for (const broken of [
      undefined,
      {...two, content: ['a']},
      {...two, version: FORMAT_VERSION + 1},
      {...two, identity: 'another'},
      {...two, identity: undefined},
    ]) {
      expect(() => parseContentFile(broken, owner), JSON.stringify(broken)).toThrow();
    }
  });
});

describe('the identity of the files', () => {
  it('is the same in all files of a build, and for equal records', () => {
    const {index, supplement, content: texts} = buildIndexFiles(records);
    expect(index.identity).toMatch(/^[0-9a-f]{12}$/);
    expect([supplement.identity, texts.identity]).toEqual([index.identity, index.identity]);
    expect(buildIndexFiles(records)).toEqual({index, supplement, content: texts});
  });

  it('changes if any of the files changes', () => {
    const [first, ...others] = records;
    if (!first) throw new Error('There are no records.');
    // The index is built from the blocks, which do not change.
    const changed = [{...first, content: `Once more: ${first.content}`}, ...others];
    const before = buildIndexFiles(records);
    const after = buildIndexFiles(changed);
    expect(after.index.index).toEqual(before.index.index);
    expect(after.index.identity).not.toBe(before.index.identity);
  });
});
