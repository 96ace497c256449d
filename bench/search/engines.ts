import {createIndexFiles} from '../../search/build/createIndex';
import type {IndexRecord} from '../../search/build/createRecords';
import {
  parseIndexFile,
  parseSupplementFile,
  type IndexFile,
  type SupplementFile,
} from '../../search/core/index/format';
import {getHitRoute} from '../../search/core/rank/hit';
import {createSearcher} from '../../search/core/search';
import {defaultSearchSettings} from '../../search/core/settings';

/** A search engine as it runs in a reader's browser. */
export interface Engine {
  name: string;
  /** Creates the file that is downloaded before the first result: the index, and titles and URLs of the sections. */
  createFile: (records: readonly IndexRecord[]) => string;
  /** Creates the file that is downloaded later, for rare words; missing if the engine has everything in one file. */
  createSupplement?: (records: readonly IndexRecord[]) => string;
  /** Reads the files. Returns the search: URLs of the results, best first. */
  load: (file: string, supplement?: string) => (query: string) => string[];
}

/** Maximum number of results of a query. */
export const RESULTS = 8;

/** The fields of a record that a result shows. */
export type Shown = Pick<IndexRecord, 'id' | 'pageTitle' | 'sectionTitle' | 'sectionRoute' | 'type'>;

export function createShown({id, pageTitle, sectionTitle, sectionRoute, type}: IndexRecord): Shown {
  return {id, pageTitle, sectionTitle, sectionRoute, type};
}

export const localSearch: Engine = {
  name: 'local-search',
  createFile: (records) => JSON.stringify(createIndexFiles(records).index),
  createSupplement: (records) => JSON.stringify(createIndexFiles(records).supplement),
  load(file, supplement) {
    const main = parseIndexFile(JSON.parse(file) as IndexFile);
    const searcher = createSearcher(main, defaultSearchSettings);
    if (supplement !== undefined) {
      searcher.addSupplement(parseSupplementFile(JSON.parse(supplement) as SupplementFile, main));
    }
    return (query) => searcher.search(query).hits.map(getHitRoute);
  },
};
