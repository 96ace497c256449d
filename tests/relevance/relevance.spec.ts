import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {isDeepStrictEqual} from 'node:util';

import {expect, test} from '@playwright/test';

import {collectEntries} from '../../search/core/index/entries';
import type {SearchGlobalData} from '../../search/core/globalData';
import {parseContentFile, parseIndexFile, parseSupplementFile} from '../../search/core/index/format';
import {getHitRoute} from '../../search/core/rank/hit';
import {getPageRoute} from '../../search/core/index/records';
import {createSearcher, type Searcher} from '../../search/core/search';
import {readGlobalData} from '../buildPages';
import {judge, measure, type Judged, type Measures} from './measures';
import {DOCUMENTATION_FIRST} from './postQueries';
import {frozenQueries, judgedQueries, tunedQueries} from './queries';
import {ALWAYS_FIRST} from './scannerQueries';

/** Minimum values, independent of the baseline. */
const GOALS: Measures = {success1: 0.85, mrr8: 0.9, recall8: 0.98};
/** The same for the frozen queries, which nothing is tuned on. They are all in readers' own words. */
const FROZEN_GOALS: Measures = {success1: 0.64, mrr8: 0.74, recall8: 0.93};
/** How far a measure may fall below its value in baseline.json. */
const TOLERANCE = 0.02;
const BASELINE = JSON.parse(readFileSync(join(__dirname, 'baseline.json'), 'utf8')) as Measures;
const MEASURES = ['success1', 'mrr8', 'recall8'] as const;

/** The site's search settings, as the build passed them to the pages. */
function readSettings(): SearchGlobalData['settings'] {
  return (readGlobalData()['local-search']?.default as SearchGlobalData).settings;
}

function renderMeasures({success1, mrr8, recall8}: Measures): string {
  return `success@1 ${success1.toFixed(3)}   MRR@8 ${mrr8.toFixed(3)}   recall@8 ${recall8.toFixed(3)}`;
}

function renderKinds(judged: readonly Judged[]): string[] {
  const render = (name: string, list: readonly Judged[]) =>
    `${name.padEnd(28)} ${String(list.length).padStart(4)}   ${renderMeasures(measure(list))}`;
  const kinds = [...new Set(judged.map(({kind}) => kind))];
  return [
    ...kinds.map((name) =>
      render(
        name,
        judged.filter(({kind}) => kind === name),
      ),
    ),
    render('all', judged),
  ];
}

/** Lists single misses of the tuned part only. Nobody should look at those of the frozen part. */
function renderReport(tuned: readonly Judged[], frozen: readonly Judged[]): string {
  const missed = tuned
    .filter(({rank}) => rank !== 1)
    .map(({query, rank, first}) => `  ${rank ?? '-'}  ${query}  →  ${first ?? 'nothing'}`);
  return [
    ...renderKinds(tuned),
    '',
    'Frozen part',
    ...renderKinds(frozen),
    '',
    `Both parts: ${renderMeasures(measure([...tuned, ...frozen]))}`,
    '',
    'Queries of the tuned part whose first result is another one, with the rank of the wanted one:',
    ...missed,
  ].join('\n');
}

test.describe('Relevance of the search', () => {
  // One process, so that the queries run and are reported only once.
  test.describe.configure({mode: 'default'});

  let tuned: Judged[];
  let frozen: Judged[];
  let withoutLexicon: Judged[];
  let routes: ReadonlySet<string>;
  /** Queries whose results change once the rare words or the texts have arrived. */
  let reordered: string[];

  test.beforeAll(async ({request}) => {
    const load = async (part: string): Promise<unknown> =>
      (await request.get(`/search-${part}-en.json`)).json();
    const main = parseIndexFile(await load('index'));
    const rare = parseSupplementFile(await load('supplement'), main);
    const content = parseContentFile(await load('content'), main);
    const settings = readSettings();
    const ask = (searcher: Searcher, queries: typeof judgedQueries) => {
      searcher.addSupplement(rare);
      return judge(queries, (query) => searcher.search(query, content).hits.map(getHitRoute));
    };

    routes = new Set(
      main.documents.flatMap((document) => [
        document.sectionRoute,
        ...collectEntries(document).map(({anchor}) => `${getPageRoute(document)}#${anchor}`),
      ]),
    );
    const searcher = createSearcher(main, settings);
    tuned = ask(searcher, tunedQueries);
    frozen = ask(searcher, frozenQueries);
    const early = createSearcher(main, settings);
    reordered = judgedQueries.flatMap(({query}) => {
      const waited = early.needsSupplement(query) ? searcher : early;
      const first = waited.search(query);
      const texts = first.needsContent ? content : undefined;
      const final = searcher.search(query, content).hits.map(getHitRoute);
      return isDeepStrictEqual(waited.search(query, texts).hits.map(getHitRoute), final) ? [] : [query];
    });
    withoutLexicon = ask(
      createSearcher(main, settings, () => []),
      tunedQueries,
    );
    console.log(renderReport(tuned, frozen));
  });

  test('at least 120 different queries are judged', () => {
    expect(new Set(judgedQueries.map(({query}) => query)).size).toBeGreaterThanOrEqual(120);
  });

  test('a query has one order of results, whatever has arrived', () => {
    expect(reordered).toEqual([]);
  });

  test('every wanted section exists', () => {
    const pages = [...routes].map((route) => route.replace(/\/?(?:#.*)?$/, ''));
    const known = new Set([...routes, ...pages]);
    const wanted = judgedQueries.flatMap((query) => query.wanted).map((route) => route.replace(/#$/, ''));
    expect(wanted.filter((route) => !known.has(route) && !known.has(route.replace('#', '/#')))).toEqual([]);
  });

  test('the most likely searches for a scanner find its page first', () => {
    const likely = tuned.filter(({kind}) => kind === ALWAYS_FIRST);
    expect(likely.length).toBeGreaterThan(0);
    expect(
      likely.filter(({rank}) => rank !== 1).map(({query, first}) => `${query}: ${first ?? '–'}`),
    ).toEqual([]);
  });

  test('documentation ranks above a post that also answers the query', () => {
    const both = tuned.filter(({kind}) => kind === DOCUMENTATION_FIRST);
    expect(both.length).toBeGreaterThan(0);
    expect(
      both
        .filter(({first}) => first?.startsWith('/blog/'))
        .map(({query, first}) => `${query}: ${first ?? '–'}`),
    ).toEqual([]);
  });

  test('the lexicon breaks no query that is right without it', () => {
    const right = new Set(withoutLexicon.filter(({rank}) => rank === 1).map(({query}) => query));
    expect(right.size).toBeGreaterThan(0);
    expect(
      tuned
        .filter(({query, rank}) => rank !== 1 && right.has(query))
        .map(({query, first}) => `${query}: ${first ?? '–'}`),
    ).toEqual([]);
  });

  for (const name of MEASURES) {
    test(`${name} reaches its goal and has not fallen`, () => {
      const value = measure([...tuned, ...frozen])[name];
      expect(value).toBeGreaterThanOrEqual(GOALS[name]);
      expect(value).toBeGreaterThanOrEqual(BASELINE[name] - TOLERANCE);
    });

    test(`${name} reaches its goal for queries that nothing is tuned on`, () => {
      expect(measure(frozen)[name]).toBeGreaterThanOrEqual(FROZEN_GOALS[name]);
    });
  }
});
