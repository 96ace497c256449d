import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {IndexRecord} from '../../search/build/createRecords';
import {parseContentFile, parseIndexFile} from '../../search/core/index/format';
import type {InvertedIndex} from '../../search/core/index/invertedIndex';

/** The keywords of each document, as terms: the index does not keep the words themselves. */
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
 * Reads the records of a finished build back from its search files. Code samples become ordinary text.
 *
 * @param dir folder of the build
 * @throws if there is no build
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
      subjects: [],
    };
  });
}
