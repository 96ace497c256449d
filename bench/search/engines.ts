import lunr from 'lunr';
import MiniSearch from 'minisearch';

import {createSplitFiles} from '../../plugins/local-search/src/build/createIndex';
import type {IndexRecord} from '../../plugins/local-search/src/build/createRecords';
import {
  parseIndexFile,
  parseSupplementFile,
  type IndexFile,
  type SupplementFile,
} from '../../plugins/local-search/src/core/format';
import {getHitRoute} from '../../plugins/local-search/src/core/rank';
import {createSearcher} from '../../plugins/local-search/src/core/search';
import {defaultSearchSettings} from '../../plugins/local-search/src/core/settings';

/** A search engine as a reader's browser meets it. */
export type Engine = {
  name: string;
  /** Makes what is downloaded before the first result: the index, and titles and addresses of the sections. */
  createFile: (records: readonly IndexRecord[]) => string;
  /** Makes what is downloaded for rare words after that; engines that have everything in one file lack it. */
  createSupplement?: (records: readonly IndexRecord[]) => string;
  /** Reads the files. Returns the search: addresses of the results, best first. */
  load: (file: string, supplement?: string) => (query: string) => string[];
};

/** Most results of a query. */
export const RESULTS = 8;

/** What a result shows. */
export type Shown = Pick<IndexRecord, 'id' | 'pageTitle' | 'sectionTitle' | 'sectionRoute' | 'type'>;

export function createShown({id, pageTitle, sectionTitle, sectionRoute, type}: IndexRecord): Shown {
  return {id, pageTitle, sectionTitle, sectionRoute, type};
}

export const localSearch: Engine = {
  name: 'local-search',
  createFile: (records) => JSON.stringify(createSplitFiles(records).index),
  createSupplement: (records) => JSON.stringify(createSplitFiles(records).supplement),
  load(file, supplement) {
    const main = parseIndexFile(JSON.parse(file) as IndexFile);
    const searcher = createSearcher(main, defaultSearchSettings);
    if (supplement !== undefined) {
      searcher.addSupplement(parseSupplementFile(JSON.parse(supplement) as SupplementFile, main));
    }
    return (query) => searcher.search(query).hits.map(getHitRoute);
  },
};

/** lunr with the boosts of the specification, its own stemmer and stop words: how the reference site uses it. */
export const lunrSearch: Engine = {
  name: 'lunr 2.3.9',
  createFile(records) {
    const index = lunr((builder) => {
      builder.k1(1.2);
      builder.b(0.75);
      builder.ref('id');
      builder.field('title', {boost: 5});
      builder.field('content', {boost: 1});
      builder.field('tags', {boost: 3});
      for (const {id, title, content, tags} of records) builder.add({id, title, content, tags});
    });
    return JSON.stringify({documents: records.map(createShown), index});
  },
  load(file) {
    const {documents, index} = JSON.parse(file) as {documents: Shown[]; index: object};
    const loaded = lunr.Index.load(index);
    return (query) => {
      try {
        return loaded
          .search(query)
          .slice(0, RESULTS)
          .map(({ref}) => documents[Number(ref)]?.sectionRoute ?? '');
      } catch {
        // lunr refuses half-typed operators and unknown fields.
        return [];
      }
    };
  },
};

const miniSearchOptions = {fields: ['title', 'content', 'tags'], idField: 'id'};

/** MiniSearch as it is set up by default. */
export const defaultMiniSearch: Engine = {
  name: 'MiniSearch 7.2.0',
  createFile(records) {
    const index = new MiniSearch(miniSearchOptions);
    index.addAll(records.map(({id, title, content, tags}) => ({id, title, content, tags: tags.join(' ')})));
    return JSON.stringify({documents: records.map(createShown), index});
  },
  load(file) {
    const {documents, index} = JSON.parse(file) as {documents: Shown[]; index: object};
    const loaded = MiniSearch.loadJS(index as Parameters<typeof MiniSearch.loadJS>[0], miniSearchOptions);
    return (query) =>
      loaded
        .search(query)
        .slice(0, RESULTS)
        .map(({id}) => documents[Number(id)]?.sectionRoute ?? '');
  },
};
