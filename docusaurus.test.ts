/** Checks that each Docusaurus internal listed in DOCUSAURUS.md still exists and works as we use it. */
import {createHash} from 'node:crypto';
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';

import {Globby} from '@docusaurus/utils';
import {expect, it, test} from 'vitest';

import {FEED_COMPLETIONS} from './plugins/blog/completeFeed';
import {readRegistry, readRoutes} from './plugins/bundle/readGenerated';
import * as protocol from './protocol';

const PACKAGES = 'node_modules/@docusaurus';
const CLIENT = `${PACKAGES}/core/lib/client`;
const THEME = `${PACKAGES}/theme-classic/lib`;
const load = createRequire(join(process.cwd(), 'docusaurus.test.ts'));
const loadOfBlog = createRequire(load.resolve('@docusaurus/plugin-content-blog'));

/** Start of the SHA-256 hash of files that we have copied or replaced, by row of DOCUSAURUS.md. */
const FINGERPRINTS: Record<string, Record<string, string>> = {
  'Client modules': {
    [`${CLIENT}/docusaurus.js`]: 'b0d1dbdc',
    [`${CLIENT}/preload.js`]: '8c1e3de1',
    [`${CLIENT}/normalizeLocation.js`]: '2759003e',
    [`${CLIENT}/BaseUrlIssueBanner/index.js`]: 'b9c2cf4b',
  },
  'Pending navigation': {[`${CLIENT}/PendingNavigation.js`]: '1c489db3'},
  'Client entry': {[`${CLIENT}/clientEntry.js`]: 'a9d6514e'},
  'Page template': {[`${PACKAGES}/core/lib/ssg/ssgTemplate.html.js`]: '5d6584e4'},
  'Theme components': {
    [`${THEME}/theme/Blog/Components/Author/Socials/index.js`]: 'c0e3e89a',
    [`${THEME}/theme/BlogArchivePage/index.js`]: '9a46c4de',
    [`${THEME}/theme/BlogListPage/index.js`]: 'bea76516',
    [`${THEME}/theme/BlogPostItem/Footer/ReadMoreLink/index.js`]: '727f3819',
    [`${THEME}/theme/BlogPostItem/Header/index.js`]: '53821c5b',
    [`${THEME}/theme/BlogPostPage/StructuredData/index.js`]: '20603e58',
    [`${THEME}/theme/BlogTagsListPage/index.js`]: '571e294b',
    [`${THEME}/theme/ColorModeToggle/index.js`]: 'a1deac53',
    [`${THEME}/theme/DocBreadcrumbs/index.js`]: 'ee30d7a2',
    [`${THEME}/theme/NavbarItem/DropdownNavbarItem/index.js`]: '4d39e7fd',
    [`${THEME}/theme/NotFound/Content/index.js`]: '1339cadd',
  },
};

/** Folders in which the original of one of our components can be. */
const THEME_FOLDERS = [
  `${THEME}/theme`,
  `${CLIENT}/theme-fallback`,
  `${PACKAGES}/theme-live-codeblock/lib/theme`,
];
/** Our own components that are imported as `@theme/…` but replace nothing. */
const OWN_COMPONENTS = ['StaticHtml', 'SearchBar/SearchPanel'];

function read(file: string): string {
  return readFileSync(file, 'utf8');
}

/** All files that match a glob pattern, concatenated. */
async function readAll(pattern: string | string[]): Promise<string> {
  return (await Globby(pattern)).sort().map(read).join('\n');
}

/** The strings and patterns that do not occur in a text. */
function findMissing(text: string, parts: Iterable<string | RegExp>): string[] {
  const has = (part: string | RegExp) => (typeof part === 'string' ? text.includes(part) : part.test(text));
  return [...parts].filter((part) => !has(part)).map(String);
}

function findMatches(text: string, pattern: RegExp): Set<string> {
  return new Set([...text.matchAll(pattern)].map(([, found = '']) => found));
}

