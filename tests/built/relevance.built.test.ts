import {isDeepStrictEqual} from 'node:util';

import {beforeAll, describe, expect, it} from 'vitest';

import {collectEntries} from '../../search/core/index/entries';
import {getHitRoute} from '../../search/core/rank/hit';
import {getPageRoute} from '../../search/core/index/records';
import {createSearcher} from '../../search/core/search';
import {openBuiltSearch} from '../builtSearch';
import {judge, judgeByPage, measure, type Judged, type Measures} from '../relevance/measures';
import {
  ALWAYS_FIRST,
  DOCUMENTATION_FIRST,
  frozenQueries,
  judgedQueries,
  OBVIOUS,
  querySets,
  tunedQueries,
  type JudgedQuery,
} from '../relevance/queries';

const MEASURES = ['success1', 'mrr8', 'recall8'] as const;

const getSet = (name: string) => querySets.find((set) => set.name === name)?.queries ?? [];
const obvious = judgedQueries.filter(({kind}) => kind === OBVIOUS);

/**
 * What the search must reach at least for a group of queries: close below what is reached, so that a change that costs
 * more than a few queries fails. By page, a result on the same page as a wanted one counts as well.
 */
const GOALS: {name: string; queries: readonly JudgedQuery[]; judge: typeof judge; least: Measures}[] = [
  {name: 'all', queries: judgedQueries, judge, least: {success1: 0.82, mrr8: 0.88, recall8: 0.97}},
  {
    name: 'frozen, by section',
    queries: frozenQueries,
    judge,
    least: {success1: 0.78, mrr8: 0.85, recall8: 0.95},
  },
  {
    name: 'frozen, by page',
    queries: frozenQueries,
    judge: judgeByPage,
    least: {success1: 0.87, mrr8: 0.91, recall8: 0.975},
  },
  {
    name: 'obvious, by page',
    queries: obvious,
    judge: judgeByPage,
    least: {success1: 0.85, mrr8: 0.9, recall8: 0.96},
  },
  {
    name: 'blind queries from trackers, by page',
    queries: getSet('blind: tracker'),
    judge: judgeByPage,
    least: {success1: 0.83, mrr8: 0.87, recall8: 0.96},
  },
  {
    name: 'blind phrases of readers, by page',
    queries: getSet('blind: phrases'),
    judge: judgeByPage,
    least: {success1: 0.53, mrr8: 0.62, recall8: 0.8},
  },
];

/** What would have been better as a first result: the query, and what is first instead. */
const describeMiss = ({query, first}: Judged): string => `${query}: ${first ?? '–'}`;

describe('Relevance of the search', () => {
  const found = new Map<string, string[]>();
  /** Blind queries are not asked in every order of arrival. */
  const find = (query: string) => found.get(query) ?? searchAll(query);
  let searchAll: (query: string) => string[];
  let tuned: Judged[];
  /** The queries of tuned sets whose first result is another one, judged without the lexicon. */
  let withoutLexicon: Judged[];
  let routes: ReadonlySet<string>;
  /** Queries whose results change once the rare words or the texts have arrived. */
  let reordered: string[];

  beforeAll(() => {
    const {main, rare, content, settings, searcher} = openBuiltSearch();

    routes = new Set(
      main.documents.flatMap((document) => [
        document.sectionRoute,
        ...collectEntries(document).map(({anchor}) => `${getPageRoute(document)}#${anchor}`),
      ]),
    );
    searchAll = (query) => searcher.search(query, content).hits.map(getHitRoute);
    const early = createSearcher(main, settings);
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
    tuned = judge(tunedQueries, find);
    const plain = createSearcher(main, settings, () => []);
    plain.addSupplement(rare);
    const missed = tuned.filter(({rank}) => rank !== 1);
    withoutLexicon = judge(missed, (query) => plain.search(query, content).hits.map(getHitRoute));
    // Of tuned sets only: nobody should look at single misses of the frozen ones.
    console.log(['First results that are not wanted:', ...missed.map(describeMiss)].join('\n  '));
  });

  it('at least 400 different frozen queries are judged, and no set repeats one', () => {
    const queries = new Set(frozenQueries.map(({query}) => query));
    expect(queries.size).toBeGreaterThanOrEqual(400);
    expect(tunedQueries.filter(({query}) => queries.has(query))).toEqual([]);
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
    expect(likely.filter(({rank}) => rank !== 1).map(describeMiss)).toEqual([]);
  });

  it('documentation ranks above a post that also answers the query', () => {
    const both = tuned.filter(({kind}) => kind === DOCUMENTATION_FIRST);
    expect(both.length).toBeGreaterThan(0);
    expect(both.filter(({first}) => first?.startsWith('/blog/')).map(describeMiss)).toEqual([]);
  });

  it('the lexicon breaks no query that is right without it', () => {
    expect(withoutLexicon.some(({first}) => first !== undefined)).toBe(true);
    expect(withoutLexicon.filter(({rank}) => rank === 1).map(describeMiss)).toEqual([]);
  });

  it.each(GOALS)('the goals are reached: $name', ({name, queries, judge: judgeThem, least}) => {
    const reached = measure(judgeThem(queries, find));
    console.log(name, reached);
    for (const key of MEASURES) expect.soft(reached[key], key).toBeGreaterThanOrEqual(least[key]);
  });
});
