import type {KnipConfig} from 'knip';

const config: KnipConfig = {
  entry: [
    // Named in an option of a plugin.
    'sidebars.ts',
    // Docusaurus loads theme components by path.
    'src/theme/**/index.tsx',
    'search/theme/**/index.tsx',
    '{search/theme,src/theme}/startPages.ts',
    // Named in clientModules of docusaurus.config.ts.
    'markdown/folds/client/openFold.ts',
    // Bundled separately, into files of their own, by `bundleScripts.ts`.
    'search/{client/worker,panel/index,panel/translate}.ts',
    // Bundled separately by `index.ts`: into a file of its own, and into all pages.
    'tools/own-names/client/{index,start}.ts',
    // Bundled separately, into a file of its own, by `index.ts`.
    'tools/{manifest-check,cascade-explainer}/worker/index.ts',
    // Bundled separately, into all pages, by the plugin `loader`.
    'src/{controls,loader}.ts',
    // They replace modules of Docusaurus.
    'framework/{entry,{bundle,router}/client/*}.ts',
    // A client module of the plugin.
    'framework/security/client/trustConfiguration.ts',
    // Imported by pages with live code, into which `rehypeLiveCode.ts` writes it.
    'tools/live-code/client/index.tsx',
    // Bundled separately, into the page of the sandbox, by `bundleFrame.ts`.
    'tools/live-code/{frame/{checker,frame,worker},component/frame}.ts',
    // Started as a child process by `buildSite.ts`.
    'scripts/runDocusaurus.ts',
    // Started by hand; the first one also by a test.
    'examples/testing/{runJest,renderCharts}.ts',
    // Pages, which import components.
    'docs/**/*.md',
  ],
  project: ['**/*.{ts,tsx,mts,mdx}', 'docs/**/*.md', '!**/fixtures/**'],
  compilers: {md: (text: string) => text.match(/^import .* from '@site\/.*';$/gm)?.join('\n') ?? ''},
  // Examples are laid out for the repository of the platform, which has these.
  ignoreDependencies: [
    '@securecodebox/parser-sdk-nodejs',
    // Named in tests/fonts.conf.
    '@expo-google-fonts/noto-sans-mono',
    // A component of @docusaurus/core that knip does not know.
    '@docusaurus/ErrorBoundary',
  ],
  ignoreUnresolved: ['../../../tests/integration/helpers.js', '../../../../tests/integration/helpers'],
  // The first renders the charts of the examples, by hand; the second is the display of WebKit's tests.
  ignoreBinaries: ['helm', 'Xvfb'],
  // Types of parameters and results are exported with their function, even if no other file uses them yet.
  ignoreExportsUsedInFile: {interface: true, type: true},
};

export default config;