/** Has Docusaurus generate its modules for a site with two routes, and reads them. */
async function findGeneratedFaults(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'generated-'));
  const page = {
    path: '/a/b',
    component: '@theme/B',
    exact: true,
    sidebar: 'docs',
    modules: {content: '@site/b.md'},
  };
  const {generateRouteFiles} = load('@docusaurus/core/lib/server/codegen/codegenRoutes') as {
    generateRouteFiles: (site: object) => Promise<void>;
  };
  try {
    await generateRouteFiles({
      generatedFilesDir: folder,
      routes: [{path: '/a', component: '@theme/A', routes: [page]}],
    });
    const hash: unknown = expect.any(String);
    const inner = {path: '/a/b', hash, fields: {exact: true, sidebar: 'docs'}, routes: undefined};
    const [outer, notFound] = readRoutes(folder);
    expect(outer).toEqual({path: '/a', hash, fields: {}, routes: [inner]});
    expect(notFound).toEqual({path: '*', hash: undefined, fields: {}, routes: undefined});
    const registry = readRegistry(folder);
    expect(Object.values(registry).sort()).toEqual(['@site/b.md', '@theme/A', '@theme/B']);
    const chunks = JSON.parse(read(join(folder, 'routesChunkNames.json'))) as Record<
      string,
      {content?: string}
    >;
    const key = `/a/b-${outer?.routes?.[0]?.hash ?? ''}`;
    expect(registry[chunks[key]?.content ?? '']).toBe('@site/b.md');
    return [];
  } finally {
    rmSync(folder, {recursive: true});
  }
}

function findFeedFaults(): string[] {
  const {Feed} = loadOfBlog('feed') as {
    Feed: new (facts: object) => {rss2: () => string; atom1: () => string; json1: () => string};
  };
  const feed = new Feed({title: 'Blog', id: 'https://example.org/', link: 'https://example.org/'});
  const texts = {'rss.xml': feed.rss2(), 'atom.xml': feed.atom1(), 'feed.json': feed.json1()};
  const facts = {url: 'https://example.org/feed', language: 'en'};
  // A completion throws if it does not find the place to insert at.
  const completed = Object.entries(texts).map(([name, text]) => FEED_COMPLETIONS[name]?.(text, facts));
  return completed.flatMap((text) => findMissing(text ?? '', [facts.url]));
}

/** Checks the names of theme components in path patterns: `[\\/]theme[\\/](?:Doc\w+|Tag)`. */
async function findFolderFaults(): Promise<string[]> {
  const patterns = read('plugins/style-sheet/parts.ts') + read('plugins/bundle/splitChunks.ts');
  const names = [...findMatches(patterns, /theme(?:\|components\))?\[\\\\\/\](?:\(\?:)?([\w|\\+*]+)/g)]
    .flatMap((group) => group.split('|'))
    .map((name) => name.replace(/\\w.*$/, ''));
  const folders = (await Globby(`${THEME}/theme/*`, {onlyDirectories: true})).join('\n');
  return names.length < 10
    ? ['names in the patterns']
    : findMissing(
        folders,
        names.map((name) => `/theme/${name}`),
      );
}

