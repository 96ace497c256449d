import {judge, judgeByPage, measure} from '../../tests/relevance/measures';
import type {JudgedQuery, QuerySet} from '../../tests/relevance/queries';
import type {Answer, Search} from './engines';

/** A search with its answers to all queries of a set. */
interface Answered {
  search: Search;
  answers: ReadonlyMap<string, Answer>;
}

/** Collects the answers one after the other, because a search may share its state between queries. */
async function collectAnswers(search: Search, queries: readonly JudgedQuery[]): Promise<Answered> {
  const answers = new Map<string, Answer>();
  for (const {query} of queries) if (!answers.has(query)) answers.set(query, await search.ask(query));
  return {search, answers};
}

/** Success@1, MRR@8 and recall@8. */
function renderMeasures({answers}: Answered, queries: readonly JudgedQuery[], by: keyof Answer): string {
  const find = (query: string) => answers.get(query)?.[by] ?? [];
  const judged = by === 'pages' ? judgeByPage(queries, find) : judge(queries, find);
  const {success1, mrr8, recall8} = measure(judged);
  return [success1, mrr8, recall8].map((value) => value.toFixed(2)).join(' ');
}

/** Renders a Markdown table whose columns are aligned in a terminal too. */
function renderAligned(rows: readonly (readonly string[])[]): string {
  const [heads = []] = rows;
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}

/**
 * Measures how well searches answer a set of queries, by section and by page. Returns two Markdown tables with a row for
 * each kind of query and a column for each search.
 */
export async function measureRelevance(
  {name, queries}: Pick<QuerySet, 'name' | 'queries'>,
  searches: readonly Search[],
): Promise<string> {
  const answered: Answered[] = [];
  for (const search of searches) answered.push(await collectAnswers(search, queries));
  const kinds = [...new Set(queries.map(({kind}) => kind))];
  const groups: (readonly [string, readonly JudgedQuery[]])[] = [
    ...kinds.map((kind) => [kind, queries.filter((query) => query.kind === kind)] as const),
    ['all', queries],
  ];
  const renderTable = (by: keyof Answer, columns: readonly Answered[]) =>
    renderAligned([
      [`${name}, by ${by.slice(0, -1)}`, 'queries', ...columns.map(({search}) => search.name)],
      ...groups.map(([group, list]) => [
        group,
        String(list.length),
        ...columns.map((column) => renderMeasures(column, list, by)),
      ]),
    ]);
  const withPages = answered.filter(({search}) => search.samePages !== true);
  return `${renderTable('sections', answered)}\n\n${renderTable('pages', withPages)}`;
}
