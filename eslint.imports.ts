import {statSync} from 'node:fs';
import {dirname, join, relative, sep} from 'node:path';
import type {Linter, Rule} from 'eslint';

/** What the files of a room may import, besides what is in it. `README.md` says what each room is for. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  text: [],
  browser: ['text'],
  platform: ['text'],
  framework: ['text', 'browser'],
  markdown: ['text', 'browser', 'platform', 'framework'],
  search: ['text', 'browser', 'platform', 'framework', 'markdown'],
  tools: ['text', 'browser', 'platform', 'framework', 'markdown'],
  outputs: ['text', 'browser', 'platform', 'framework', 'markdown'],
  src: ['text', 'browser', 'platform', 'framework', 'markdown', 'search', 'outputs'],
  checks: ['text', 'platform', 'markdown'],
  scripts: ['text', 'framework', 'checks', 'docusaurus.config'],
  deploy: ['text', 'framework', 'scripts'],
  'search/core': ['text'],
  'search/core/text': ['text'],
  'search/core/index': ['text', 'search/core/text', 'search/core/settings'],
  'search/core/match': ['text', 'search/core/text', 'search/core/index', 'search/core/settings'],
};

/** Rooms whose folders do not know each other, each with what all of them may use, besides the files at its top. */
const SEPARATE: Readonly<Record<string, readonly string[]>> = {
  framework: [],
  markdown: [],
  outputs: [],
  tools: ['frame'],
};

/** The checks in the order in which they build on each other: each may import those before it. */
const CHECKS = 'sources build browsers routes links spelling prose pages examples commands'.split(' ');

const isIn = (path: string, folder: string): boolean => `${path}/`.startsWith(`${folder}/`);

/** The folder of a room that a file is in; undefined for files at its top. */
const findFolder = (path: string): string | undefined => {
  const [, folder, file] = path.split('/');
  return file === undefined ? undefined : folder;
};

/** Why a file must not import another one; undefined if it may. Both are paths relative to the project. */
function findObstacle(file: string, imported: string): string | undefined {
  const [room = ''] = file.split('/');
  const place = Object.keys(ROOMS).findLast((name) => isIn(file, name));
  if (place !== undefined) {
    const known = [place, ...(ROOMS[place] ?? [])];
    if (!known.some((name) => isIn(imported, name))) {
      return `${place}/ may import only from ${known.join(', ')}. Move what both need to one of these.`;
    }
  }
  if (!isIn(imported, room)) return undefined;
  const [from, to] = [findFolder(file), findFolder(imported)];
  if (from === undefined || to === undefined) return undefined;
  if (SEPARATE[room] && to !== from && !SEPARATE[room].includes(to)) {
    return `the folders of ${room}/ must not know each other. Move what both need to the top of ${room}/.`;
  }
  if (room === 'checks' && CHECKS.indexOf(to) > CHECKS.indexOf(from)) {
    return `checks/${from} comes before checks/${to}. Move what both need to the first of them.`;
  }
  return undefined;
}

/** The path of an imported file relative to the project; undefined for packages and generated modules. */
function resolve(file: string, specifier: unknown): string | undefined {
  if (typeof specifier !== 'string' || !/^(?:\.|@site\/)/.test(specifier)) return undefined;
  const path = specifier.startsWith('.')
    ? join(dirname(file), specifier).split(sep).join('/')
    : specifier.slice('@site/'.length);
  return statSync(path, {throwIfNoEntry: false})?.isDirectory() ? `${path}/index` : path;
}

const direction: Rule.RuleModule = {
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    // Tests may use what they need: nothing imports them.
    if (/\.test\.|(?:^|\/)e2e\//.test(file)) return {};
    const check = (node: Rule.Node & {source?: {value?: unknown} | null}): void => {
      const path = resolve(file, node.source?.value);
      const obstacle = path === undefined ? undefined : findObstacle(file, path);
      if (obstacle !== undefined) context.report({node, message: obstacle});
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
    };
  },
};

export const importRules: Linter.Config = {
  files: ['**/*.{ts,tsx}'],
  plugins: {imports: {rules: {direction}}},
  rules: {'imports/direction': 'error'},
};
