import {isDeepStrictEqual} from 'node:util';

import {beforeAll, describe, expect, it} from 'vitest';

import {collectEntries} from '../../search/core/index/entries';
import type {SearchGlobalData} from '../../search/core/settings';
import {parseContentFile, parseIndexFile, parseSupplementFile} from '../../search/core/index/format';
import {getHitRoute} from '../../search/core/rank/hit';
import {getPageRoute} from '../../search/core/index/records';
import {createSearcher} from '../../search/core/search';
import {readBuiltFile, readGlobalData} from '../buildPages';
import {judge, judgeByPage, measure, type Judged, type Measures} from '../relevance/measures';
import {
  ALWAYS_FIRST,
  DOCUMENTATION_FIRST,
  judgedQueries,
  OBVIOUS,
  querySets,
  type JudgedQuery,
} from '../relevance/queries';

const MEASURES = ['success1', 'mrr8', 'recall8'] as const;

/** A group of queries, and what the search must reach for it at least. */
interface Goal {
  name: string;
  isMeant: (query: JudgedQuery, isFrozen: boolean) => boolean;
  /** Whether a result on the same page as a wanted one counts. */
  byPage: boolean;
  least: Measures;
}

/** Close below what is reached, so that a change that costs more than a few queries fails. */
const GOALS: readonly Goal[] = [
  {name: 'all', isMeant: () => true, byPage: false, least: {success1: 0.81, mrr8: 0.87, recall8: 0.96}},
  {
    name: 'frozen, by section',
    isMeant: (_, isFrozen) => isFrozen,
    byPage: false,
    least: {success1: 0.73, mrr8: 0.82, recall8: 0.94},
  },
  {
    name: 'frozen, by page',
    isMeant: (_, isFrozen) => isFrozen,
    byPage: true,
    least: {success1: 0.82, mrr8: 0.88, recall8: 0.97},
  },
  {
    name: 'obvious, by page',
    isMeant: ({kind}) => kind === OBVIOUS,
    byPage: true,
    least: {success1: 0.85, mrr8: 0.9, recall8: 0.96},
  },
];

/** The site's search settings, as the build passed them to the pages. */
function readSettings(): SearchGlobalData['settings'] {
  return (readGlobalData()['local-search']?.default as SearchGlobalData).settings;
}

/** A set of queries with the answers of the search. */
interface Answered {
  isFrozen: boolean;
  bySection: readonly Judged[];
  byPage: readonly Judged[];
}

/** The answers to the queries that a goal is about. */
function collectMeant({isMeant, byPage}: Goal, answered: readonly Answered[]): Judged[] {
  return answered.flatMap((set) =>
    (byPage ? set.byPage : set.bySection).filter((judged) => isMeant(judged, set.isFrozen)),
  );
}

function renderMeasures({success1, mrr8, recall8}: Measures): string {
  return `success@1 ${success1.toFixed(3)}   MRR@8 ${mrr8.toFixed(3)}   recall@8 ${recall8.toFixed(3)}`;
}

/** Lists single misses of tuned sets only. Nobody should look at those of the frozen ones. */
function renderReport(answered: readonly Answered[], tuned: readonly Judged[]): string {
  const missed = tuned
    .filter(({rank}) => rank !== 1)
    .map(({query, rank, first}) => `  ${rank ?? '-'}  ${query}  →  ${first ?? 'nothing'}`);
  return [
    ...GOALS.map((goal) => `${goal.name}: ${renderMeasures(measure(collectMeant(goal, answered)))}`),
    '',
    'Queries of tuned sets whose first result is another one, with the rank of the wanted one:',
    ...missed,
  ].join('\n');
}

