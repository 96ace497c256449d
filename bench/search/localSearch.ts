import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {PLUGIN_NAME, type SearchGlobalData} from '../../search/core/globalData';
import {
  parseContentFile,
  parseIndexFile,
  parseSupplementFile,
  type IndexFile,
  type SupplementFile,
} from '../../search/core/index/format';
import {getHitRoute} from '../../search/core/rank/hit';
import {createSearcher} from '../../search/core/search';
import {readGlobalData} from '../../tests/buildPages';
import type {Engine} from './engines';

/**
 * Opens our search as a finished build ships it: with the build's files and the site's settings.
 *
 * @param dir folder of the build
 */
export function openLocalSearch(dir: string): Engine {
  const read = (part: string) => readFileSync(join(dir, `search-${part}-en.json`), 'utf8');
  const {settings} = readGlobalData(dir)[PLUGIN_NAME]?.default as SearchGlobalData;
  const index = read('index');
  const content = parseContentFile(JSON.parse(read('content')), parseIndexFile(JSON.parse(index)));
  return {
    name: 'local-search',
    createFile: () => index,
    createSupplement: () => read('supplement'),
    load(file, supplement) {
      const main = parseIndexFile(JSON.parse(file) as IndexFile);
      const searcher = createSearcher(main, settings);
      if (supplement !== undefined) {
        searcher.addSupplement(parseSupplementFile(JSON.parse(supplement) as SupplementFile, main));
      }
      return (query) => searcher.search(query, content).hits.map(getHitRoute);
    },
  };
}
