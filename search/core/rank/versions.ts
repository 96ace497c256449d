import type {SearchDocument} from '../index/records';
import type {Factor} from './factor';

/** A section of another version than the reader's, which the reader's version does not have. */
const OTHER_VERSION_FACTOR = 0.5;
/** The same section in another version: it says what the reader's version says as well. */
const COPY_FACTOR = 0.1;

/** What the same section has in all versions. A page may move, and keeps its title. */
const getKey = ({pageTitle, title}: SearchDocument) => `${pageTitle}\n${title}`;

/** Versions: what applies to the version that the reader reads goes first. */
export function createVersionFactor(documents: readonly SearchDocument[]): Factor {
  /** Ids of the versions that have a section. */
  const holders = new Map<string, Set<string>>();
  for (const document of documents) {
    const key = getKey(document);
    if (document.version) holders.set(key, (holders.get(key) ?? new Set()).add(document.version.id));
  }
  return ({versions}) =>
    (document) => {
      const {version} = document;
      if (!version || !versions || versions.includes(version.id)) return 1;
      const isCopy = versions.some((id) => holders.get(getKey(document))?.has(id));
      return isCopy ? COPY_FACTOR : OTHER_VERSION_FACTOR;
    };
}
