import type {SearchDocument} from '../index/records';
import type {Factor} from './factor';

/** Factor of a section that only exists in other versions than the reader's. */
const OTHER_VERSION_FACTOR = 0.5;
/** Factor of a section that the reader's version has too. */
const COPY_FACTOR = 0.1;

/** Identifies a section across versions. Titles are used because a page may move but keeps its title. */
const getKey = ({pageTitle, title}: SearchDocument) => `${pageTitle}\n${title}`;

/** Versions: what applies to the reader's version comes first. */
export function createVersionFactor(documents: readonly SearchDocument[]): Factor {
  /** Ids of the versions that contain each section. */
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
