import type {Linter} from 'eslint';

/** A folder, and the folders that its files must not import from. */
interface Zone {
  /** Folder relative to the project. */
  folder: string;
  /** Folders relative to the project; subfolders are included. */
  forbidden: readonly string[];
  /** The end of the message: what to do instead. */
  because: string;
}

/** The upper layers, which know the site as a whole. The layers below must not import from them. */
const ABOVE_THE_GROUND = ['bench', 'checks', 'deploy', 'plugins', 'scripts', 'src', 'tests'];
const ENTRANCES = ['bench', 'deploy', 'scripts', 'tests'];
/** Folders of the checks: each may import from the ones after it in the list. */
const CHECKS = ['commands', 'examples', 'pages', 'prose', 'spelling', 'links', 'routes', 'browsers'];
/** Folders of the search core: each may import from the ones before it in the list. */
const CORE = ['text', 'index', 'match', 'rank'];

/**
 * The direction of imports: configuration, scripts, tests, bench and deploy → checks, plugins, src → markdown, search →
 * platform → text, browser. `knip --cycles` finds cycles between files.
 */
const zones: readonly Zone[] = [
  {
    folder: 'text',
    forbidden: ['platform', 'markdown', 'search', ...ABOVE_THE_GROUND],
    because: 'text/ is the lowest layer and imports nothing else of the project.',
  },
  {
    folder: 'browser',
    forbidden: ['text', 'platform', 'markdown', 'search', ...ABOVE_THE_GROUND],
    because: 'browser/ belongs to no feature and imports nothing else of the project except protocol.ts.',
  },
  {
    folder: 'platform',
    forbidden: ['markdown', 'search', ...ABOVE_THE_GROUND],
    because: 'platform/ describes the platform, not the site: it may import from text/ only.',
  },
  {
    folder: 'markdown',
    forbidden: ['search', ...ABOVE_THE_GROUND],
    because:
      'markdown/ turns text into pages and does not know the plugins: it may import from platform/ and text/ only.',
  },
  {
    folder: 'search',
    forbidden: ABOVE_THE_GROUND,
    because: 'The search is self-contained: it may import from markdown/, platform/ and text/ only.',
  },
  ...CORE.map((name, index) => ({
    folder: `search/core/${name}`,
    forbidden: ['client', 'panel', ...CORE.slice(index + 1).map((other) => `core/${other}`)].map(
      (other) => `search/${other}`,
    ),
    because: `The order of the core is ${CORE.join(', ')}: each folder may import from the ones before it, and nothing from the client or the panel.`,
  })),
  {
    folder: 'checks',
    forbidden: ['plugins', 'src', ...ENTRANCES],
    because:
      'A check must not depend on what it checks. Move what both need to markdown/, platform/ or text/.',
  },
  {
    folder: 'plugins',
    forbidden: ['checks', 'src', ...ENTRANCES],
    because:
      'A plugin must work without the checks and the pages. Move what both need to markdown/, platform/ or text/.',
  },
  {
    folder: 'src',
    forbidden: ['checks', ...ENTRANCES],
    because: 'Pages may only use what plugins provide.',
  },
  {
    folder: 'scripts',
    forbidden: ['bench', 'deploy', 'tests'],
    because: 'Tests, benchmarks and packages use scripts, not vice versa.',
  },
  {
    folder: 'deploy',
    forbidden: ['bench', 'tests'],
    because: 'A package contains the build: tests may use it, not vice versa.',
  },
  {
    folder: 'checks/sources',
    forbidden: ['build', ...CHECKS].map((name) => `checks/${name}`),
    because: 'Reading the sources comes before every check.',
  },
  {
    folder: 'checks/build',
    forbidden: CHECKS.map((name) => `checks/${name}`),
    because: 'Reading the build comes before every check.',
  },
  ...CHECKS.map((name, index) => ({
    folder: `checks/${name}`,
    forbidden: CHECKS.slice(0, index).map((other) => `checks/${other}`),
    because: `The order of the checks is ${CHECKS.join(', ')}: each may import from later ones only, to avoid cycles.`,
  })),
];

/**
 * A pattern for all relative imports of one folder from files of another, at any depth. Both are relative to the
 * project.
 */
function createPattern(from: string, to: string): string {
  const fromParts = from.split('/');
  // The folders that both have in common may be missing, depending on how deep the importing file is.
  const parts = to
    .split('/')
    .map((part, index) => (part === fromParts[index] ? `(?:${part}/)?` : `${part}/`));
  return `^(?:\\.\\./)+${parts.join('').replace(/\/$/, '')}(?:/|$)`;
}

/**
 * One entry per folder. ESLint applies only the last rule that matches a file, so inner folders repeat the rules of the
 * outer zone.
 */
function createEntry(zone: Zone): Linter.Config {
  const applying = zones.filter(({folder}) => `${zone.folder}/`.startsWith(`${folder}/`));
  const patterns = applying.flatMap(({folder, forbidden, because}) =>
    forbidden.map((other) => ({regex: createPattern(folder, other), message: because})),
  );
  return {
    files: [`${zone.folder}/**/*.{ts,tsx}`],
    rules: {'no-restricted-imports': ['error', {patterns}]},
  };
}

/** Flat configuration that enforces the direction of imports. */
export const importRules: Linter.Config[] = zones.map(createEntry);
