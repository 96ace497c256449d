import {PLUGIN_NAME, type SearchGlobalData} from '../search/core/settings';
import {parseContentFile, parseIndexFile, parseSupplementFile} from '../search/core/index/format';
import {createSearcher} from '../search/core/search';
import {readBuiltFile, readGlobalData} from './buildPages';

/** The search of the build, with its files and the site's settings, once all of them have arrived. */
export function openBuiltSearch() {
  const load = (part: string): unknown => JSON.parse(readBuiltFile(`search-${part}-en.json`).toString());
  const {settings} = readGlobalData()[PLUGIN_NAME]?.default as SearchGlobalData;
  const main = parseIndexFile(load('index'));
  const rare = parseSupplementFile(load('supplement'), main);
  const content = parseContentFile(load('content'), main);
  const searcher = createSearcher(main, settings);
  searcher.addSupplement(rare);
  return {main, rare, content, settings, searcher};
}
