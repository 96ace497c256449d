/**
 * Docusaurus writes a route of 200 bytes for each page, in two files, and both are in the main script. Most pages differ
 * in path and chunk only: this writes one line for each of those, and a few lines of code that make the same of it.
 */
import type {GeneratedRoute} from './readGenerated';

/** The chunks of a route by what they are for. */
type ChunkNames = Readonly<Record<string, unknown>>;

/** The text of each module. */
interface CompactRoutes {
  pages: string;
  routes: string;
  chunkNames: string;
}

/** Pages that follow each other and differ in path and chunk only: their fields, the chunks that all have, and the lines. */
type Run = [fields: GeneratedRoute['fields'], shared: ChunkNames, lines: string[]];

/** Replaces Docusaurus' hash, which tells routes of one path apart. These are alone on their path. */
const HASH = '0';

/** The browser's part: makes of the runs what Docusaurus had written. */
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
 * Makes the modules that replace the generated ones.
 *
 * @param routes routes of the site
 * @param chunkNames content of the generated `routesChunkNames.json`: by path, hyphen and hash
 * @throws where no route has a chunk with the content of its page
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
