import {
  SAMPLE_FREQUENCY,
  type InvertedIndex,
  type InvertedLists,
  type Postings,
  type PostingsByTerm,
} from './invertedIndex';
import {isStopTerm} from '../text/stopWords';

/** What most queries need, and what only few do. */
export interface SplitIndex {
  main: InvertedIndex;
  supplement: InvertedLists;
}

function select({documents, frequencies}: Postings, isWanted: (frequency: number) => boolean): Postings {
  return {
    documents: documents.filter((_, position) => isWanted(frequencies[position] ?? 1)),
    frequencies: frequencies.filter(isWanted),
  };
}

function filterTerms(postings: PostingsByTerm, isWanted: (term: string) => boolean): PostingsByTerm {
  return new Map([...postings].filter(([term]) => isWanted(term)));
}

/**
 * The main part has names, and all words that they begin with: a word that is typed completely would otherwise be taken
 * for the unfinished name. The supplement has other words, and samples: half of the bytes.
 *
 * @param names the terms of titles, tags and URLs
 */
export function splitIndex(index: InvertedIndex, names: ReadonlySet<string>): SplitIndex {
  const {content, keywords, subjects} = index;
  const beginnings = new Set(
    [...names].flatMap((name) => Array.from({length: name.length}, (_, end) => name.slice(0, end))),
  );
  const isInMain = (term: string) => names.has(term) || (beginnings.has(term) && !isStopTerm(term));
  const main = new Map<string, Postings>();
  const supplement = new Map<string, Postings>();
  for (const [term, postings] of content) {
    const isNamed = names.has(term);
    if (isInMain(term) && !isNamed) {
      main.set(term, postings);
      continue;
    }
    const isText = (frequency: number) => isNamed && !isStopTerm(term) && frequency !== SAMPLE_FREQUENCY;
    if (isNamed) main.set(term, select(postings, isText));
    const rest = select(postings, (frequency) => !isText(frequency));
    if (rest.documents.length > 0 || !isNamed) supplement.set(term, rest);
  }
  return {
    main: {
      ...index,
      content: main,
      keywords: filterTerms(keywords, isInMain),
      subjects: filterTerms(subjects, isInMain),
    },
    supplement: {
      content: supplement,
      keywords: filterTerms(keywords, (term) => !isInMain(term)),
      subjects: filterTerms(subjects, (term) => !isInMain(term)),
    },
  };
}

/** Documents of a term that is in both parts are no longer ascending, which only files need. */
export function mergeIndex(main: InvertedIndex, supplement: InvertedLists): InvertedIndex {
  const content = new Map(main.content);
  for (const [term, {documents, frequencies}] of supplement.content) {
    const known = content.get(term);
    content.set(term, {
      documents: [...(known?.documents ?? []), ...documents],
      frequencies: [...(known?.frequencies ?? []), ...frequencies],
    });
  }
  return {
    ...main,
    content,
    keywords: new Map([...main.keywords, ...supplement.keywords]),
    subjects: new Map([...main.subjects, ...supplement.subjects]),
  };
}