async function findComponentFaults(): Promise<string[]> {
  const files = await Globby([
    'src/theme/**/*.tsx',
    'plugins/*/theme/**/index.tsx',
    'search/panel/**/index.tsx',
  ]);
  const names = files.map((file) =>
    file
      .replace(/^(?:src\/theme|plugins\/[\w-]+\/theme|search\/panel)\//, '')
      .replace(/(?:\/index)?\.tsx$/, ''),
  );
  const isKnown = (name: string) =>
    OWN_COMPONENTS.includes(name) ||
    THEME_FOLDERS.some(
      (folder) => existsSync(`${folder}/${name}.js`) || existsSync(`${folder}/${name}/index.js`),
    );
  return names.filter((name) => !isKnown(name));
}

async function findClassFaults(): Promise<string[]> {
  const sources = await readAll(['src/css/**/*.css', 'plugins/blog/cleanFeedHtml.ts']);
  const classes = await readAll(`${PACKAGES}/theme-*/lib/**/*.module.css`);
  const names = [...findMatches(sources, /\[class\*='?(\w+?)_?'?\]/g)].filter(
    (name) => name !== 'buttonGroup',
  );
  return findMissing(classes, names);
}

async function findInfimaFaults(): Promise<string[]> {
  const set = findMatches(await readAll('src/css/**/*.css'), /^\s*(--ifm-[\w-]+):/gm);
  const known =
    read('node_modules/infima/dist/css/default/default.css') +
    (await readAll(`${PACKAGES}/theme-*/lib/**/*.css`));
  return findMissing(known, set);
}

/** For each row of DOCUSAURUS.md: strings and patterns that files must contain, by glob pattern of the files. */
const CONTENTS: Record<string, Record<string, (string | RegExp)[]>> = {
  'Client modules': {
    [`${CLIENT}/**/*.js`]: [
      "from './docusaurus'",
      "from './preload'",
      "from './normalizeLocation'",
      "from './PendingNavigation'",
      "from './BaseUrlIssueBanner'",
      "renderRoutes as default } from 'react-router-config'",
    ],
  },
  'Pending navigation': {
    [`${CLIENT}/ClientLifecyclesDispatcher.js`]: ['export function dispatchLifecycleAction'],
  },
  Prefetching: {[`${CLIENT}/prefetch.js`]: ['export default function prefetch(url)']},
  'Client entry': {
    [`${PACKAGES}/core/lib/webpack/client.js`]: ['client/clientEntry.js'],
    [`${CLIENT}/docusaurusContext.js`]: ["'@generated/docusaurus.config'"],
  },
  'Chunk files': {
    [`${PACKAGES}/core/lib/webpack/client.js`]: ['new ChunkAssetPlugin_1.default()'],
    [`${PACKAGES}/core/lib/webpack/plugins/ChunkAssetPlugin.js`]: [
      '${publicPath} + ${getChunkScriptFilename}(chunkId)',
    ],
  },
  'Cache groups': {
    [`${PACKAGES}/core/lib/webpack/base.js`]: [
      /name: 'styles',\s+type: 'css\/mini-extract',[^}]*priority: 50,/,
      /name: 'common',[^}]*priority: 40,/,
    ],
  },
  'Generated modules': {
    [`${CLIENT}/**/*.js`]: [
      "'@generated/registry'",
      "'@generated/docusaurus.config'",
      "'@generated/site-metadata'",
      "'@generated/routes'",
      "'@generated/routesChunkNames'",
    ],
  },
  'Helper library': {
    [`${PACKAGES}/utils-common/lib/*.js`]: [
      /^(?![^]*tslib_1\.(?!__importDefault))[^]*tslib_1\.__importDefault/,
    ],
  },
  'Client manifest': {
    [`${PACKAGES}/core/lib/webpack/client.js`]: ["'client-manifest.json'"],
    'node_modules/react-loadable-ssr-addon-v5-slorber/lib/getBundles.js': ['manifest.origins[chunk]'],
  },
  'Page template': {
    [`${PACKAGES}/core/lib/server/configValidation.js`]: [/ssrTemplate: \w+\.Joi\.string\(\)/],
  },
  'Names in the page': {
    [`${CLIENT}/**/*.js`]: [`'${protocol.CONTAINER_ID}'`, protocol.HYDRATED, protocol.BASE_URL_BANNER_ID],
    [`${PACKAGES}/theme-common/lib/contexts/*.js`]: [
      `'${protocol.ANNOUNCEMENT_DISMISS_KEY}'`,
      `'${protocol.ANNOUNCEMENT_ID_KEY}'`,
      `= '${protocol.MODE_KEY}'`,
    ],
    [`${THEME}/**/*.{js,css}`]: [
      `html[${protocol.ANNOUNCEMENT_DISMISSED}='true']`,
      `'${protocol.MODE_ATTRIBUTE}'`,
    ],
  },
  Highlighter: {[`${THEME}/index.js`]: ["'./prism-include-languages'"]},
  'Loading of parts': {
    'node_modules/react-loadable/lib/index.js': ['error:', 'retry:', 'pastDelay:'],
  },
  'Progress bar': {
    'node_modules/nprogress/nprogress.js': [
      `'<div class="bar" role="bar"><div class="peg"></div></div><div class="spinner"`,
    ],
    [`${THEME}/nprogress.js`]: ['showSpinner: false'],
  },
  'Options of plugins': {
    [`${PACKAGES}/plugin-content-docs/lib/options.js`]: ['exports.validateOptions = validateOptions'],
    [`${PACKAGES}/plugin-content-blog/lib/options.js`]: ['exports.validateOptions = validateOptions'],
  },
  'Routes of documentation': {
    [`${PACKAGES}/plugin-content-docs/lib/routes.js`]: ['version: (0, props_1.toVersionMetadataProp)'],
    [`${PACKAGES}/plugin-content-docs/lib/props.js`]: ['docsSidebars:', /docs: \w+/],
  },
  'Routes of the blog': {
    [`${PACKAGES}/plugin-content-blog/lib/routes.js`]: [
      /\[\s*baseUrl,\s*routeBasePath,\s*authorsBasePath,?\s*\]/,
      /\[baseUrl, routeBasePath, archiveBasePath\]/,
    ],
    [`${PACKAGES}/plugin-content-blog/lib/options.js`]: [
      "pageBasePath: 'page'",
      "archiveBasePath: 'archive'",
      "tagsBasePath: 'tags'",
    ],
  },
  Feeds: {},
  'Messages of a build': {
    [`${PACKAGES}/core/lib/server/brokenLinks.js`]: [
      /Broken \$\{type\} on source page path = /,
      '-> linking to',
    ],
    [`${PACKAGES}/mdx-loader/lib/utils.js`]: [
      'MDX compilation failed for file',
      '\\nCause: ',
      '\\nDetails:\\n',
    ],
    [`${PACKAGES}/plugin-content-{docs,blog}/lib/index.js`]: ["markdown link couldn't be resolved"],
  },
  'Build function': {
    [`${PACKAGES}/core/lib/index.js`]: ['"build"'],
    [`${PACKAGES}/utils/lib/constants.js`]: ["?? '.docusaurus'"],
  },
  'Files of pages': {
    [`${PACKAGES}/plugin-content-docs/lib/routes.js`]: ['docuHash)(doc.source)}.json'],
    [`${PACKAGES}/plugin-content-blog/lib/routes.js`]: ['docuHash)(metadata.source)}.json'],
  },
  'Styles of lists': {
    [`${PACKAGES}/theme-common/lib/components/Collapsible/index.js`]: [
      /ExpandedStyles = \{\s*display: 'block',\s*overflow: 'visible',\s*height: 'auto',\s*\}/,
    ],
  },
  'Markdown compiler': {
    [`${PACKAGES}/mdx-loader/lib/remark/**/*.js`]: [
      'hProperties.metastring = node.meta',
      "node.name = 'Details'",
    ],
  },
  'Copies of patterns': {
    [`${PACKAGES}/utils/lib/markdownUtils.js`]: [String.raw`/\s*\{#(?<id>(?:.(?!\{#|\}))*.)\}$/`],
    [`${PACKAGES}/theme-*/lib/**/*.js`]: [String.raw`/title=(?<quote>["'])(?<title>.*?)\1/`],
  },
  'Theme components': {},
  'Inner hooks': {
    [`${PACKAGES}/theme-common/lib/internal.js`]: ['useBlogTagsPostsPageTitle', 'useNavbarMobileSidebar'],
  },
  'Class names': {},
  'Folders of the theme': {},
  Infima: {},
};

