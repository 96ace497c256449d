/** Checks that each Docusaurus internal listed in framework/DOCUSAURUS.md still exists and works as we use it. */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {dirname} from 'node:path';

import {Globby} from '@docusaurus/utils';
import {expect, it, test} from 'vitest';

import * as protocol from '../browser/protocol';

const PACKAGES = 'node_modules/@docusaurus';
const CLIENT = `${PACKAGES}/core/lib/client`;
const THEME = `${PACKAGES}/theme-classic/lib`;

/** Folders in which the original of one of our components can be. */
const THEME_FOLDERS = [
  `${THEME}/theme`,
  `${CLIENT}/theme-fallback`,
  `${PACKAGES}/theme-live-codeblock/lib/theme`,
];

function read(file: string): string {
  return readFileSync(file, 'utf8');
}

async function readAll(pattern: string | string[]): Promise<string> {
  return (await Globby(pattern)).sort().map(read).join('\n');
}

/** What a text must contain: a string or a match; `sha256:…` is the beginning of the hash of the whole text. */
type Part = string | RegExp;

type Contents = Record<string, Part[]>;

function hasPart(text: string, part: Part): boolean {
  if (typeof part !== 'string') return part.test(text);
  const hash = createHash('sha256').update(text).digest('hex');
  return part.startsWith('sha256:') ? `sha256:${hash}`.startsWith(part) : text.includes(part);
}

function findMissing(text: string, parts: Iterable<Part>): string[] {
  return [...parts].filter((part) => !hasPart(text, part)).map(String);
}

async function findContentFaults(contents: Contents): Promise<string[]> {
  const faults = Object.entries(contents).map(async ([files, parts]) =>
    findMissing(await readAll(files), parts).map((part) => `${files} has no ${part}`),
  );
  return (await Promise.all(faults)).flat();
}

function findMatches(text: string, pattern: RegExp): Set<string> {
  return new Set([...text.matchAll(pattern)].map(([, found = '']) => found));
}

/** Checks the names of theme components in path patterns: `[\\/]theme[\\/](?:Doc\w+|Tag)`. */
async function findFolderFaults(): Promise<string[]> {
  const patterns = read('framework/style-sheet/parts.ts') + read('framework/bundle/splitChunks.ts');
  const names = [...findMatches(patterns, /theme(?:\|components\))?\[\\\\\/\](?:\(\?:)?([\w|\\+*]+)/g)]
    .flatMap((group) => group.split('|'))
    .map((name) => name.replace(/\\w.*$/, ''));
  const folders = (await Globby(`${THEME}/theme/*`, {onlyDirectories: true})).join('\n');
  const paths = names.map((name) => `/theme/${name}`);
  return names.length < 10 ? ['names in the patterns'] : findMissing(folders, paths);
}

const ORIGINALS: Contents = {
  [`${THEME}/theme/Admonition/Icon/Warning.js`]: ['sha256:2c176437'],
  [`${THEME}/theme/Blog/Components/Author/Socials/index.js`]: ['sha256:c0e3e89a'],
  [`${THEME}/theme/BlogArchivePage/index.js`]: ['sha256:9a46c4de'],
  [`${THEME}/theme/BlogListPage/index.js`]: ['sha256:bea76516'],
  [`${THEME}/theme/BlogPostItem/Footer/ReadMoreLink/index.js`]: ['sha256:727f3819'],
  [`${THEME}/theme/BlogPostItem/Header/index.js`]: ['sha256:53821c5b'],
  [`${THEME}/theme/BlogPostPage/StructuredData/index.js`]: ['sha256:20603e58'],
  [`${THEME}/theme/BlogTagsListPage/index.js`]: ['sha256:571e294b'],
  [`${THEME}/theme/ColorModeToggle/index.js`]: ['sha256:a1deac53'],
  [`${THEME}/theme/DocBreadcrumbs/index.js`]: ['sha256:ee30d7a2'],
  [`${THEME}/theme/Heading/index.js`]: ['sha256:2309a6d6'],
  [`${THEME}/theme/Icon/DarkMode/index.js`]: ['sha256:0fdf0d35'],
  [`${THEME}/theme/Icon/Edit/index.js`]: ['sha256:32e36edd'],
  [`${THEME}/theme/Icon/ExternalLink/index.js`]: ['sha256:68a39616'],
  [`${THEME}/theme/Icon/Home/index.js`]: ['sha256:5737c97a'],
  [`${THEME}/theme/Icon/Language/index.js`]: ['sha256:03b3eaee'],
  [`${THEME}/theme/Icon/LightMode/index.js`]: ['sha256:032b3f6a'],
  [`${THEME}/theme/LastUpdated/index.js`]: ['sha256:30948229'],
  [`${THEME}/theme/NavbarItem/DropdownNavbarItem/index.js`]: ['sha256:4d39e7fd'],
  [`${THEME}/theme/NotFound/Content/index.js`]: ['sha256:1339cadd'],
};

