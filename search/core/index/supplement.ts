import {SAMPLE_LEVEL, type ContentIndex, type InvertedIndex} from './invertedIndex';
import type {Postings} from './postings';
import {isStopTerm} from '../text/stopWords';

/** What most queries need, and what only few do. */
export interface SplitIndex {
  main: InvertedIndex;
  supplement: ContentIndex;
}

/** Terms with their postings, in any order. */
type Lists = Map<string, [document: number, level: number][]>;

function collectLists({terms, content}: ContentIndex): Lists {
  return new Map(
    terms.map((term, id) => {
      const list: [number, number][] = [];
      const end = content.starts[id + 1] ?? 0;
      for (let posting = content.starts[id] ?? 0; posting < end; posting += 1)
        list.push([content.documents[posting] ?? 0, content.frequencies[posting] ?? 0]);
      return [term, list];
    }),
  );
}

export function createContentIndex(lists: Lists): ContentIndex {
  const terms = [...lists.keys()].sort((a, b) => (a < b ? -1 : 1));
  const sorted = terms.map((term) => (lists.get(term) ?? []).sort(([a], [b]) => a - b));
  const starts = [0];
  for (const list of sorted) starts.push((starts.at(-1) ?? 0) + list.length);
  return {
    terms,
    content: {
      starts,
      documents: sorted.flat().map(([document]) => document),
      frequencies: sorted.flat().map(([, level]) => level),
    },
  };
}

function renumber(postings: Postings, terms: readonly string[], newTerms: readonly string[]): Postings {
  // Converted once and not per term: the browser also runs this, for thousands of terms.
  const all = Array.from(postings.documents);
  const lists = new Map(
    terms.map((term, id) => [term, all.slice(postings.starts[id] ?? 0, postings.starts[id + 1] ?? 0)]),
  );
  const starts = [0];
  const documents: number[] = [];
  for (const term of newTerms) {
    documents.push(...(lists.get(term) ?? []));
    starts.push(documents.length);
  }
  return {starts, documents};
}

function complete(content: ContentIndex, {terms, keywords, subjects, lengths}: InvertedIndex): InvertedIndex {
  return {
    ...content,
    keywords: renumber(keywords, terms, content.terms),
    subjects: renumber(subjects, terms, content.terms),
    lengths,
  };
}

/**
 * The main part has names, and all words that they begin with: a word that is typed completely would otherwise be taken
 * for the unfinished name. The supplement has other words, and samples: two fifths of the bytes.
 *
 * @param names the terms of titles, tags, URLs, keywords and subjects
 */
export function splitIndex(index: InvertedIndex, names: ReadonlySet<string>): SplitIndex {
  const beginnings = new Set(
    [...names].flatMap((name) => Array.from({length: name.length}, (_, end) => name.slice(0, end))),
  );
  const main: Lists = new Map();
  const supplement: Lists = new Map();
  for (const [term, list] of collectLists(index)) {
    const isNamed = names.has(term);
    if (!isNamed && beginnings.has(term) && !isStopTerm(term)) {
      main.set(term, list);
      continue;
    }
    const isInMain = ([, level]: (typeof list)[number]) =>
      isNamed && !isStopTerm(term) && level !== SAMPLE_LEVEL;
    const rest = list.filter((posting) => !isInMain(posting));
    if (isNamed) main.set(term, list.filter(isInMain));
    if (rest.length > 0) supplement.set(term, rest);
  }
  return {main: complete(createContentIndex(main), index), supplement: createContentIndex(supplement)};
}

export function mergeIndex(main: InvertedIndex, supplement: ContentIndex): InvertedIndex {
  const lists = collectLists(main);
  for (const [term, list] of collectLists(supplement)) lists.set(term, [...(lists.get(term) ?? []), ...list]);
  const content = createContentIndex(lists);
  return complete(content, main);
}
