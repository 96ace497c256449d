import {createHash} from 'node:crypto';

import type {SearchGlobalData} from '../core/globalData';
import type {SearchSettings} from '../core/settings';
import {createSplitFiles} from './createIndex';
import type {IndexRecord} from './createRecords';

/** A file of the search, ready to be written or served. */
export type SearchFile = {
  /** Name below the base path. */
  name: string;
  text: string;
};

/** All files of the search, and what the browser needs to know to ask for them. */
export type SearchFiles = {
  files: SearchFile[];
  globalData: SearchGlobalData;
};

function createHashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** Makes the files of the search. Equal records give equal bytes and so equal addresses. */
export function createSearchFiles(
  records: readonly IndexRecord[],
  locale: string,
  options: SearchSettings & Pick<SearchGlobalData, 'analyticsEndpoint'>,
): SearchFiles {
  const {maxSearchResults, titleBoost, contentBoost, tagsBoost, parentCategoriesBoost, k1, b, routeBoosts} =
    options;
  const createFile = (part: string, file: unknown) => ({
    name: `search-${part}-${locale}.json`,
    text: JSON.stringify(file),
  });
  const split = createSplitFiles(records);
  const index = createFile('index', split.index);
  const supplement = createFile('supplement', split.supplement);
  const content = createFile('content', split.content);
  const createAddress = ({name, text}: SearchFile) => `${name}?v=${createHashOf(text)}`;
  return {
    files: [index, supplement, content],
    globalData: {
      index: createAddress(index),
      supplement: createAddress(supplement),
      content: createAddress(content),
      settings: {
        maxSearchResults,
        titleBoost,
        contentBoost,
        tagsBoost,
        parentCategoriesBoost,
        k1,
        b,
        routeBoosts,
      },
      analyticsEndpoint: options.analyticsEndpoint,
    },
  };
}
