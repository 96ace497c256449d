import type {SearchDocument} from '../index/records';

/** A section of another version than the reader's, which the reader's version has not. */
const OTHER_VERSION_FACTOR = 0.5;
/** The same section in another version: it says what the reader's version says as well. */
const COPY_FACTOR = 0.1;

/**
 * What of ranking depends on versions of the documentation: gives each document its factor, so that those of the reader
 * go forward.
 *
 * @param preferred ids of the versions that the reader reads, one of each docs plugin; undefined prefers none
 */
export type VersionRule = (preferred: readonly string[] | undefined) => (document: SearchDocument) => number;

/** What the same section has in all versions. A page may move, and keeps its title. */
const getKey = ({pageTitle, title}: SearchDocument) => `${pageTitle}\n${title}`;

/** Makes the rule for these documents. */
export function createVersionRule(documents: readonly SearchDocument[]): VersionRule {
  /** Ids of the versions that have a section. */
  const holders = new Map<string, Set<string>>();
  for (const document of documents) {
    const key = getKey(document);
    if (document.version) holders.set(key, (holders.get(key) ?? new Set()).add(document.version.id));
  }
  return (preferred) => (document) => {
    const {version} = document;
    if (!version || !preferred || preferred.includes(version.id)) return 1;
    const isCopy = preferred.some((id) => holders.get(getKey(document))?.has(id));
    return isCopy ? COPY_FACTOR : OTHER_VERSION_FACTOR;
  };
}
