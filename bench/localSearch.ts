import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';

import {PLUGIN_NAME, type SearchGlobalData} from '../search/core/settings';
import {parseContentFile, parseIndexFile, parseSupplementFile} from '../search/core/index/format';
import {getPageRoute} from '../search/core/index/records';
import {getHitRoute} from '../search/core/rank/hit';
import {createSearcher} from '../search/core/search';
import {readGlobalData} from '../tests/buildPages';
import type {Answer} from './pagefind';

/** The time that this process computes, in milliseconds: it hardly depends on other load on the machine. */
function startClock(): () => number {
  const start = process.cpuUsage();
  return () => process.cpuUsage(start).user / 1000;
}

/** As a finished build ships it: with the build's files and the site's settings. */
export function openLocalSearch(dir: string) {
  const read = (part: string) => readFileSync(join(dir, `search-${part}-en.json`), 'utf8');
  const {settings} = readGlobalData(dir)[PLUGIN_NAME]?.default as SearchGlobalData;
  const file = read('index');
  const getOpeningTime = startClock();
  const main = parseIndexFile(JSON.parse(file));
  const searcher = createSearcher(main, settings);
  const openingTime = getOpeningTime();
  const content = parseContentFile(JSON.parse(read('content')), main);
  searcher.addSupplement(parseSupplementFile(JSON.parse(read('supplement')), main));
  const times: number[] = [];
  return {
    routes: [...new Set(main.documents.map(getPageRoute))],
    size: gzipSync(file, {level: 9}).length,
    sections: main.documents.length,
    /** Of the first file: what the first result waits for once the file is there. */
    openingTime,
    times,
    ask: (query: string): Answer => {
      const getTime = startClock();
      const sections = searcher.search(query, content).hits.map(getHitRoute);
      times.push(getTime());
      return {sections, pages: sections.map((route) => route.replace(/#.*$/, ''))};
    },
  };
}
