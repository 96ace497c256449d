import type {Clause} from './query';
import type {SearchDocument} from './records';
import {collectTerms} from './tokenize';

/** A section of another version than the reader's, which the reader's version has not. */
const OTHER_VERSION_FACTOR = 0.5;
/** The same section in another version: it says what the reader's version says as well. */
const COPY_FACTOR = 0.1;
/** Either, if the query names that version. Less than 1, because labels such as `Next` are words of texts as well. */
const NAMED_VERSION_FACTOR = 0.9;

/** What of ranking depends on versions of the documentation: puts those of the reader forward. */
export type VersionRule = (
  clauses: readonly Clause[],
  /** Ids of the versions that the reader reads, one of each docs plugin; undefined prefers none. */
  preferred: readonly string[] | undefined,
) => (document: SearchDocument) => number;

/** What the same section has in all versions. A page may move, and keeps its title. */
const getKey = ({pageTitle, title}: SearchDocument) => `${pageTitle}\n${title}`;

/** Makes the rule for these documents. It gives the factor of each document. */
export function createVersionRule(documents: readonly SearchDocument[]): VersionRule {
  /** Versions that have a section, by what they call it. */
  const holders = new Map<string, Set<string>>();
  const labelTerms = new Map<string, string[]>();
  const holdersOf = documents.map((document) => {
    const {version} = document;
    if (!version) return undefined;
    if (!labelTerms.has(version.label)) labelTerms.set(version.label, [...collectTerms([version.label])]);
    const key = getKey(document);
    const ids = holders.get(key) ?? new Set();
    holders.set(key, ids.add(version.id));
    return ids;
  });
  return (clauses, preferred) => {
    const typed = new Set(clauses.flatMap(({tokens}) => tokens.map(({term}) => term)));
    const isNamed = (terms: readonly string[] = []) =>
      terms.length > 0 && terms.every((term) => typed.has(term));
    return ({id, version}) => {
      if (!version || !preferred || preferred.includes(version.id)) return 1;
      if (isNamed(labelTerms.get(version.label))) return NAMED_VERSION_FACTOR;
      const isCopy = preferred.some((reader) => holdersOf[id]?.has(reader));
      return isCopy ? COPY_FACTOR : OTHER_VERSION_FACTOR;
    };
  };
}
