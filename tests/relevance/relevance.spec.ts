import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';

import {collectEntries} from '../../plugins/local-search/src/core/entries';
import type {SearchGlobalData} from '../../plugins/local-search/src/core/globalData';
import {parseContentFile, parseIndexFile} from '../../plugins/local-search/src/core/format';
import {getHitRoute} from '../../plugins/local-search/src/core/rank';
import {getPageRoute} from '../../plugins/local-search/src/core/records';
import {createSearcher} from '../../plugins/local-search/src/core/search';
import {judge, measure, type Judged, type Measures} from './measures';
import {DOCUMENTATION_FIRST} from './postQueries';
import {judgedQueries} from './queries';
import {ALWAYS_FIRST} from './scannerQueries';

/** What the search has to reach, whatever it reached before. */
const GOALS: Measures = {success1: 0.85, mrr8: 0.9, recall8: 0.97};
/** How far a measure may fall below what it was when baseline.json was written. */
const TOLERANCE = 0.02;
const BASELINE = JSON.parse(readFileSync(join(__dirname, 'baseline.json'), 'utf8')) as Measures;

/** The settings of the site, as the build has handed them to the pages. */
function readSettings(): SearchGlobalData['settings'] {
  const globalData = JSON.parse(readFileSync('.docusaurus/globalData.json', 'utf8')) as {
    'local-search': {default: SearchGlobalData};
  };
  return globalData['local-search'].default.settings;
}

function renderMeasures({success1, mrr8, recall8}: Measures): string {
  return `success@1 ${success1.toFixed(3)}   MRR@8 ${mrr8.toFixed(3)}   recall@8 ${recall8.toFixed(3)}`;
}

function renderReport(judged: readonly Judged[]): string {
  const kinds = [...new Set(judged.map(({kind}) => kind))].map((kind) => {
    const ofKind = judged.filter((one) => one.kind === kind);
    return `${kind.padEnd(28)} ${String(ofKind.length).padStart(4)}   ${renderMeasures(measure(ofKind))}`;
  });
  const missed = judged
    .filter(({rank}) => rank !== 1)
    .map(({query, rank, first}) => `  ${rank ?? '-'}  ${query}  →  ${first ?? 'nothing'}`);
  const all = `${'all'.padEnd(28)} ${String(judged.length).padStart(4)}   ${renderMeasures(measure(judged))}`;
  return [
    ...kinds,
    all,
    '',
    'Queries whose first result is another one, with the rank of the wanted one:',
    ...missed,
  ].join('\n');
}

test.describe('Relevance of the search', () => {
  // One process: the queries are asked and reported once.
  test.describe.configure({mode: 'default'});

  let judged: Judged[];
  let routes: ReadonlySet<string>;

  test.beforeAll(async ({request}) => {
    const index = parseIndexFile(await (await request.get('/search-index-en.json')).json());
    const content = parseContentFile(
      await (await request.get('/search-content-en.json')).json(),
      index.documents.length,
    );
    const searcher = createSearcher(index, readSettings());
    routes = new Set(
      index.documents.flatMap((document) => [
        document.sectionRoute,
        ...collectEntries(document).map(({anchor}) => `${getPageRoute(document)}#${anchor}`),
      ]),
    );
    judged = judge(judgedQueries, (query) => searcher.search(query, content).hits.map(getHitRoute));
    console.log(renderReport(judged));
  });

  test('at least 120 different queries are judged', () => {
    expect(new Set(judgedQueries.map(({query}) => query)).size).toBeGreaterThanOrEqual(120);
  });

  test('every wanted section exists', () => {
    const pages = [...routes].map((route) => route.replace(/\/?(?:#.*)?$/, ''));
    const known = new Set([...routes, ...pages]);
    const wanted = judgedQueries.flatMap((query) => query.wanted);
    expect(wanted.filter((route) => !known.has(route) && !known.has(route.replace('#', '/#')))).toEqual([]);
  });

  test('the most likely searches for a scanner find its page first', () => {
    const likely = judged.filter(({kind}) => kind === ALWAYS_FIRST);
    expect(likely.length).toBeGreaterThan(0);
    expect(
      likely.filter(({rank}) => rank !== 1).map(({query, first}) => `${query}: ${first ?? '–'}`),
    ).toEqual([]);
  });

  test('documentation goes first where a post answers as well', () => {
    const both = judged.filter(({kind}) => kind === DOCUMENTATION_FIRST);
    expect(both.length).toBeGreaterThan(0);
    expect(
      both
        .filter(({first}) => first?.startsWith('/blog/'))
        .map(({query, first}) => `${query}: ${first ?? '–'}`),
    ).toEqual([]);
  });

  for (const name of ['success1', 'mrr8', 'recall8'] as const) {
    test(`${name} reaches its goal and has not fallen`, () => {
      const value = measure(judged)[name];
      expect(value).toBeGreaterThanOrEqual(GOALS[name]);
      expect(value).toBeGreaterThanOrEqual(BASELINE[name] - TOLERANCE);
    });
  }
});
