import type {JudgedQuery} from './queries';

/** How well a search answers judged queries. Each measure is between 0 and 1. */
export interface Measures {
  success1: number;
  /** Mean of 1/rank of the first wanted result among the first eight; 0 if there is none. */
  mrr8: number;
  recall8: number;
}

/** A query with the rank of its first wanted result. */
export type Judged = JudgedQuery & {
  /** Starts at 1; undefined if no wanted result is among the first eight. */
  rank: number | undefined;
  first: string | undefined;
};

const DEPTH = 8;

function isWanted(route: string, wanted: readonly string[]): boolean {
  const [page = '', anchor = ''] = route.replace(/\/(?=#|$)/, '').split('#');
  return wanted.some((want) => (want.includes('#') ? want === `${page}#${anchor}` : want === page));
}

/**
 * Runs queries against a search.
 *
 * @param search returns URL paths relative to the base path, best first
 */
export function judge(
  queries: readonly JudgedQuery[],
  search: (query: string) => readonly string[],
): Judged[] {
  return queries.map((judged) => {
    const routes = search(judged.query).slice(0, DEPTH);
    const position = routes.findIndex((route) => isWanted(route, judged.wanted));
    return {...judged, rank: position < 0 ? undefined : position + 1, first: routes[0]};
  });
}

/** The same, but every section of a wanted section's page is wanted. */
export function judgeByPage(
  queries: readonly JudgedQuery[],
  search: (query: string) => readonly string[],
): Judged[] {
  const widen = (wanted: readonly string[]) => wanted.map((route) => route.replace(/#.*$/, ''));
  return judge(
    queries.map((judged) => ({...judged, wanted: widen(judged.wanted)})),
    search,
  );
}

export function measure(judged: readonly Judged[]): Measures {
  const mean = (value: (one: Judged) => number) =>
    judged.length === 0 ? 0 : judged.reduce((sum, one) => sum + value(one), 0) / judged.length;
  return {
    success1: mean(({rank}) => (rank === 1 ? 1 : 0)),
    mrr8: mean(({rank}) => (rank === undefined ? 0 : 1 / rank)),
    recall8: mean(({rank}) => (rank === undefined ? 0 : 1)),
  };
}
