import type {Clause} from './query';
import type {SearchDocument} from './records';
import {collectTerms} from './tokenize';

/** Documentation of another version than the reader's: first comes what holds for the reader. */
const OTHER_VERSION_FACTOR = 0.3;
/** The same if the query names that version. Less than 1, because labels such as `Next` are words of texts as well. */
const NAMED_VERSION_FACTOR = 0.9;

/**
 * Factor of a document that may be of another version than the reader's.
 *
 * @param versions ids of the versions that the reader reads, one of each docs plugin; undefined prefers none
 */
export function createVersionFactor(
  clauses: readonly Clause[],
  versions: readonly string[] | undefined,
): (document: SearchDocument) => number {
  const typed = new Set(clauses.flatMap(({tokens}) => tokens.map(({term}) => term)));
  const isNamed = (label: string) => [...collectTerms([label])].every((term) => typed.has(term));
  const named = new Map<string, boolean>();
  return ({version}) => {
    if (!version || !versions || versions.includes(version.id)) return 1;
    const known = named.get(version.label) ?? isNamed(version.label);
    named.set(version.label, known);
    return known ? NAMED_VERSION_FACTOR : OTHER_VERSION_FACTOR;
  };
}
