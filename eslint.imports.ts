import type {Linter} from 'eslint';

/** A part of the tree, and the parts that its files must not import from. */
interface Zone {
  /** Folder relative to the project. */
  folder: string;
  /** Folders relative to the project; subfolders are included. */
  forbidden: readonly string[];
  /** The end of the message: what to do instead. */
  because: string;
}

/** Everything that knows what the site is made of: what lies below must not know it. */
const ABOVE_THE_GROUND = ['bench', 'checks', 'deploy', 'plugins', 'scripts', 'src', 'tests'];
const ENTRANCES = ['bench', 'deploy', 'scripts', 'tests'];
/** Checks by folder; each may use the ones behind it in the list. */
const CHECKS = ['commands', 'examples', 'pages', 'prose', 'spelling', 'links', 'routes'];
/** Folders of the search's core: each may use the ones before it in the list. */
const CORE = ['text', 'index', 'match', 'rank'];

/**
 * The direction of imports: configuration, scripts, tests, bench and deploy → checks, plugins, src → markdown, search →
 * platform → text. Circles between files are found by knip.
 */
const zones: readonly Zone[] = [
  {
    folder: 'text',
    forbidden: ['platform', 'markdown', 'search', ...ABOVE_THE_GROUND],
    because: 'text/ is the ground floor and imports nothing of the project.',
  },
  {
    folder: 'platform',
    forbidden: ['markdown', 'search', ...ABOVE_THE_GROUND],
    because: 'platform/ knows the platform and not the site: it imports from text/ only.',
  },
  {
    folder: 'markdown',
    forbidden: ['search', ...ABOVE_THE_GROUND],
    because:
      'markdown/ turns text into pages and knows nothing of plugins: it imports from platform/ and text/.',
  },
  {
    folder: 'search',
    forbidden: ABOVE_THE_GROUND,
    because: 'The search is a house of its own: it imports from markdown/, platform/ and text/.',
  },
  ...CORE.map((name, index) => ({
    folder: `search/core/${name}`,
    forbidden: ['client', 'panel', ...CORE.slice(index + 1).map((other) => `core/${other}`)].map(
      (other) => `search/${other}`,
    ),
    because: `The core goes from ${CORE.join(' over ')}: each folder uses the ones before it, and nothing of the panel.`,
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
    because: 'Pages read the data of plugins and nothing else.',
  },
  {
    folder: 'scripts',
    forbidden: ['bench', 'deploy', 'tests'],
    because: 'Tests, benchmarks and packages use scripts, not the other way round.',
  },
  {
    folder: 'deploy',
    forbidden: ['bench', 'tests'],
    because: 'A package is made of the build: tests may use it, not the other way round.',
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
    because: `The order of the checks is ${CHECKS.join(', ')}: each may use later ones, so that there is no circle.`,
  })),
];

/** How files of a folder, at any depth, may write an import from another one. Both are relative to the project. */
function createPattern(from: string, to: string): string {
  const fromParts = from.split('/');
  // How many of the folders above both are written depends on how deep the file is.
  const parts = to
    .split('/')
    .map((part, index) => (part === fromParts[index] ? `(?:${part}/)?` : `${part}/`));
  return `^(?:\\.\\./)+${parts.join('').replace(/\/$/, '')}(?:/|$)`;
}

/** One entry for each folder: ESLint takes the last rule that fits a file, so inner folders repeat the outer zone. */
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

/** Flat configuration that holds the direction of imports. */
export const importRules: Linter.Config[] = zones.map(createEntry);
