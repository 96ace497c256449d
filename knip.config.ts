import type {KnipConfig} from 'knip';

const config: KnipConfig = {
  entry: [
    // Named in an option of a plugin.
    'sidebars.ts',
    // Docusaurus loads theme components by their place.
    'src/theme/**/index.tsx',
    'src/theme/MDXComponents.tsx',
    'plugins/*/theme/**/index.{ts,tsx}',
    'search/panel/**/{index,useOpenSearch}.{ts,tsx}',
    // Named in clientModules of docusaurus.config.ts.
    'src/components/Fold/openFold.ts',
    // Started by its address: `new Worker(new URL('./worker.ts', import.meta.url))`.
    'search/client/worker.ts',
    // Bundled on its own, into all pages: `createScript.ts` names it.
    'plugins/static-content/client/codeButtons.ts',
    // The loader is bundled on its own, into pages; the others replace modules of Docusaurus.
    'plugins/loader/client/index.ts',
    'plugins/{bundle,router}/client/*.ts',
    // A client module of the plugin.
    'plugins/site-security/client/trustConfiguration.ts',
    // Bundled on their own, into the page of the sandbox: `createFrame.ts` names them.
    'plugins/live-code/{frame/{frame,worker},component/frame}.ts',
    // A process of its own: `buildSite.ts` names it.
    'scripts/runDocusaurus.ts',
    // Started by hand, the first one by a test too.
    'examples/testing/{runJest,renderCharts}.ts',
  ],
  project: ['**/*.{ts,tsx,mts,mdx}', '!**/fixtures/**'],
  // Examples are laid out for the repository of the platform, which has these.
  ignoreDependencies: [
    '@securecodebox/parser-sdk-nodejs',
    // A component of @docusaurus/core that knip does not know.
    '@docusaurus/ErrorBoundary',
  ],
  ignoreUnresolved: ['../../../tests/integration/helpers.js', '../../../../tests/integration/helpers'],
  // Renders the charts of the examples, by hand.
  ignoreBinaries: ['helm'],
  // Types that describe what a function takes or returns belong to it, also where no other file names them yet.
  ignoreExportsUsedInFile: {interface: true, type: true},
};

export default config;
