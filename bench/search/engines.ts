import type {IndexRecord} from '../../search/build/createRecords';

/** What a search finds for a query: URLs without the host, best first. */
export interface Answer {
  sections: readonly string[];
  pages: readonly string[];
}

/** A search that is ready to be asked. */
export interface Search {
  name: string;
  /** Whether it finds the pages of the search before it, with other sections. */
  samePages?: boolean;
  ask: (query: string) => Answer | Promise<Answer>;
}

/** A search engine for sections, as it runs in a reader's browser. */
export interface Engine {
  name: string;
  /** Creates the file that is downloaded before the first result: the index, and titles and URLs of the sections. */
  createFile: (records: readonly IndexRecord[]) => string;
  /** Creates the file that is downloaded later, for rare words; missing if the engine has everything in one file. */
  createSupplement?: () => string;
  /** Reads the files. Returns the search: URLs of the sections, best first. */
  load: (file: string, supplement?: string) => (query: string) => string[];
}

/** Maximum number of results of a query. */
export const RESULTS = 8;

/** The fields of a record that a result shows. */
export type Shown = Pick<IndexRecord, 'id' | 'pageTitle' | 'sectionTitle' | 'sectionRoute' | 'type'>;

export function createShown({id, pageTitle, sectionTitle, sectionRoute, type}: IndexRecord): Shown {
  return {id, pageTitle, sectionTitle, sectionRoute, type};
}

/** Loads an engine with all its files. The pages it finds are those of the sections it finds. */
export function openEngine(engine: Engine, records: readonly IndexRecord[]): Search {
  const search = engine.load(engine.createFile(records), engine.createSupplement?.());
  return {
    name: engine.name,
    ask(query) {
      const sections = search(query);
      return {sections, pages: sections.map((route) => route.replace(/#.*$/, ''))};
    },
  };
}