/** Further checks by row. Each returns what is missing, or throws. */
const CHECKS: Record<string, () => string[] | Promise<string[]>> = {
  'Generated modules': findGeneratedFaults,
  Feeds: findFeedFaults,
  'Theme components': findComponentFaults,
  'Class names': findClassFaults,
  'Folders of the theme': findFolderFaults,
  Infima: findInfimaFaults,
};

/** Everything in a row that is no longer as we use it. */
async function collectFaults(row: string): Promise<string[]> {
  const changed = Object.entries(FINGERPRINTS[row] ?? {}).filter(
    ([file, hash]) =>
      !existsSync(file) || createHash('sha256').update(read(file)).digest('hex').slice(0, 8) !== hash,
  );
  const contents = Object.entries(CONTENTS[row] ?? {}).map(async ([files, parts]) =>
    findMissing(await readAll(files), parts).map((part) => `${files} has no ${part}`),
  );
  return [
    ...changed.map(([file]) => `${file} has changed`),
    ...(await Promise.all(contents)).flat(),
    ...((await CHECKS[row]?.()) ?? []),
  ];
}

/** The rows of the table: names, with what to do when the internal changes. */
const ROWS = new Map(
  [
    ...read('DOCUSAURUS.md')
      .replace(/^## Update[^]*/m, '')
      .matchAll(/^\| (?!Name +\||---)([^|]+?) \|.*\| ([^|]+?) \|$/gm),
  ].map(([, name = '', advice = '']) => [name, advice]),
);

it.each(Object.keys(CONTENTS))('DOCUSAURUS.md, "%s": Docusaurus still works as we use it', async (row) => {
  const faults = await collectFaults(row).catch((error: unknown) => [String(error)]);
  expect(faults, `DOCUSAURUS.md, "${row}". What to do: ${ROWS.get(row) ?? ''}.`).toEqual([]);
});

test('each row of DOCUSAURUS.md has a check, and each check a row', () => {
  expect([...ROWS.keys()]).toEqual(Object.keys(CONTENTS));
});

test('DOCUSAURUS.md names every file that imports an internal', async () => {
  const files = await Globby([
    '{checks,markdown,plugins,search,src,scripts}/**/*.{ts,tsx}',
    '!**/*.test.ts',
    '!**/fixtures/**',
  ]);
  const internal = /@docusaurus\/[\w-]+\/(?:lib|src|internal)\b|node_modules\/@docusaurus/;
  const table = read('DOCUSAURUS.md');
  const isNamed = (file: string): boolean =>
    file.includes('/') && (table.includes(file) || isNamed(dirname(file)));
  expect(files.filter((file) => internal.test(read(file)) && !isNamed(file))).toEqual([]);
});
