import {dirname, join, relative, sep} from 'node:path';
import type {Linter, Rule} from 'eslint';

/** A folder, and the folders that its files must not import from; both relative to the project. */
interface Zone {
  folder: string;
  forbidden: readonly string[];
  because: string;
}

/** Folders of which each may import only from the ones before it. Files of none of them may import `above`. */
function inOrder(folders: readonly string[], above: readonly string[] = []): Zone[] {
  return folders.map((folder, index) => ({
    folder,
    forbidden: [...folders.slice(index + 1), ...above],
    because: `it may import only from ${folders.slice(0, index).join(', ') || 'itself'}`,
  }));
}

const ENTRANCES = ['bench', 'deploy', 'scripts', 'tests'];
const MOVE = 'move what both need to markdown/, platform/ or text/';

/**
 * The direction of imports: configuration, scripts, tests, bench and deploy → checks, plugins, src → search, markdown →
 * platform → browser → text. `knip --cycles` finds cycles between files.
 */
const zones: readonly Zone[] = [
  ...inOrder(
    ['text', 'browser', 'platform', 'framework', 'markdown', 'search'],
    ['checks', 'plugins', 'src', ...ENTRANCES],
  ),
  ...inOrder(
    ['text', 'index', 'match', 'rank'].map((name) => `search/core/${name}`),
    ['search/client', 'search/panel'],
  ),
  {folder: 'checks', forbidden: ['plugins', 'src', ...ENTRANCES], because: MOVE},
  {folder: 'plugins', forbidden: ['checks', 'src', ...ENTRANCES], because: MOVE},
  {folder: 'src', forbidden: ['checks', ...ENTRANCES], because: 'pages may only use what plugins provide'},
  {folder: 'scripts', forbidden: ['bench', 'deploy', 'tests'], because: 'these use scripts, not vice versa'},
  {folder: 'deploy', forbidden: ['bench', 'tests'], because: 'tests may use a package, not vice versa'},
  ...inOrder(
    [
      'sources',
      'build',
      'browsers',
      'routes',
      'links',
      'spelling',
      'prose',
      'pages',
      'examples',
      'commands',
    ].map((name) => `checks/${name}`),
  ),
];

const isIn = (path: string, folder: string): boolean => `${path}/`.startsWith(`${folder}/`);

/** The path of an imported file relative to the project; undefined for packages and generated modules. */
function resolve(file: string, specifier: unknown): string | undefined {
  if (typeof specifier !== 'string') return undefined;
  if (specifier.startsWith('@site/')) return specifier.slice('@site/'.length);
  return specifier.startsWith('.') ? join(dirname(file), specifier).split(sep).join('/') : undefined;
}

const direction: Rule.RuleModule = {
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    const check = (node: Rule.Node & {source?: {value?: unknown} | null}): void => {
      const path = resolve(file, node.source?.value);
      // What tests share is in tests/.
      if (file.includes('.test.') && path?.startsWith('tests/support/')) return;
      for (const {folder, forbidden, because} of zones) {
        const other = path !== undefined && isIn(file, folder) && forbidden.find((name) => isIn(path, name));
        if (other) context.report({node, message: `${folder}/ must not import from ${other}/: ${because}.`});
      }
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
