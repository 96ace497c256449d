import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

export interface JudgedQuery {
  query: string;
  /** What the query has in common with others, as the reports group them. */
  kind: string;
  /**
   * URL paths, relative to the base path, of results that would satisfy the reader. A path with an anchor means that
   * section, one that ends in `#` the start of the page, one without `#` the page and all of its sections.
   */
  wanted: readonly string[];
}

const PARTS = ['tuned', 'frozen', 'blind'] as const;
type Part = (typeof PARTS)[number];

export interface QuerySet {
  name: string;
  /** Nothing may be tuned on frozen and blind sets: nobody looks at their single misses. */
  part: Part;
  queries: readonly JudgedQuery[];
}

/** The kind of queries that rows of tables answer. Engines without such rows cannot be measured with them. */
export const ROW_KIND = 'paths of fields';
/** Queries that a post answers as well: the first result must not be a post. */
export const DOCUMENTATION_FIRST = 'documentation before posts';
/** The kind of the most likely searches for a scanner. Each of them has to find its page first. */
export const ALWAYS_FIRST = 'searches for a scanner';
/** The kind of queries that newcomers type first; judged by page. */
export const OBVIOUS = 'obvious';

const FOLDER = join(__dirname, 'queries');

function unescape(text: string): string {
  return text.replaceAll(/\\(.)/g, (_, sign: string) => ({n: '\n', t: '\t'})[sign] ?? sign);
}

function readQueries(file: string): JudgedQuery[] {
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line, index) => {
      const [query = '', kind, wanted] = line.split('\t');
      if (!kind || !wanted)
        throw new Error(
          `${file}:${index + 1}: write the query, its kind and its results, separated by tabs.`,
        );
      return {query: unescape(query), kind, wanted: wanted.split(' ')};
    });
}

function readSets(part: Part): QuerySet[] {
  const folder = join(FOLDER, part);
  return readdirSync(folder)
    .sort()
    .map((file) => ({
      name: `${part}: ${file.replace('.tsv', '')}`,
      part,
      queries: readQueries(join(folder, file)),
    }));
}

/** All sets, as README.md describes them. */
export const querySets: readonly QuerySet[] = PARTS.flatMap(readSets);

const collect = (part: Part) => querySets.filter((set) => set.part === part).flatMap(({queries}) => queries);

export const tunedQueries: readonly JudgedQuery[] = collect('tuned');
export const frozenQueries: readonly JudgedQuery[] = collect('frozen');
export const judgedQueries: readonly JudgedQuery[] = [...tunedQueries, ...frozenQueries];