describe('Relevance of the search', () => {
  let answered: Answered[];
  let tuned: Judged[];
  /** The queries of tuned sets whose first result is another one, judged without the lexicon. */
  let withoutLexicon: Judged[];
  let routes: ReadonlySet<string>;
  /** Queries whose results change once the rare words or the texts have arrived. */
  let reordered: string[];

  beforeAll(() => {
    const load = (part: string): unknown => JSON.parse(readBuiltFile(`search-${part}-en.json`).toString());
    const main = parseIndexFile(load('index'));
    const rare = parseSupplementFile(load('supplement'), main);
    const content = parseContentFile(load('content'), main);
    const settings = readSettings();

    routes = new Set(
      main.documents.flatMap((document) => [
        document.sectionRoute,
        ...collectEntries(document).map(({anchor}) => `${getPageRoute(document)}#${anchor}`),
      ]),
    );
    const searcher = createSearcher(main, settings);
    searcher.addSupplement(rare);
    const early = createSearcher(main, settings);
    const found = new Map<string, string[]>();
    reordered = [];
    for (const [index, {query}] of judgedQueries.entries()) {
      const isEarly = !early.needsSupplement(query);
      const answer = (isEarly ? early : searcher).search(query);
      const routes = (answer.needsContent ? searcher.search(query, content) : answer).hits.map(getHitRoute);
      found.set(query, routes);
      // Where everything but the texts is there from the start, some are enough: only phrases depend on the texts.
      const isCompared = isEarly || answer.needsContent || index % 10 === 0;
      const whole = isCompared ? searcher.search(query, content).hits.map(getHitRoute) : routes;
      if (!isDeepStrictEqual(routes, whole)) reordered.push(query);
    }
    const find = (query: string) => found.get(query) ?? [];
    answered = querySets.map(({isFrozen, queries}) => ({
      isFrozen,
      bySection: judge(queries, find),
      byPage: judgeByPage(queries, find),
    }));
    tuned = answered.filter(({isFrozen}) => !isFrozen).flatMap(({bySection}) => bySection);
    const plain = createSearcher(main, settings, () => []);
    plain.addSupplement(rare);
    withoutLexicon = judge(
      tuned.filter(({rank}) => rank !== 1),
      (query) => plain.search(query, content).hits.map(getHitRoute),
    );
    console.log(renderReport(answered, tuned));
  });

  it('at least 400 different frozen queries are judged, and no set repeats one', () => {
    const collect = (isFrozen: boolean) =>
      querySets.filter((set) => set.isFrozen === isFrozen).flatMap(({queries}) => queries);
    const frozen = new Set(collect(true).map(({query}) => query));
    expect(frozen.size).toBeGreaterThanOrEqual(400);
    expect(collect(false).filter(({query}) => frozen.has(query))).toEqual([]);
  });

  it('a query has one order of results, whatever has arrived', () => {
    expect(reordered).toEqual([]);
  });

  it('every wanted section exists', () => {
    const pages = [...routes].map((route) => route.replace(/\/?(?:#.*)?$/, ''));
    const known = new Set([...routes, ...pages]);
    const wanted = judgedQueries.flatMap((query) => query.wanted).map((route) => route.replace(/#$/, ''));
    expect(wanted.filter((route) => !known.has(route) && !known.has(route.replace('#', '/#')))).toEqual([]);
  });

  it('the most likely searches for a scanner find its page first', () => {
    const likely = tuned.filter(({kind}) => kind === ALWAYS_FIRST);
    expect(likely.length).toBeGreaterThan(0);
    expect(
      likely.filter(({rank}) => rank !== 1).map(({query, first}) => `${query}: ${first ?? '–'}`),
    ).toEqual([]);
  });

  it('documentation ranks above a post that also answers the query', () => {
    const both = tuned.filter(({kind}) => kind === DOCUMENTATION_FIRST);
    expect(both.length).toBeGreaterThan(0);
    expect(
      both
        .filter(({first}) => first?.startsWith('/blog/'))
        .map(({query, first}) => `${query}: ${first ?? '–'}`),
    ).toEqual([]);
  });

  it('the lexicon breaks no query that is right without it', () => {
    expect(withoutLexicon.some(({first}) => first !== undefined)).toBe(true);
    expect(
      withoutLexicon.filter(({rank}) => rank === 1).map(({query, first}) => `${query}: ${first ?? '–'}`),
    ).toEqual([]);
  });

  for (const goal of GOALS) {
    it(`the goals are reached: ${goal.name}`, () => {
      const reached = measure(collectMeant(goal, answered));
      for (const name of MEASURES) expect.soft(reached[name], name).toBeGreaterThanOrEqual(goal.least[name]);
    });
  }
});
