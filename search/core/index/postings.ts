import {decodeNumbers, encodeNumbers} from './numbers';

/** Where terms occur: a list of documents for each of them, all lists in one. */
export interface Postings {
  /** First posting of each term, and the number of all postings at the end. */
  starts: ArrayLike<number>;
  /** Document of each posting; ascending for each term. */
  documents: ArrayLike<number>;
}

/** Postings in a file. DESIGN.md describes each part. */
export interface EncodedPostings {
  /** Number of documents for each term. */
  counts: string;
  /** Documents of each term, rarest term first: the first one, then the distances less one. */
  documents: string;
}

/**
 * Terms by their number of documents, equal ones by their position. Distances of a rare term are large, those of a
 * common one small: side by side with their like they take a twentieth less.
 */
function orderByCount(counts: readonly number[]): number[] {
  return [...counts.keys()].sort((a, b) => (counts[a] ?? 0) - (counts[b] ?? 0) || a - b);
}

/** Writes postings compactly: equal postings give equal texts. */
export function encodePostings({starts, documents}: Postings): EncodedPostings {
  const counts = Array.from(
    {length: starts.length - 1},
    (_, term) => (starts[term + 1] ?? 0) - (starts[term] ?? 0),
  );
  const gaps: number[] = [];
  for (const term of orderByCount(counts)) {
    const start = starts[term] ?? 0;
    let previous = -1;
    for (let posting = start; posting < start + (counts[term] ?? 0); posting += 1) {
      const document = documents[posting] ?? 0;
      gaps.push(document - previous - 1);
      previous = document;
    }
  }
  return {counts: encodeNumbers(counts), documents: encodeNumbers(gaps)};
}

/**
 * Reads postings.
 *
 * @throws if they are not those of so many terms and documents
 */
export function decodePostings(
  encoded: EncodedPostings,
  termCount: number,
  documentCount: number,
): {starts: Uint32Array; documents: Uint32Array} {
  const counts = decodeNumbers(encoded.counts);
  const gaps = decodeNumbers(encoded.documents);
  const starts = new Uint32Array(termCount + 1);
  const documents = new Uint32Array(gaps.length);
  const total = counts.reduce((sum, count, term) => {
    starts[term] = sum;
    return sum + count;
  }, 0);
  if (counts.length !== termCount || gaps.length !== total) {
    throw new Error('The index is damaged.');
  }
  starts[termCount] = total;
  let read = 0;
  for (const term of orderByCount(counts)) {
    const start = starts[term] ?? 0;
    let document = -1;
    for (let posting = start; posting < start + (counts[term] ?? 0); posting += 1) {
      document += (gaps[read] ?? 0) + 1;
      documents[posting] = document;
      read += 1;
    }
    if (document >= documentCount) throw new Error('The index names a document that does not exist.');
  }
  return {starts, documents};
}
