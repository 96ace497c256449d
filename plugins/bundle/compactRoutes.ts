/**
 * Docusaurus writes a route of 200 bytes for each page, in two files, both in the main script. Most pages differ only
 * in path and chunk: this writes one line for each of them, and a few lines of code that expand it to the same route.
 */
import type {GeneratedRoute} from './readGenerated';

/** The chunks of a route by purpose. */
type ChunkNames = Readonly<Record<string, unknown>>;

/** The text of each module. */
interface CompactRoutes {
  pages: string;
  routes: string;
  chunkNames: string;
}

/** Consecutive pages that differ only in path and chunk: their fields, the chunks that all share, and their lines. */
type Run = [fields: GeneratedRoute['fields'], shared: ChunkNames, lines: string[]];

/** Replaces Docusaurus' hash, which distinguishes routes with the same path. The routes here have unique paths. */
const HASH = '0';

/** Runs in the browser: expands the runs to what Docusaurus had written. */
const EXPANSION = `
const split = (lines) => lines.split('\\n').map((line) => line.split(' '));
export const expand = (run, ComponentCreator) =>
  split(runs[run][2]).map(([path]) => ({path, component: ComponentCreator(path, '${HASH}'), ...runs[run][0]}));
export const chunkNames = {};
for (const [, shared, lines] of runs) {
  for (const [path, content] of split(lines)) chunkNames[path + '-${HASH}'] = {...shared, content};
}
`;

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

/**
 * Creates the modules that replace the generated ones.
 *
 * @param routes all routes of the site
 * @param chunkNames content of the generated `routesChunkNames.json`, with keys `<path>-<hash>`
 * @throws if no route has a chunk with the content of its page
 */
export function compactRoutes(
  routes: readonly GeneratedRoute[],
  chunkNames: Readonly<Record<string, ChunkNames>>,
): CompactRoutes {
  const runs: Run[] = [];
  const rest = new Map(Object.entries(chunkNames));

  const write = (level: readonly GeneratedRoute[]): string => {
    const parts: string[] = [];
    let open: Run | undefined;
    for (const {path, hash = '', fields, routes: inner} of level) {
      const key = `${path}-${hash}`;
      const {content, ...shared} = chunkNames[key] ?? {};
      if (typeof content === 'string' && !inner && !path.includes(' ')) {
        rest.delete(key);
        const line = `${path} ${content}`;
        if (open && isSame(open.slice(0, 2), [fields, shared])) open[2].push(line);
        else {
          open = [fields, shared, [line]];
          parts.push(`...expand(${runs.length}, ComponentCreator)`);
          runs.push(open);
        }
      } else {
        open = undefined;
        const names = JSON.stringify([path, ...(hash ? [hash] : [])]).slice(1, -1);
        const own = JSON.stringify({path, ...fields}).slice(1, -1);
        const within = inner ? `,routes:${write(inner)}` : '';
        parts.push(`{${own},component:ComponentCreator(${names})${within}}`);
      }
    }
    return `[${parts.join(',\n')}]`;
  };

  const text = write(routes);
  if (runs.length === 0) {
    throw new Error('No route has content. See DOCUSAURUS.md, "Generated modules".');
  }
  const rows = runs.map(([fields, shared, lines]) => [fields, shared, lines.join('\n')]);
  return {
    pages: `const runs = ${JSON.stringify(rows)};${EXPANSION}`,
    routes: `import ComponentCreator from '@docusaurus/ComponentCreator';\nimport {expand} from './pages';\nexport default ${text};\n`,
    chunkNames: `import {chunkNames} from './pages';\nexport default {...${JSON.stringify(Object.fromEntries(rest))}, ...chunkNames};\n`,
  };
}
