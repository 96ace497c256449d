import {decodeNumbers, encodeNumbers} from './numbers';

/** The documents of each term, all lists in one. */
export interface Postings {
  /** First posting of each term, followed by the total number of postings. */
  starts: ArrayLike<number>;
  /** Document of each posting; ascending for each term. */
  documents: ArrayLike<number>;
}

/** As stored in a file, see DESIGN.md. */
export interface EncodedPostings {
  counts: string;
  /** Documents of each term, rarest term first: the first document, then the distances minus one. */
  documents: string;
}

/** Groups similar distances, large for rare terms and small for common ones: a twentieth less after compression. */
function orderByCount(counts: readonly number[]): number[] {
  return [...counts.keys()].sort((a, b) => (counts[a] ?? 0) - (counts[b] ?? 0) || a - b);
}

/** Equal postings give equal strings. */
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

/** Throws if the postings do not match these numbers of terms and documents. */
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
