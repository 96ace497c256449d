/**
 * Docusaurus writes a route of 200 bytes for each page, in two files, and both are in the main script. Most pages differ
 * in path and chunk only: this writes one line for each of those, and a few lines of code that make the same of it.
 */

/** The chunks of a route by what they are for. */
type ChunkNames = Readonly<Record<string, unknown>>;

/** Pages that stand one after another and differ in path and chunk only. */
interface Run {
  /** What else the routes hold, such as their sidebar. */
  fields: Record<string, string>;
  /** The chunks that all of them have. */
  shared: ChunkNames;
  /** Path and chunk of each. */
  pages: [path: string, chunk: string][];
}

/** The text of each module. */
interface CompactRoutes {
  pages: string;
  routes: string;
  chunkNames: string;
}

/** One route as Docusaurus writes it, without others within it. */
const ROUTE =
  /\{\s*path: '(?<path>[^']+)',\s*component: ComponentCreator\('\k<path>', '(?<hash>\w+)'\),\s*exact: true(?:,\s*sidebar: "(?<sidebar>[\w-]+)")?\s*\}/g;
const BETWEEN = /^\s*,\s*$/;
/** Takes the place of Docusaurus' hash, which tells routes of the same path apart. These are alone on their path. */
const HASH = '0';

const IMPORT = "import ComponentCreator from '@docusaurus/ComponentCreator';";

/** The browser's part: makes of the runs what Docusaurus had written. */
const EXPANSION = `
const split = (lines) => lines.split('\\n').map((line) => line.split(' '));
export const expand = (run, ComponentCreator) =>
  split(runs[run][2]).map(([path]) => ({path, component: ComponentCreator(path, '${HASH}'), exact: true, ...runs[run][0]}));
export const chunkNames = {};
for (const [, shared, lines] of runs) {
  for (const [path, content] of split(lines)) chunkNames[path + '-${HASH}'] = {...shared, content};
}
`;

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

/**
 * Makes the modules that stand in for the generated ones.
 *
 * @param routes text of the generated `routes.js`
 * @param chunkNames content of the generated `routesChunkNames.json`
 * @throws where no route has the form that Docusaurus 3.7.0 writes
 */
export function compactRoutes(
  routes: string,
  chunkNames: Readonly<Record<string, ChunkNames>>,
): CompactRoutes {
  const runs: Run[] = [];
  const rest = new Map(Object.entries(chunkNames));
  let text = '';
  let end = 0;
  for (const match of routes.matchAll(ROUTE)) {
    const {path = '', hash = '', sidebar} = match.groups ?? {};
    const {content, ...shared} = chunkNames[`${path}-${hash}`] ?? {};
    if (typeof content !== 'string' || path.includes(' ')) continue;
    rest.delete(`${path}-${hash}`);
    const fields: Run['fields'] = sidebar === undefined ? {} : {sidebar};
    const between = routes.slice(end, match.index);
    const last = runs.at(-1);
    if (last && BETWEEN.test(between) && isSame([last.fields, last.shared], [fields, shared])) {
      last.pages.push([path, content]);
    } else {
      text += `${between}...expand(${runs.length}, ComponentCreator)`;
      runs.push({fields, shared, pages: [[path, content]]});
    }
    end = match.index + match[0].length;
  }
  if (runs.length === 0) throw new Error('routes.js has no route as Docusaurus 3.7.0 writes them');
  text += routes.slice(end);
  const rows = runs.map(({fields, shared, pages}) => [
    fields,
    shared,
    pages.map((page) => page.join(' ')).join('\n'),
  ]);
  return {
    pages: `const runs = ${JSON.stringify(rows)};${EXPANSION}`,
    routes: text.replace(IMPORT, `${IMPORT}\nimport {expand} from './pages';`),
    chunkNames: `import {chunkNames} from './pages';\nexport default {...${JSON.stringify(Object.fromEntries(rest))}, ...chunkNames};\n`,
  };
}
