/** Which browser tests show what the code of a folder does. Of several folders that hold a file, all count. */
export const BROWSER_TESTS: Readonly<Record<string, readonly string[]>> = {
  'browser/': ['early-input', 'states', 'page-menu'],
  'browser/lazy/': ['lazy-content', 'tools/'],
  'framework/bundle/': ['page-loading', 'routes-prefetch', 'weight'],
  'framework/loader/': ['early-input', 'lazy-content', 'page-loading'],
  'framework/router/': ['addresses', 'routes', 'states-focus'],
  'framework/security/': ['security', 'tools/live-code/'],
  'framework/style-sheet/': ['look/', 'weight'],
  'markdown/catalogue/': ['approval', 'home', 'look/matrix', 'scanners'],
  'markdown/code/': ['code-blocks', 'home'],
  'markdown/diagrams/': ['look/diagrams'],
  'markdown/folds/': ['folds'],
  'markdown/reference/': ['look/reference'],
  'markdown/tables/': ['look/reference', 'tables'],
  'search/': ['search'],
  'src/components/Home': ['home'],
  'src/components/Integration': ['look/matrix', 'scanners'],
  'src/components/PageMenu/': ['page-menu'],
  'src/css/': ['look/', 'tables'],
  'src/theme/': ['errors', 'heading-links', 'look/navigation', 'routes', 'states'],
  'tools/frame/': ['tools/'],
};

/** What a build reads. */
const SITE =
  /^(?:blog|browser|docs|examples|framework|markdown|outputs|platform|search|src|static|text|tools)\/|^(?:docusaurus\.config|sidebars)\.ts$/;
/** What everything depends on. */
const COMMON =
  /^(?:package(?:-lock)?\.json|tsconfig.*|(?:vitest|playwright)\.config\..*|tests\/(?:e2e\/)?\w+\.ts)$/;

/** What can break by a change, as stages of npm scripts for `runStages`. */
export interface Selection {
  stages: string[][];
  /** The changed pages, if nothing else is built from the changed files. */
  pages: string[];
  /** Changed files on which everything depends: only `npm test` shows what they break. */
  common: string[];
}

/**
 * Selects the suites that can find what a change breaks: by imports for code, by folder for pages and the browser.
 *
 * @param changed paths of the changed files, relative to the project
 * @param base the commit with which they were compared
 */
export function selectSuites(changed: readonly string[], base: string): Selection {
  const some = (pattern: RegExp) => changed.some((path) => pattern.test(path));
  const sources = changed.filter((path) => SITE.test(path) && !/\.test\.tsx?$/.test(path));
  const isBuilt = sources.length > 0;
  const isContent = some(/^(?:blog|docs|examples|platform|checks|src\/pages|src\/components\/Home)/);
  const isCode = some(/\.m?tsx?$/);
  const specs = changed.flatMap((path) => [
    ...(path.endsWith('.spec.ts') ? [path] : []),
    // A tool has its own.
    ...(/^tools\/(?!frame)[^/]+\//.exec(path) ?? []),
    ...Object.entries(BROWSER_TESTS).flatMap(([folder, names]) => (path.startsWith(folder) ? names : [])),
  ]);
  const browserTests = [...new Set([...(isBuilt ? ['a11y/every-page'] : []), ...specs])];
  const first = [
    ...(isBuilt ? ['build'] : []),
    ...(isCode ? ['test:types', `test:unit -- --passWithNoTests --changed ${base}`, 'test:lint'] : []),
    ...(isContent ? ['check', 'test:data'] : []),
    'test:format',
    ...(some(/\.md$/) ? ['test:markdown'] : []),
  ];
  const second = [
    ...(browserTests.length > 0 ? [`test:browser -- --project=chromium ${browserTests.join(' ')}`] : []),
    ...(isBuilt || some(/^tests\/built\//) ? ['test:built'] : []),
    ...(isBuilt ? ['check:links', 'check:routes', 'check:browsers'] : []),
    ...(some(/^(?:deploy\/|static\/_|scripts\/(?:serve|staticServer)\.|tests\/hosting\/)/)
      ? ['test:hosting']
      : []),
  ];
  const pages = sources.every((path) => /^(?:blog|docs)\/.*\.md$/.test(path)) ? sources : [];
  return {stages: [first, second], pages, common: changed.filter((path) => COMMON.test(path))};
}