async function findComponentFaults(): Promise<string[]> {
  const files = await Globby(['src/theme/**/*.tsx', 'search/theme/**/index.tsx']);
  const names = files.map((file) =>
    file.replace(/^(?:src|search)\/theme\//, '').replace(/(?:\/index)?\.tsx$/, ''),
  );
  const isKnown = (name: string) =>
    THEME_FOLDERS.some(
      (folder) => existsSync(`${folder}/${name}.js`) || existsSync(`${folder}/${name}/index.js`),
    );
  return [...names.filter((name) => !isKnown(name)), ...(await findContentFaults(ORIGINALS))];
}

const SHEETS = '{framework,markdown,search,src,tools}/**/*.css';

async function findClassFaults(): Promise<string[]> {
  const sources = await readAll([SHEETS, 'outputs/feeds/cleanFeedHtml.ts']);
  const classes = await readAll(`${PACKAGES}/theme-*/lib/**/*.module.css`);
  return findMissing(classes, findMatches(sources, /\[class\*='?(\w+?)_?'?\]/g));
}

async function findInfimaFaults(): Promise<string[]> {
  const set = findMatches(await readAll(SHEETS), /^\s*(--ifm-[\w-]+):/gm);
  const known =
    read('node_modules/infima/dist/css/default/default.css') +
    (await readAll(`${PACKAGES}/theme-*/lib/**/*.css`));
  return findMissing(known, set);
}

/** For each row of framework/DOCUSAURUS.md: what files must contain, or a function that returns what is missing, or throws. */
const CHECKS: Record<string, Contents | (() => Promise<string[]>)> = {
  Routes: {
    [`${CLIENT}/exports/renderRoutes.js`]: ["renderRoutes as default } from 'react-router-config'"],
    [`${CLIENT}/docusaurus.js`]: ["{ matchRoutes } from 'react-router-config'"],
    [`${CLIENT}/preload.js`]: ["{ matchRoutes } from 'react-router-config'"],
    [`${CLIENT}/normalizeLocation.js`]: [
      "{ matchRoutes } from 'react-router-config'",
      'route.exact === true',
    ],
  },
  'Client entry': {
    [`${CLIENT}/clientEntry.js`]: ['sha256:a9d6514e'],
    [`${PACKAGES}/core/lib/webpack/client.js`]: ['client/clientEntry.js'],
    [`${CLIENT}/docusaurusContext.js`]: ["'@generated/docusaurus.config'"],
  },
  'Paths with `#`': {
    'node_modules/@rspack/core/dist/index.js': [
      String.raw`.replace(/#/g, '\u200b#')`,
      String.raw`/^((?:\u200b.|[^?#\u200b])*)`,
      'set noPitch(value)',
    ],
    [`${PACKAGES}/utils/lib/webpackUtils.js`]: [
      /inlineMarkdownImageFileLoader: `!\$\{\(0, \w+\.escapePath\)\(require\.resolve\('url-loader'\)\)\}/,
    ],
  },
  'Client manifest': {
    [`${PACKAGES}/core/lib/webpack/client.js`]: ["'client-manifest.json'"],
    'node_modules/react-loadable-ssr-addon-v5-slorber/lib/getBundles.js': ['manifest.origins[chunk]'],
  },
  'Page template': {
    [`${PACKAGES}/core/lib/ssg/ssgTemplate.html.js`]: ['sha256:5d6584e4'],
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
  'Progress bar': {
    'node_modules/nprogress/nprogress.js': [
      `'<div class="bar" role="bar"><div class="peg"></div></div><div class="spinner"`,
    ],
    [`${THEME}/nprogress.js`]: ['showSpinner: false'],
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
  'Theme components': findComponentFaults,
  'Inner hooks': {
    [`${PACKAGES}/theme-common/lib/internal.js`]: ['useBlogTagsPostsPageTitle', 'useNavbarMobileSidebar'],
  },
  Translations: {
    [`${PACKAGES}/core/lib/server/translations/translationsExtractor.js`]: [
      'const codePaths = plugin.getPathsToWatch?.() ?? [];',
    ],
  },
  'Class names': findClassFaults,
  'Folders of the theme': findFolderFaults,
  Infima: findInfimaFaults,
};

/** The rows of the table: names, with what to do when the internal changes. */
const ROWS = new Map(
  [
    ...read('framework/DOCUSAURUS.md')
      .replace(/^## Update[^]*/m, '')
      .matchAll(/^\| (?!Name +\||---)([^|]+?) \|.*\| ([^|]+?) \|$/gm),
  ].map(([, name = '', advice = '']) => [name, advice]),
);

it.each(Object.entries(CHECKS))(
  'framework/DOCUSAURUS.md, "%s": Docusaurus still works as we use it',
  async (row, check) => {
    const faults = await (typeof check === 'function' ? check() : findContentFaults(check));
    expect(faults, `framework/DOCUSAURUS.md, "${row}". What to do: ${ROWS.get(row) ?? ''}.`).toEqual([]);
  },
);

test('each row of framework/DOCUSAURUS.md has a check, and each check a row', () => {
  expect([...ROWS.keys()]).toEqual(Object.keys(CHECKS));
});

test('framework/DOCUSAURUS.md names every file that imports an internal', async () => {
  const files = await Globby([
    '{checks,framework,markdown,outputs,search,src,scripts,tools}/**/*.{ts,tsx}',
    '!**/*.test.ts',
    '!**/fixtures/**',
  ]);
  const internal = /@docusaurus\/[\w-]+\/(?:lib|src|internal)\b|node_modules\/@docusaurus/;
  const table = read('framework/DOCUSAURUS.md');
  const isNamed = (file: string): boolean =>
    file.includes('/') && (table.includes(file) || isNamed(dirname(file)));
  expect(files.filter((file) => internal.test(read(file)) && !isNamed(file))).toEqual([]);
});
