import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {IndexRecord} from '../../plugins/local-search/src/build/createRecords';
import {parseContentFile, parseIndexFile} from '../../plugins/local-search/src/core/format';
import type {InvertedIndex} from '../../plugins/local-search/src/core/invertedIndex';

/** The terms of readers' words by document: the index holds nothing else of them. */
function collectKeywords({terms, keywords}: InvertedIndex): Map<number, string[]> {
  const lists = new Map<number, string[]>();
  terms.forEach((term, id) => {
    for (let posting = keywords.starts[id] ?? 0; posting < (keywords.starts[id + 1] ?? 0); posting += 1) {
      const document = keywords.documents[posting] ?? 0;
      lists.set(document, [...(lists.get(document) ?? []), term]);
    }
  });
  return lists;
}

/**
 * The records of a finished build, put together from the files of the search. What is a sample counts as text.
 *
 * @param dir folder of the build
 * @throws if there is none
 */
export function readRecords(dir: string): IndexRecord[] {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(dir, name), 'utf8'));
  const main = parseIndexFile(read('search-index-en.json'));
  const keywords = collectKeywords(main.index);
  const content = parseContentFile(read('search-content-en.json'), main);
  return main.documents.map((document) => {
    const text = content[document.id] ?? '';
    return {
      ...document,
      content: text,
      blocks: [{text, kind: 'text'}],
      summary: '',
      keywords: keywords.get(document.id) ?? [],
    };
  });
}

/** Every this many-th of the longer words is a new one in a copy: about what other pages of the same field bring. */
const NEW_WORD_RATE = 12;

function changeWords(text: string, copy: number): string {
  return text.replaceAll(/[A-Za-z]{6,}/g, (word) => {
    let hash = copy;
    for (const character of word) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
    return hash % NEW_WORD_RATE === 0
      ? `${word}${String.fromCharCode(97 + (copy % 26), 97 + (hash % 23))}`
      : word;
  });
}

/**
 * Makes a corpus of a given size: the first records, or all of them and changed copies.
 *
 * @param count number of records wanted
 */
export function growRecords(records: readonly IndexRecord[], count: number): IndexRecord[] {
  return Array.from({length: count}, (_, id) => {
    const copy = Math.floor(id / records.length);
    const record = records[id % records.length];
    if (!record) throw new Error('There are no records to make a corpus of.');
    if (copy === 0) return {...record, id};
    const content = changeWords(record.content, copy);
    return {
      ...record,
      id,
      pageTitle: changeWords(record.pageTitle, copy),
      sectionTitle: changeWords(record.sectionTitle, copy),
      title: changeWords(record.title, copy),
      sectionRoute: record.sectionRoute.replace(/^\/(\w+)/, `/$1-${copy}`),
      content,
      blocks: [{text: content, kind: 'text'}],
    };
  });
}
